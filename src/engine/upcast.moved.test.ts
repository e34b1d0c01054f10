import { expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { EventLog, record, replay, type Upcaster } from './index.ts'

const count = assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 })

/** Rings once after a second, and whenever it is told to. */
const ringing = (id: string) =>
  createMachine({
    id,
    types: {} as { context: { count: number } },
    context: { count: 0 },
    initial: 'waiting',
    states: { waiting: { after: { 1000: 'rung' } }, rung: { entry: count } },
    on: { ring: { actions: count } },
  })

const silent = (id: string) => createMachine({ id, initial: 'waiting', states: { waiting: {} } })

const house = (door: AnyStateMachine, gate: AnyStateMachine) =>
  createMachine({
    id: 'house',
    invoke: [
      { src: door, id: 'door' },
      { src: gate, id: 'gate' },
    ],
  })

/** Of an older build: the door rings. */
const before = house(ringing('door'), silent('gate'))
/** Of today: the gate does. */
const today = house(silent('door'), ringing('gate'))

/** The door is rung by hand, twice, and by its timer. */
function oldLog(): string {
  const clock = steppedClock()
  const { actor, log } = record(before, {
    events: 1,
    clock: clock as never,
    checkpointEvery: { entries: 1 },
    soon: (run) => run(),
  })
  actor.start()
  for (let i = 0; i < 2; i++) actor.getSnapshot().children.door?.send({ type: 'ring' } as never)
  clock.step(1000)
  return log.toNDJSON()
}

const gone: Upcaster = {
  version: 2,
  changes: 'part',
  actor: 'house/do*',
  from: '.count',
  to: null,
}
const restated: Upcaster = {
  version: 2,
  changes: 'state',
  actor: 'house/d*r',
  as: (state) => ({ ...state, value: 'waiting' }),
}
const rung: Upcaster = {
  version: 2,
  changes: 'event',
  type: 'ring',
  to: 'house/d*r',
  as: (event) => event,
  takenBy: ['house/gate'],
}
const due: Upcaster = {
  version: 2,
  changes: 'event',
  type: 'xstate.after.1000.door.waiting',
  to: 'house/door',
  as: (event) => ({ ...event, type: 'xstate.after.1000.gate.waiting' }),
  takenBy: ['house/gate'],
}
const remade: Upcaster = {
  version: 2,
  changes: 'part',
  actor: 'house/gate',
  from: 'value',
  to: 'value',
  remade: true,
}
const told = [rung, due, gone, restated, remade]

function replayed(upcasters: readonly Upcaster[]) {
  const replaying = replay(today, EventLog.parse(oldLog(), { upcasters: [...upcasters] }))
  replaying.run()
  return replaying
}

test('what one actor took, its timer too, is taken by another, and what it no longer is, is not missed', () => {
  const { actor, divergence } = replayed(told)
  expect(divergence).toBeUndefined()
  const { door, gate } = actor.getSnapshot().children
  expect(door?.getSnapshot()).toMatchObject({ value: 'waiting', context: {} })
  expect(gate?.getSnapshot()).toMatchObject({ value: 'rung', context: { count: 3 } })
})

test.each([
  ['who takes the event', rung],
  ['who takes the timer', due],
  ['that a part is no more', gone],
])('without a word of %s it is another state, or a divergence', (_, left) => {
  const { actor, divergence } = replayed(told.filter((one) => one !== left))
  const { context } = actor.getSnapshot().children.gate?.getSnapshot() ?? {}
  expect([divergence, context]).not.toEqual([undefined, { count: 3 }])
})

test('a timer that is pending in a checkpoint is that of the other actor', () => {
  const log = EventLog.parse(oldLog(), { upcasters: told })
  const [first] = log.checkpoints
  const replaying = replay(today, log, { from: first?.seq })
  replaying.run()
  expect(first?.seq).toBe(2)
  expect(replaying.actor.getSnapshot().children.gate?.getSnapshot().value).toBe('rung')
})
