import { describe, expect, test, vi } from 'vitest'
import { assign, createMachine, fromCallback, fromPromise, SimulatedClock, sendTo } from 'xstate'
import { EventLog, record, replay, stateOf } from './index.ts'
import { beginCost } from './testing/cost.ts'

const keeper = createMachine({
  id: 'keeper',
  types: {} as { context: { kept: unknown } },
  context: { kept: null },
  on: { kept: { actions: assign({ kept: ({ event }) => event.value }) } },
})

function replayOf(recording: { log: EventLog }, logic = keeper) {
  const replayed = replay(logic, EventLog.parse(recording.log.toNDJSON()))
  replayed.run()
  return replayed
}

describe('what a system may be given', () => {
  test('cyclic data with many branches costs no more than its size', () => {
    const hub: { spokes: unknown[] } = { spokes: [] }
    for (let i = 0; i < 40; i++) hub.spokes.push({ hub })
    const recording = record(keeper)
    recording.actor.start()
    const cost = beginCost()
    recording.actor.send({ type: 'kept', value: hub })
    expect(recording.log.entries[0]?.digest).toHaveProperty('keeper')
    expect(cost()).toBeLessThan(25)
    expect(replay(keeper, recording.log).divergence).toBeUndefined()
  })

  test('an event that is nested without end is marked so, and does not take the log with it', () => {
    let deep: unknown = 'bottom'
    for (let i = 0; i < 20_000; i++) deep = [deep]
    const recording = record(keeper)
    recording.actor.start()
    recording.actor.send({ type: 'kept', value: deep })
    recording.actor.send({ type: 'kept', value: 'after' })
    const log = EventLog.parse(recording.log.toNDJSON())
    expect(log.toNDJSON()).toContain('"too deep"')
    expect(log.entries[1]?.event).toEqual({ type: 'kept', value: 'after' })
    const replayed = replay(keeper, log)
    replayed.run()
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.actor.getSnapshot().context.kept).toBe('after')
  })

  test('an invalid date and a byte order mark survive', () => {
    const recording = record(keeper)
    recording.actor.start()
    recording.actor.send({ type: 'kept', value: new Date(Number.NaN) })
    const log = EventLog.parse(`\uFEFF${recording.log.toNDJSON()}`)
    expect(log.entries[0]?.event.value).toEqual(new Date(Number.NaN))
    expect(replay(keeper, log).divergence).toBeUndefined()
  })

  test("XState's own clock", () => {
    const clock = new SimulatedClock()
    const { actor, log } = record(
      createMachine({ id: 'm', initial: 'a', states: { a: { after: { 10: 'b' } }, b: {} } }),
      { clock },
    )
    actor.start()
    clock.increment(10)
    expect(log.entries).toMatchObject([{ at: 10, timer: 1 }])
  })

  test('an inspector, told once of the root', () => {
    const made: string[] = []
    record(keeper, {
      inspect: (event) => void (event.type === '@xstate.actor' && made.push(event.type)),
    }).actor.start()
    expect(made).toHaveLength(1)
  })
})

test('a system id that is taken is the actor’s error, as without a recording', () => {
  const machine = createMachine({
    id: 'm',
    invoke: { id: 'first', systemId: 'shared', src: keeper },
    initial: 'idle',
    states: {
      idle: { on: { go: 'clashing' } },
      clashing: { invoke: { id: 'second', systemId: 'shared', src: keeper } },
    },
  })
  const recording = record(machine)
  recording.actor.subscribe({ error: () => {} })
  recording.actor.start()
  recording.actor.send({ type: 'go' })
  expect(recording.actor.getSnapshot().status).toBe('error')
  const replayed = replayOf(recording, machine as never)
  expect(replayed.divergence).toBeUndefined()
  expect(replayed.actor.getSnapshot().status).toBe('error')
})

test('two recorded systems that send to each other each replay by themselves', () => {
  const there = record(keeper)
  const sender = createMachine({
    id: 'sender',
    on: { go: { actions: sendTo(() => there.actor, { type: 'kept', value: 7 }) } },
  })
  const here = record(sender)
  there.actor.start()
  here.actor.start()
  here.actor.send({ type: 'go' })
  expect(there.log.entries.map(({ to, event }) => [to, event.type])).toEqual([['keeper', 'kept']])
  expect(here.log.entries.map(({ to }) => to)).toEqual(['sender'])
  expect(replayOf(there).actor.getSnapshot().context.kept).toBe(7)
  const kept = vi.fn()
  there.actor.subscribe(kept)
  expect(replay(sender, here.log).divergence).toBeUndefined()
  expect(kept).not.toHaveBeenCalled()
})

test('a replay shows the log as it was when it was made, while recording goes on', () => {
  const { actor, log } = record(keeper)
  actor.start()
  actor.send({ type: 'kept', value: 1 })
  const replayed = replay(keeper, log)
  actor.send({ type: 'kept', value: 2 })
  replayed.run()
  expect([replayed.length, replayed.actor.getSnapshot().context.kept]).toEqual([1, 1])
})

test('an input from an actor that this build does not have is named, and taken all the same', () => {
  const speaking = (id: string) =>
    createMachine({
      id: 'm',
      types: {} as { context: { heard: number } },
      context: { heard: 0 },
      invoke: {
        id,
        src: fromCallback(
          ({ sendBack }) => void Promise.resolve().then(() => sendBack({ type: 'said' })),
        ),
      },
      on: { said: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
    })
  const header = record(speaking('voice')).log.toNDJSON()
  const entry = { seq: 1, at: 0, to: 'm', from: 'm/voice', event: { type: 'said' } }
  const log = EventLog.parse(`${header}${JSON.stringify(entry)}\n`)
  const replayed = replay(speaking('speaker'), log)
  replayed.run()
  expect(replayed.actor.getSnapshot().context.heard).toBe(1)
  expect(replayed.divergence).toEqual({
    kind: 'missing',
    seq: 0,
    path: 'm/voice',
    part: 'actor',
    expected: 'made from xstate.invoke.0.m',
    found: 'no such actor',
  })
})

test('a promise as the root is recorded and replayed like any other logic', async () => {
  const logic = fromPromise(async () => ({ answer: 42 }))
  const recording = record(logic, { id: 'ask' })
  recording.actor.start()
  await vi.waitFor(() => expect(recording.actor.getSnapshot().status).toBe('done'), {
    timeout: 60_000,
  })
  const replayed = replay(logic, EventLog.parse(recording.log.toNDJSON()), { id: 'ask' })
  replayed.run()
  expect(stateOf(replayed.actor)).toEqual(stateOf(recording.actor))
})
