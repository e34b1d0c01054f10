import { describe, expect, test } from 'vitest'
import { type GuestAction, guestActionTypes } from '../gate/gate.actions.ts'
import { canBeStored } from '../gate/gate.table.ts'
import { parseStoredAction, redirectOf, storedText } from './storedAction.ts'

const full: GuestAction = {
  type: 'openBought',
  params: {
    targetId: 'video-7',
    targetUrl: '/en/videos/',
    value: 40,
    options: { isBought: false, kind: 'video', count: 2 },
    qmDate: '2026-01-01',
    shouldOpen: true,
    config: { mode: 'short' },
    storeAutoOpenSetting: false,
  },
}

describe('a stored action', () => {
  test('is written as type plus params [LGN-4]', () => {
    expect(JSON.parse(storedText(full))).toEqual({ type: full.type, params: full.params })
    expect(storedText({ type: 'getVip' })).toBe('{"type":"getVip"}')
  })

  test('holds all params there are [LGN-5]', () => {
    expect(parseStoredAction(storedText(full))).toEqual({ action: full })
  })

  test.each(guestActionTypes.filter(canBeStored))(
    '%s is read as it was written [LGN-4]',
    (type) => {
      expect(parseStoredAction(storedText({ type }))).toEqual({ action: { type } })
    },
  )

  test.each([
    ['', 'notJson'],
    ['{', 'notJson'],
    ['null', 'notJson'],
    ['7', 'notJson'],
    ['[]', 'notJson'],
    ['{}', 'unknownType'],
    ['{"type":7}', 'unknownType'],
    ['{"type":"runScript"}', 'unknownType'],
    ['{"type":"toString"}', 'unknownType'],
    ['{"type":"chargeOneClick"}', 'onlyForNow'],
    ['{"type":"chargeOneClick","params":{"targetId":"c1","value":40}}', 'onlyForNow'],
    ['{"type":"getVip","params":null}', 'malformedParams'],
    ['{"type":"getVip","params":[]}', 'malformedParams'],
    ['{"type":"getVip","params":{"other":1}}', 'malformedParams'],
    ['{"type":"getVip","params":{"__proto__":{}}}', 'malformedParams'],
    ['{"type":"getVip","params":{"toString":1}}', 'malformedParams'],
    ['{"type":"getVip","params":{"targetId":7}}', 'malformedParams'],
    ['{"type":"getVip","params":{"value":true}}', 'malformedParams'],
    ['{"type":"getVip","params":{"shouldOpen":"yes"}}', 'malformedParams'],
    ['{"type":"getVip","params":{"options":{"a":{}}}}', 'malformedParams'],
    ['{"type":"getVip","params":{"config":[1]}}', 'malformedParams'],
    ['{"type":"openPath","params":{"targetUrl":"https://elsewhere.example/"}}', 'malformedParams'],
    ['{"type":"openPath","params":{"targetUrl":"//elsewhere.example/"}}', 'malformedParams'],
    ['{"type":"openPath","params":{"targetUrl":"/\\\\elsewhere.example/"}}', 'malformedParams'],
    ['{"type":"openPath","params":{"targetUrl":"javascript:alert(1)"}}', 'malformedParams'],
  ])('%s cannot be read: %s [LGN-5]', (text, unreadable) => {
    expect(parseStoredAction(text)).toEqual({ unreadable })
  })
})

test('only an action that does nothing but lead somewhere is a redirect [LGN-9]', () => {
  const params = { targetUrl: '/en/feed/' }
  expect(redirectOf(storedText({ type: 'openPath', params }))).toBe('/en/feed/')
  expect(redirectOf(storedText({ type: 'openPath' }))).toBeNull()
  expect(redirectOf(storedText({ type: 'openAdultPath', params }))).toBeNull()
  expect(redirectOf('{')).toBeNull()
  expect(redirectOf(null)).toBeNull()
})
