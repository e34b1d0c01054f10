import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { clash } from '../../../fixtures/live/clashOfCams.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { clashOfCamsMachine, shownAfter } from './clashOfCams.machine.ts'
import { leaderOf, selectClash, selectIsClashOver, shareOf } from './clashOfCams.selectors.ts'

function start() {
  const { actor, clock } = walk(setFold, 'clashOfCams', clashOfCamsMachine, undefined)
  actor.send({ type: 'guest.identified', guest: guest() })
  return {
    actor,
    clock,
    push: (data: unknown) => actor.send({ type: 'push.clashOfCamsVoting', data }),
    seen: () => selectClash(actor.getSnapshot()),
    isOver: () => selectIsClashOver(actor.getSnapshot()),
    refused: () => actor.getSnapshot().context.refused,
  }
}

test('the votes stand as the last push says, and who won is shown for a minute [RT-21]', () => {
  const { clock, isOver, push, seen } = start()
  expect(seen()).toBeNull()
  const endsAt = clock.now() + 90_000
  push(clash({ endsAt }))
  clock.step(60_000)
  const [one, other] = clash().sides
  const later = clash({ endsAt, sides: [one, { ...other, votes: 90 }] })
  push(later)
  expect([seen(), isOver()]).toEqual([later, false])
  clock.step(30_000)
  expect([seen(), isOver()]).toEqual([later, true])
  clock.step(shownAfter)
  expect(seen()).toBeNull()
})

test('what was told to a guest is gone when another one is here', () => {
  const { actor, clock, push, seen } = start()
  push(clash({ endsAt: clock.now() + 60_000 }))
  actor.send({ type: 'guest.identified', guest: guest() })
  expect(seen()).not.toBeNull()
  actor.send({ type: 'guest.identified', guest: anonymousGuest })
  expect(seen()).toBeNull()
})

describe('a push is dropped and counted when it', () => {
  const [one, other] = clash().sides
  test.each([
    ['is no clash', { leader: 'actor-2' }],
    ['is nothing', null],
    ['is a list', [clash()]],
    ['has no sides', { ...clash(), sides: undefined }],
    ['has one side', { ...clash(), sides: [one] }],
    ['has the same side twice', { ...clash(), sides: [one, one] }],
    ['has half a vote', { ...clash(), sides: [one, { ...other, votes: 0.5 }] }],
    ['has fewer votes than none', { ...clash(), sides: [one, { ...other, votes: -1 }] }],
    ['has a name that is none', { ...clash(), sides: [{ ...one, actorName: 7 }, other] }],
    [
      'has a name without end',
      { ...clash(), sides: [{ ...one, actorName: 'x'.repeat(256) }, other] },
    ],
    ['has no id', { ...clash(), clashId: '' }],
    ['ends never', { ...clash(), endsAt: Number.POSITIVE_INFINITY }],
    ['ends after all time', { ...clash(), endsAt: 9e15 }],
  ])('%s [RT-21]', (_, data) => {
    const { clock, push, refused, seen } = start()
    const before = clash({ endsAt: clock.now() + 60_000 })
    push(before)
    push(data)
    expect([seen(), refused()]).toEqual([before, 1])
  })
})

test('who leads, and by how much of all votes', () => {
  const [one, other] = clash().sides
  const even = clash({
    sides: [
      { ...one, votes: 0 },
      { ...other, votes: 0 },
    ],
  })
  expect([leaderOf(clash()), leaderOf(even)]).toEqual([one, null])
  expect([shareOf(clash(), one), shareOf(clash(), other), shareOf(even, one)]).toEqual([
    0.75, 0.25, 0.5,
  ])
})
