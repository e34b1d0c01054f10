import { describe, expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { EventLog, record } from './index.ts'
import { expectSame, ran, throughText } from './testing/both.ts'

const keeper = createMachine({
  id: 'keeper',
  types: {} as { context: { kept: unknown; count: number } },
  context: { kept: null, count: 0 },
  on: {
    kept: {
      actions: assign({
        kept: ({ event }) => event.value,
        count: ({ context }) => context.count + 1,
      }),
    },
  },
})

function nested(depth: number, wrap: (part: unknown) => unknown): unknown {
  let value: unknown = 'bottom'
  for (let i = 0; i < depth; i++) value = wrap(value)
  return value
}

const wraps: [string, (part: unknown) => unknown][] = [
  ['lists', (part) => [part]],
  ['objects', (part) => ({ part })],
  ['Maps', (part) => new Map([['part', part]])],
  ['Sets', (part) => new Set([part])],
  ['errors', (part) => new Error('a', { cause: part })],
]

describe('nested deep', () => {
  test.each(
    wraps.flatMap(([name, wrap]) =>
      [90, 199, 299, 301, 20_000].map((depth) => [depth, name, wrap] as const),
    ),
  )('%i %s are recorded or marked, and leave the log whole', (depth, _, wrap) => {
    const recording = record(keeper)
    recording.actor.start()
    recording.actor.send({ type: 'kept', value: nested(depth, wrap) })
    recording.actor.send({ type: 'kept', value: 'after' })
    const line = recording.checkpoint()
    expect(() => JSON.parse(line)).not.toThrow()
    for (const log of [recording.log, throughText(recording)]) {
      const replayed = ran(keeper, log)
      expect(replayed.differences).toEqual([])
      expect(replayed.actor.getSnapshot().context).toEqual({ kept: 'after', count: 2 })
    }
  })
})

test('events of 10 MB are recorded, written and replayed', () => {
  const recording = record(keeper)
  recording.actor.start()
  recording.actor.send({ type: 'kept', value: 'x'.repeat(10_000_000) })
  recording.actor.send({ type: 'kept', value: new Uint8Array(1_000_000).fill(7) })
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `row ${id}`, tags: ['a'] }))
  recording.actor.send({ type: 'kept', value: rows })
  for (const replayed of expectSame(keeper, recording)) {
    expect(replayed.actor.getSnapshot().context.kept).toEqual(rows)
  }
})

test('a frozen event is recorded and stays frozen', () => {
  const event = Object.freeze({ type: 'kept', value: Object.freeze({ list: Object.freeze([1]) }) })
  const recording = record(keeper)
  recording.actor.start()
  recording.actor.send(event)
  expect(recording.actor.getSnapshot().context.kept).toBe(event.value)
  expectSame(keeper, recording)
})

test.each([
  ['back', [1_000, 5_000, 2_000, 2_001, 100, 6_000]],
  ['far back', [1_000, -1e12, 1_001, 1_002]],
  ['by parts of a millisecond', [1_000, 1_000.4, 1_000.6, 1_000.2]],
])('a clock that jumps %s leaves a log that can be read', (_, times) => {
  let at = 0
  const recording = record(keeper, { now: () => times[Math.min(at++, times.length - 1)] as number })
  recording.actor.start()
  for (let i = 0; i < 6; i++) recording.actor.send({ type: 'kept', value: i })
  const ats = throughText(recording).entries.map((entry) => entry.at)
  expect(ats).toEqual([...ats].sort((a, b) => a - b))
  expect(ats.every(Number.isInteger)).toBe(true)
  expectSame(keeper, recording)
})

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'the name %s for a key, an event and an actor is one like any other',
  (name) => {
    const child = createMachine({ id: 'child', on: { go: {} } })
    const machine = createMachine({
      id: 'm',
      context: () => JSON.parse(`{"${name}": 1, "b": {"${name}": [2]}}`),
      invoke: { id: name, src: child },
      on: { [`${name}`]: { actions: () => {} } },
    })
    const recording = record(machine, { checkpointEvery: { entries: 0 }, soon: (run) => run() })
    recording.actor.start()
    recording.actor.send({ type: name })
    recording.actor.send({ type: 'kept', value: JSON.parse(`{"${name}": {"a": 1}}`) })
    recording.actor.send({ type: name })
    expect(EventLog.parse(recording.log.toNDJSON()).toNDJSON()).toBe(recording.log.toNDJSON())
    for (const log of [recording.log, throughText(recording)]) {
      expect(ran(machine, log).differences).toEqual([])
      for (const { seq } of log.checkpoints) {
        expect(ran(machine, log, { from: seq }).differences).toEqual([])
      }
    }
    expect({}).not.toHaveProperty('a')
  },
)
