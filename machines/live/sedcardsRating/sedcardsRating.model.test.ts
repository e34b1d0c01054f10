import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { SedcardsRating } from './sedcardsRating.events.ts'
import { sedcardsRatingMachine } from './sedcardsRating.machine.ts'
import {
  selectHasRatingFailed,
  selectIsRatingSent,
  selectStoredRating,
} from './sedcardsRating.selectors.ts'

function start() {
  const storeSedcardsRating = answeredSlot<void, SedcardsRating>()
  const machine = sedcardsRatingMachine.provide({
    actors: { storeSedcardsRating: storeSedcardsRating.logic },
  })
  const { actor } = walk(setFold, 'sedcardsRating', machine, undefined)
  return {
    calls: storeSedcardsRating.calls,
    identify: (id: string) => actor.send({ type: 'guest.identified', guest: guest({ id }) }),
    rate: (rating: 1 | 5, actorId = 'actor-7') =>
      actor.send({ type: 'sedcardsRating.given', actorId, rating }),
    seen: (actorId = 'actor-7') => {
      const snapshot = actor.getSnapshot()
      return {
        rating: selectStoredRating(actorId)(snapshot),
        isSent: selectIsRatingSent(actorId)(snapshot),
        hasFailed: selectHasRatingFailed(actorId)(snapshot),
      }
    },
  }
}

test('a rating is shown once it is stored, and the last word counts [GAL-17]', async () => {
  const { calls, rate, seen } = start()
  rate(5)
  expect(seen()).toEqual({ rating: null, isSent: true, hasFailed: false })
  rate(1)
  expect(calls).toHaveLength(1)
  await calls[0]?.resolve(undefined)
  expect(seen()).toEqual({ rating: 5, isSent: true, hasFailed: false })
  await calls[1]?.resolve(undefined)
  expect(seen()).toEqual({ rating: 1, isSent: false, hasFailed: false })
  expect(calls.map(({ input }) => input)).toEqual([
    { actorId: 'actor-7', rating: 5 },
    { actorId: 'actor-7', rating: 1 },
  ])
})

test('one that did not arrive is said of that performer alone, and given again [GAL-17]', async () => {
  const { calls, rate, seen } = start()
  rate(5)
  await calls[0]?.reject(new Error('offline'))
  expect([seen().hasFailed, seen('actor-8').hasFailed]).toEqual([true, false])
  rate(5)
  expect([seen().hasFailed, seen('actor-8').isSent]).toEqual([false, false])
  await calls[1]?.resolve(undefined)
  expect([seen().rating, seen('actor-8').rating]).toEqual([5, null])
})

test('those of one guest are not shown to another, nor what they were about to say [GAL-17]', async () => {
  const { calls, identify, rate, seen } = start()
  identify('guest-1')
  rate(5)
  await calls[0]?.resolve(undefined)
  identify('guest-1')
  expect(seen().rating).toBe(5)
  rate(1)
  identify('guest-2')
  await calls[1]?.resolve(undefined)
  expect(seen()).toEqual({ rating: null, isSent: false, hasFailed: false })
})
