import { expect, test } from 'vitest'
import { createMachine, raise } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { record, replay } from './index.ts'

test('a system id goes back and forth between an actor that ended with a timer out of reach and its successor', () => {
  const late = raise({ type: 'late' }, { id: 'late', delay: 1_000 })
  const guest = createMachine({ id: 'guest', entry: [late, late] })
  const hotel = createMachine({
    id: 'hotel',
    initial: 'one',
    states: {
      one: { invoke: { id: 'one', systemId: 'guest', src: guest }, on: { next: 'two' } },
      two: { invoke: { id: 'two', systemId: 'guest', src: guest } },
    },
  })
  const { actor, log } = record(hotel, { clock: steppedClock() as never })
  actor.start()
  actor.send({ type: 'stay' })
  actor.send({ type: 'next' })
  actor.send({ type: 'stay' })
  const replayed = replay(hotel, log, { momentEvery: 1 })
  expect(replayed.divergence).toBeUndefined()
  for (const position of [3, 1, 2, 0, 3, 2]) {
    replayed.seek(position)
    expect(replayed.actor.system.get('guest')?.id).toBe(position < 2 ? 'one' : 'two')
  }
})
