import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { recommended } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { RecommendationsQuery, RecommendedActor } from './recommendations.events.ts'
import { recommendationsMachine } from './recommendations.machine.ts'
import {
  selectAreRecommendedLoading,
  selectHaveRecommendedFailed,
  selectRecommended,
} from './recommendations.selectors.ts'

const actors = (count: number, overrides: Partial<RecommendedActor> = {}): RecommendedActor[] =>
  Array.from({ length: count }, (_, at) => ({ ...recommended, id: `actor-${at}`, ...overrides }))

function start(preferences: Record<string, number> = {}) {
  const loadRecommendations = answeredSlot<readonly RecommendedActor[], RecommendationsQuery>()
  const machine = recommendationsMachine.provide({
    actors: { loadRecommendations: loadRecommendations.logic },
  })
  const { actor } = walk(setFold, 'recommendations', machine, undefined)
  actor.send({ type: 'guest.identified', guest: guest({ preferences }) })
  const want = (currentActorId: string | null = null, useGrid = true) =>
    actor.send({ type: 'recommendations.wanted', currentActorId, useGrid })
  const shown = (shape: 'grid' | 'slider' = 'grid', isMobile = false) =>
    selectRecommended(shape, isMobile)(actor.getSnapshot())
  return {
    actor,
    calls: loadRecommendations.calls,
    want,
    shown,
    snapshot: () => actor.getSnapshot(),
  }
}

test('are loaded for the actor, the shape and the age rating that the guest wants, else 16 [MSG-19]', () => {
  const plain = start()
  plain.want('actor-1', false)
  const rated = start({ fsk: 18 })
  rated.want()
  expect([plain, rated].map(({ calls }) => calls[0]?.input)).toEqual([
    { currentActorId: 'actor-1', useGrid: false, fsk: 16 },
    { currentActorId: null, useGrid: true, fsk: 18 },
  ])
})

test('are loaded once for the same question, and again for another or after an outage [MSG-19]', async () => {
  const { actor, calls, want } = start()
  want()
  want()
  await calls[0]?.resolve(actors(2))
  want()
  expect(calls).toHaveLength(1)
  want('actor-1')
  expect(calls).toHaveLength(2)
  await calls[1]?.resolve(actors(2))
  actor.send({ type: 'realtime.sessionEstablished', resumed: true })
  expect(calls).toHaveLength(2)
  actor.send({ type: 'realtime.sessionEstablished', resumed: false })
  expect(calls).toHaveLength(3)
})

test('are nine at most, in the mobile menu’s windows eight in a grid and five in a slider [MSG-34 MSG-35]', async () => {
  const { calls, shown, want } = start()
  want()
  await calls[0]?.resolve(actors(20))
  const counts = [shown('grid'), shown('slider'), shown('grid', true), shown('slider', true)]
  expect(counts.map(({ length }) => length)).toEqual([9, 9, 8, 5])
  expect(shown('slider', true)).toBe(shown('slider', true))
})

test('lose an actor who goes offline, and mark one who comes online [MSG-14]', async () => {
  const { actor, calls, shown, want } = start()
  want()
  await calls[0]?.resolve(actors(3, { isOnline: false }))
  actor.send({ type: 'push.actorOffline', actorId: 'actor-1' })
  actor.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  expect(shown().map(({ id, isOnline }) => [id, isOnline])).toEqual([
    ['actor-0', false],
    ['actor-2', true],
  ])
  const before = shown()
  actor.send({ type: 'push.actorOffline', actorId: 'somebody' })
  expect(shown()).toBe(before)
})

test('that do not come say so, and come with another try', async () => {
  const { actor, calls, want, snapshot } = start()
  want()
  expect(selectAreRecommendedLoading(snapshot())).toBe(true)
  await calls[0]?.reject(new Error('500'))
  expect(selectHaveRecommendedFailed(snapshot())).toBe(true)
  actor.send({ type: 'recommendations.retryRequested' })
  await calls[1]?.resolve(actors(1))
  expect(selectHaveRecommendedFailed(snapshot())).toBe(false)
})

test('that are there stay while others do not come: nothing is said of it [MSG-19]', async () => {
  const { calls, shown, want, snapshot } = start()
  want()
  await calls[0]?.resolve(actors(2))
  want('actor-1')
  expect(selectAreRecommendedLoading(snapshot())).toBe(false)
  await calls[1]?.reject(new Error('500'))
  expect(shown()).toHaveLength(2)
  expect(selectHaveRecommendedFailed(snapshot())).toBe(false)
})

test('are forgotten with the guest', async () => {
  const { actor, calls, shown, want } = start()
  want()
  await calls[0]?.resolve(actors(3))
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-2' }) })
  expect(shown()).toEqual([])
  want()
  await calls[1]?.resolve(actors(3))
  actor.send({ type: 'realtime.sessionEnded' })
  expect(shown()).toEqual([])
})
