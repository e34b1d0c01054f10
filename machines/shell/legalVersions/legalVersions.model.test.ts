import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { LegalTextId } from '../legal/legal.events.ts'
import type { LegalVersion, LegalVersionsWanted } from './legalVersions.events.ts'
import { legalVersionsMachine } from './legalVersions.machine.ts'
import {
  selectAreVersionsLoading,
  selectHasEarlierVersions,
  selectLegalVersions,
} from './legalVersions.selectors.ts'

const version = (id: string): LegalVersion => ({ id, validFrom: 0, summary: 'First version' })
const answer = (...ids: string[]) => ({ versions: ids.map(version), total: 3 })

function start() {
  const loadLegalVersions = answeredSlot<
    { versions: readonly LegalVersion[]; total: number },
    LegalVersionsWanted
  >()
  const machine = legalVersionsMachine.provide({
    actors: { loadLegalVersions: loadLegalVersions.logic },
  })
  const { actor } = walk(setFold, 'legalVersions', machine, undefined)
  return {
    actor,
    calls: loadLegalVersions.calls,
    want: (id: LegalTextId = 'PP') => actor.send({ type: 'legalVersions.wanted', id }),
    more: () => actor.send({ type: 'legalVersions.moreRequested' }),
    seen: (id: LegalTextId = 'PP') =>
      selectLegalVersions(id)(actor.getSnapshot()).map((each) => each.id),
    hasMore: () => selectHasEarlierVersions(actor.getSnapshot()),
    isLoading: () => selectAreVersionsLoading(actor.getSnapshot()),
  }
}

test('come for the document that is shown, and earlier ones when they are wanted [SEO-4]', async () => {
  const { calls, hasMore, isLoading, more, seen, want } = start()
  more()
  want()
  want()
  expect([calls.length, isLoading()]).toEqual([1, true])
  await calls[0]?.resolve(answer('c', 'b'))
  expect([seen(), seen('GTC'), hasMore(), isLoading()]).toEqual([['c', 'b'], [], true, false])
  more()
  expect(seen()).toEqual(['c', 'b'])
  await calls[1]?.resolve(answer('a'))
  expect([seen(), hasMore()]).toEqual([['c', 'b', 'a'], false])
  more()
  want('GTC')
  expect(calls.map(({ input }) => input)).toEqual([
    { id: 'PP', offset: 0 },
    { id: 'PP', offset: 2 },
    { id: 'GTC', offset: 0 },
  ])
  expect(seen()).toEqual([])
})

test('come anew in another language', async () => {
  const { actor, calls, seen, want } = start()
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect(calls).toHaveLength(0)
  want()
  await calls[0]?.resolve(answer('c', 'b'))
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect([seen(), calls[1]?.input]).toEqual([[], { id: 'PP', offset: 0 }])
})

test('that did not come are asked for again once that is due, or the guest wants them', async () => {
  const { actor, calls, more, seen, want } = start()
  want()
  await calls[0]?.reject(new Error('offline'))
  actor.send({ type: 'recovery.retryDue' })
  await calls[1]?.resolve(answer('c'))
  more()
  await calls[2]?.reject(new Error('offline'))
  expect(seen()).toEqual(['c'])
  more()
  await calls[3]?.resolve(answer('b'))
  expect(seen()).toEqual(['c', 'b'])
})
