import { describe, expect, test } from 'vitest'
import {
  assign,
  fromCallback,
  fromPromise,
  fromTransition,
  SimulatedClock,
  sendTo,
  setup,
} from 'xstate'
import { EventLog, type LogEntry, record, replay, replayInSteps, stateOf } from './index.ts'

const machine = setup({
  types: {} as { context: { told: number; answers: number }; events: { type: string } },
  actors: {
    ask: fromPromise(async () => 1),
    echo: fromCallback(({ receive, sendBack }) => {
      receive(() => sendBack({ type: 'echoed' }))
    }),
    sum: fromTransition((sum: number) => sum + 1, 0),
  },
}).createMachine({
  id: 'm',
  context: { told: 0, answers: 0 },
  invoke: [
    { id: 'echo', src: 'echo' },
    { id: 'sum', src: 'sum' },
  ],
  initial: 'resting',
  on: {
    call: { actions: sendTo('echo', { type: 'called' }) },
    echoed: { actions: assign({ told: ({ context }) => context.told + 1 }) },
    add: { actions: assign({ answers: ({ context }) => context.answers + 1 }) },
  },
  states: {
    resting: { on: { ask: 'asking' } },
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'waiting' } },
    waiting: { after: { 100: 'resting' } },
  },
})

async function recorded(): Promise<readonly LogEntry[]> {
  const { log } = await recording()
  return log.entries
}

async function recording() {
  const clock = new SimulatedClock()
  const { actor, log } = record(machine, { clock, now: () => clock.now(), seed: 1 })
  actor.start()
  for (const type of ['add', 'call', 'ask']) actor.send({ type })
  await new Promise((resolve) => setImmediate(resolve))
  clock.increment(100)
  for (let count = 0; count < 40; count++) actor.send({ type: count % 2 ? 'call' : 'add' })
  return { actor, log }
}

const ledger = { ledger: true, momentEvery: 8 }

describe('a replay that goes on', () => {
  test('is wherever the whole log leads, however it was cut', async () => {
    const { log } = await recording()
    const { entries } = log
    const whole = replay(machine, log, ledger)
    for (let cut = 1; cut < entries.length; cut += 3) {
      const part = replay(machine, new EventLog(log.header, entries.slice(0, cut)), ledger)
      part.append(entries.slice(cut, cut + 5))
      part.seek(Math.min(part.length, cut + 2))
      part.append(entries.slice(cut + 5))
      expect(part.length).toBe(entries.length)
      for (const position of [entries.length, cut, 0, entries.length - 1, cut - 1]) {
        part.seek(position)
        whole.seek(position)
        expect(stateOf(part.actor)).toEqual(stateOf(whole.actor))
        expect(part.timers).toEqual(whole.timers)
      }
      part.run()
      for (let position = 1; position <= entries.length; position++) {
        expect(part.causeOf(position)).toBe(whole.causeOf(position))
      }
    }
  })

  test('is made in steps like at once', async () => {
    const { log } = await recording()
    const steps = replayInSteps(machine, log, ledger)
    const told: number[] = []
    let step = steps.next()
    for (; !step.done; step = steps.next()) told.push(step.value.position)
    step.value.run()
    expect(told.length).toBeGreaterThan(3)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
    const whole = replay(machine, log)
    whole.run()
    expect(stateOf(step.value.actor)).toEqual(stateOf(whole.actor))
  })
})

test('actors are told by address, kind of logic and source', async () => {
  const { log } = await recording()
  const replayed = replay(machine, log)
  replayed.seek(4)
  expect(
    replayed.actors.map(({ address, parent, src, kind }) => [address, parent, src, kind]),
  ).toEqual([
    ['m', undefined, '', 'machine'],
    ['m/echo', 'm', 'echo', 'callback'],
    ['m/sum', 'm', 'sum', 'transition'],
    ['m/ask', 'm', 'ask', 'promise'],
  ])
})

test('what led to an entry is the effect, timer or input that it came of', async () => {
  const entries = await recorded()
  const { log } = await recording()
  const replayed = replay(machine, log, ledger)
  const positionOf = (type: string) => entries.findIndex(({ event }) => event.type === type) + 1
  expect(replayed.causeOf(positionOf('echoed'))).toBe(positionOf('call'))
  expect(replayed.causeOf(positionOf('xstate.promise.resolve'))).toBe(positionOf('ask'))
  expect(replayed.causeOf(positionOf('xstate.after.100.m.waiting'))).toBe(
    positionOf('xstate.promise.resolve'),
  )
  expect(replayed.causeOf(positionOf('add'))).toBeUndefined()
  expect(replayed.workOf('m/ask')).toEqual([
    positionOf('ask'),
    positionOf('xstate.promise.resolve'),
  ])
  expect(replay(machine, log).causeOf(positionOf('echoed'))).toBeUndefined()
})

test('an inspector that watches an input leaves the replay as it was', async () => {
  const { log } = await recording()
  const watched = replay(machine, log, ledger)
  const plain = replay(machine, log)
  const seen: [string, number][] = []
  for (let position = log.entries.length; position > 0; position--) {
    watched.watch(position, ({ type }, at) => seen.push([type, at]))
  }
  const positions = seen.filter(([type]) => type === '@xstate.event').map(([, at]) => at)
  expect(new Set(positions).size).toBe(log.entries.length)
  for (const position of [0, 7, log.entries.length]) {
    watched.seek(position)
    plain.seek(position)
    expect(stateOf(watched.actor)).toEqual(stateOf(plain.actor))
  }
})
