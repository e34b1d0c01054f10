import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { listedPerformer } from '../../../fixtures/live/performers.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListedPerformer } from '../cams/listedPerformer.ts'
import type { RecommendedModelsQuery } from './recommendedModels.events.ts'
import { recommendedModelsMachine } from './recommendedModels.machine.ts'
import { selectRecommendedModels } from './recommendedModels.selectors.ts'

const performers = (count: number) =>
  Array.from({ length: count }, (_, at) => listedPerformer({ id: `actor-${at}` }))

function start(preferences: Record<string, number> = {}) {
  const loadRecommendedModels = answeredSlot<readonly ListedPerformer[], RecommendedModelsQuery>()
  const machine = recommendedModelsMachine.provide({
    actors: { loadRecommendedModels: loadRecommendedModels.logic },
  })
  const { actor } = walk(setFold, 'recommendedModels', machine, undefined)
  const identify = (id: string) =>
    actor.send({ type: 'guest.identified', guest: guest({ id, preferences }) })
  identify('guest-1')
  return {
    actor,
    identify,
    calls: loadRecommendedModels.calls,
    want: (besideId: string | null = null, models?: number) =>
      actor.send({ type: 'recommendedModels.wanted', besideId, ...(models && { models }) }),
    shown: (shape: 'grid' | 'slider' = 'grid', isMobile = false, besideId: string | null = null) =>
      selectRecommendedModels(shape, isMobile, besideId)(actor.getSnapshot()),
  }
}

test('are asked for once for the same question, with what the guest may see [FAV-5]', async () => {
  const { calls, want } = start({ fsk: 18 })
  want()
  want()
  await calls[0]?.resolve(performers(1))
  want()
  want('actor-7', 9)
  expect(calls.map(({ input }) => input)).toEqual([
    { besideId: null, models: undefined, ageRating: 18 },
    { besideId: 'actor-7', models: 9, ageRating: 18 },
  ])
})

test('are nine at most, in the mobile menu’s windows eight in a grid and five in a slider [FAV-8]', async () => {
  const { calls, shown, want } = start()
  want()
  await calls[0]?.resolve(performers(20))
  const counts = [shown('grid'), shown('slider'), shown('grid', true), shown('slider', true)]
  expect(counts.map(({ length }) => length)).toEqual([9, 9, 8, 5])
  expect(shown('slider', true)).toBe(shown('slider', true))
})

test('lose whoever goes offline, so that the next one moves up [FAV-2]', async () => {
  const { actor, calls, shown, want } = start()
  want()
  await calls[0]?.resolve(performers(10))
  actor.send({ type: 'push.actorOffline', actorId: 'actor-1' })
  const ids = shown().map(({ id }) => id)
  expect(ids).toEqual(performers(10).flatMap(({ id }) => (id === 'actor-1' ? [] : [id])))
  const before = shown()
  actor.send({ type: 'push.actorOffline', actorId: 'somebody' })
  expect(shown()).toBe(before)
})

test('of one performer are not shown beside another', async () => {
  const { calls, shown, want } = start()
  want('actor-7')
  await calls[0]?.resolve(performers(2))
  expect(shown('slider', false, 'actor-7')).toHaveLength(2)
  expect(shown('slider', false, 'actor-8')).toEqual([])
  want('actor-8')
  expect(shown('slider', false, 'actor-8')).toEqual([])
})

test('are asked for again for another guest and in another language, and not before they are wanted', async () => {
  const { actor, calls, identify, shown, want } = start()
  identify('guest-2')
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect(calls).toHaveLength(0)
  want()
  await calls[0]?.resolve(performers(2))
  identify('guest-2')
  expect(calls).toHaveLength(1)
  identify('guest-3')
  expect([shown(), calls.length]).toEqual([[], 2])
  await calls[1]?.resolve(performers(2))
  actor.send({ type: 'navigation.languageChanged', language: 'nl' })
  expect([shown().length, calls.length]).toEqual([2, 3])
})

test('that did not come are asked for again once that is due', async () => {
  const { actor, calls, shown, want } = start()
  want()
  await calls[0]?.reject(new Error('offline'))
  actor.send({ type: 'recovery.retryDue' })
  await calls[1]?.resolve(performers(1))
  expect(shown()).toHaveLength(1)
})
