import { expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { EventLog, record, replay, type Upcaster } from './index.ts'

const bell = createMachine({
  id: 'bell',
  initial: 'silent',
  states: { silent: { on: { ring: 'ringing' } }, ringing: { after: { 1000: 'silent' } } },
})
const gate = createMachine({
  id: 'gate',
  initial: 'shut',
  states: { shut: { on: { open: 'wide' } }, wide: {} },
})
const house = (...children: ('bell' | 'gate')[]) =>
  setup({ actors: { bell, gate } }).createMachine({
    id: 'house',
    invoke: children.map((src) => ({ src, id: src })),
  })

const before = house('bell', 'gate')
const today = house('gate')
const gone: Upcaster = { version: 2, changes: 'gone', actor: 'house/bell' }

/** The bell is rung, and still rings as the gate opens. */
function oldLog(): string {
  const { actor, log } = record(before, {
    events: 1,
    clock: steppedClock() as never,
    checkpointEvery: { entries: 1 },
    soon: (run) => run(),
  })
  actor.start()
  const { bell: bellActor, gate: gateActor } = actor.getSnapshot().children
  bellActor?.send({ type: 'ring' } as never)
  gateActor?.send({ type: 'open' } as never)
  return log.toNDJSON()
}

test('an old log replays without an actor that is no more, from its start and from every checkpoint', () => {
  const log = EventLog.parse(oldLog(), { upcasters: [gone] })
  expect(log.checkpoints.length).toBeGreaterThan(0)
  for (const from of [undefined, ...log.checkpoints.map(({ seq }) => seq)]) {
    const replayed = replay(today, log, { systemId: 'house', ...(from !== undefined && { from }) })
    replayed.run()
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.actor.getSnapshot().children.gate?.getSnapshot()).toMatchObject({
      value: 'wide',
    })
  }
})

test('a checkpoint holds nothing of it: neither state nor child nor timer', () => {
  const { checkpoints } = EventLog.parse(oldLog(), { upcasters: [gone] })
  expect(JSON.stringify(checkpoints)).not.toContain('bell')
})

test('without the upcaster the replay says which actor is missing', () => {
  const log = EventLog.parse(oldLog())
  const replayed = replay(today, log, { systemId: 'house' })
  replayed.run()
  expect(replayed.divergence).toMatchObject({ kind: 'missing', path: 'house/bell' })
})
