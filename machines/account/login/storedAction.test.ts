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
    expect(parseStoredAction(storedText(full))).toEqual(full)
  })

  test.each(guestActionTypes.filter(canBeStored))(
    '%s is read as it was written [LGN-4]',
    (type) => {
      expect(parseStoredAction(storedText({ type }))).toEqual({ type })
    },
  )

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"type":7}',
    '{"type":"runScript"}',
    '{"type":"toString"}',
    '{"type":"chargeOneClick"}',
    '{"type":"chargeOneClick","params":{"targetId":"c1","value":40}}',
    '{"type":"getVip","params":null}',
    '{"type":"getVip","params":[]}',
    '{"type":"getVip","params":{"other":1}}',
    '{"type":"getVip","params":{"__proto__":{}}}',
    '{"type":"getVip","params":{"toString":1}}',
    '{"type":"getVip","params":{"targetId":7}}',
    '{"type":"getVip","params":{"value":true}}',
    '{"type":"getVip","params":{"shouldOpen":"yes"}}',
    '{"type":"getVip","params":{"options":{"a":{}}}}',
    '{"type":"getVip","params":{"config":[1]}}',
    '{"type":"openPath","params":{"targetUrl":"https://elsewhere.example/"}}',
    '{"type":"openPath","params":{"targetUrl":"//elsewhere.example/"}}',
    '{"type":"openPath","params":{"targetUrl":"/\\\\elsewhere.example/"}}',
    '{"type":"openPath","params":{"targetUrl":"javascript:alert(1)"}}',
  ])('%s cannot be read [LGN-5]', (text) => {
    expect(parseStoredAction(text)).toBeNull()
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
