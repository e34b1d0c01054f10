import { describe, expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { type PageName, routeNames } from '../navigation/routes.ts'
import type { LegalTextId } from './legal.events.ts'
import { legalMachine } from './legal.machine.ts'
import { selectLegalProgress, selectLegalText, selectLegalTextId } from './legal.selectors.ts'

function start() {
  const loadLegalText = answeredSlot<string, { id: LegalTextId }>()
  const machine = legalMachine.provide({ actors: { loadLegalText: loadLegalText.logic } })
  const { actor } = walk(setFold, 'legal', machine, undefined)
  return {
    calls: loadLegalText.calls,
    enter: (page: PageName, path = `/en/${page}/`) =>
      actor.send({ type: 'navigation.pageEntered', page, path, query: {} }),
    retry: () => actor.send({ type: 'legal.retryRequested' }),
    seen: () => [selectLegalProgress(actor.getSnapshot()), selectLegalText(actor.getSnapshot())],
    id: () => selectLegalTextId(actor.getSnapshot()),
  }
}

describe('the legal document', () => {
  test.each([
    ['terms', 'GTC'],
    ['dataProtection', 'PP'],
    ['imprint', 'IMP'],
  ] as const)('of page %s is %s, loaded as the page is entered [LGL-7]', async (page, id) => {
    const { calls, enter, seen, ...legal } = start()
    expect(seen()).toEqual(['elsewhere', null])
    enter(page)
    expect(calls.map(({ input }) => input)).toEqual([{ id }])
    expect(seen()).toEqual(['loading', null])
    expect(legal.id()).toBe(id)
    await calls[0]?.resolve('§ 1')
    expect(seen()).toEqual(['loaded', '§ 1'])
  })

  test('is the privacy policy, the terms or the imprint, and there is no other [LGL-3]', () => {
    const { calls, enter } = start()
    for (const page of routeNames) enter(page)
    expect(calls.map(({ input }) => input.id).toSorted()).toEqual(['GTC', 'IMP', 'PP'])
  })

  test('is loaded again in another language, and an answer that is late changes nothing [LGL-7]', async () => {
    const { calls, enter, seen } = start()
    enter('terms')
    enter('terms', '/de/agb/')
    await calls[0]?.resolve('Terms')
    expect(seen()).toEqual(['loading', null])
    await calls[1]?.resolve('Bedingungen')
    expect(seen()).toEqual(['loaded', 'Bedingungen'])
  })

  test('stays when its page is entered again, for example at another heading', async () => {
    const { calls, enter, seen } = start()
    enter('terms')
    await calls[0]?.resolve('Terms')
    enter('terms')
    expect(calls).toHaveLength(1)
    expect(seen()).toEqual(['loaded', 'Terms'])
  })

  test('is forgotten on every other page', async () => {
    const { calls, enter, seen, id } = start()
    enter('terms')
    await calls[0]?.resolve('Terms')
    enter('cams')
    expect(seen()).toEqual(['elsewhere', null])
    expect(id()).toBeNull()
  })

  test('that did not come can be asked for again', async () => {
    const { calls, enter, retry, seen } = start()
    enter('imprint')
    await calls[0]?.reject(new Error('gone'))
    expect(seen()).toEqual(['failed', null])
    retry()
    await calls[1]?.resolve('Limelight')
    expect(seen()).toEqual(['loaded', 'Limelight'])
  })
})
