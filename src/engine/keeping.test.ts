import { describe, expect, test } from 'vitest'
import { assign, createMachine, sendTo, setup } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { CheckpointError, EventLog, type RecordOptions, record, replay, stateOf } from './index.ts'
import { expectSame, ran, throughText } from './testing/both.ts'

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number; names: Map<string, Date> } },
  context: { count: 0, names: new Map() },
  on: {
    add: {
      actions: assign({
        count: ({ context }) => context.count + 1,
        names: ({ context }) => new Map(context.names).set(`k${context.count % 9}`, new Date(5)),
      }),
    },
  },
})

const app = setup({
  types: { context: {} as { spawned: number; ticks: number } },
  actors: { counter },
  delays: { tick: 7 },
}).createMachine({
  id: 'app',
  context: { spawned: 0, ticks: 0 },
  invoke: { id: 'counter', src: 'counter' },
  initial: 'a',
  on: {
    add: { actions: sendTo('counter', { type: 'add' }) },
    spawn: {
      actions: assign({
        spawned: ({ context, spawn }) => {
          if (context.spawned < 5) spawn('counter')
          return context.spawned + 1
        },
      }),
    },
  },
  states: {
    a: {
      after: {
        tick: { target: 'b', actions: assign({ ticks: ({ context }) => context.ticks + 1 }) },
      },
      on: { toggle: 'b' },
    },
    b: {
      after: { 30: 'a' },
      on: { toggle: 'a' },
      invoke: { id: 'guest', src: 'counter', systemId: 'guest' },
    },
  },
})

function recorded(inputs: number, options: Partial<RecordOptions<typeof app>> = {}) {
  const clock = steppedClock()
  const recording = record(app, { clock: clock as never, soon: (run) => run(), ...options })
  recording.actor.start()
  const types = ['add', 'toggle', 'add', 'spawn', 'add', 'add', 'toggle']
  for (let i = 0; i < inputs; i++) {
    recording.actor.send({ type: types[i % types.length] as string } as never)
    if (i % 3 === 0) clock.step(5)
  }
  return recording
}

describe('a ring', () => {
  test.each([
    ['at once', (run: () => void) => run()],
    ['never, so that it is taken when it must', () => {}],
  ])(
    'of 100 entries over 5,000 inputs begins at a checkpoint and replays to the live state; checkpoints soon: %s',
    (_, soon) => {
      const recording = recorded(5_000, { keep: { entries: 100 }, soon })
      const { log } = recording
      expect(log.warnings).toEqual([])
      expect(log.entries.length).toBeLessThanOrEqual(101)
      expect(log.entries.length).toBeGreaterThan(10)
      expect(log.checkpoints[0]?.seq).toBe((log.entries[0]?.seq ?? 0) - 1)
      for (const replayed of expectSame(app, recording)) {
        replayed.seek(0)
        replayed.run()
        expect(stateOf(replayed.actor)).toEqual(stateOf(recording.actor))
      }
      for (const { seq } of log.checkpoints) expectSame(app, recording, { from: seq })
    },
  )

  test('limited by bytes keeps about as many', () => {
    const recording = recorded(3_000, { keep: { bytes: 60_000 } })
    expect(recording.log.entries.length).toBeLessThan(250)
    expect(recording.log.toNDJSON().length).toBeLessThan(200_000)
    expectSame(app, recording)
  })

  test('begins elsewhere for a build that differs, and says so', () => {
    const recording = recorded(1_000, { keep: { entries: 50 } })
    const without = app.provide({ actors: { counter: createMachine({ id: 'counter' }) as never } })
    expect(replay(without, throughText(recording)).divergence).toMatchObject({
      path: expect.stringMatching('app/'),
    })
  })
})

describe('a sink', () => {
  test.each([
    ['without checkpoints', {}],
    ['with checkpoints', { checkpointEvery: { entries: 40 } }],
    ['with a ring', { keep: { entries: 60 } }],
  ])('gets the lines of a log that replays equal: %s', (_, options) => {
    const lines: string[] = []
    const recording = recorded(700, { ...options, sink: (some) => void lines.push(...some) })
    recording.flush()
    const log = EventLog.parse(lines.join(''))
    expect(log.entries.map(({ seq }) => seq)).toEqual(log.entries.map((_, i) => i + 1))
    const replayed = ran(app, log)
    expect(replayed.differences).toEqual([])
    expect(stateOf(replayed.actor)).toEqual(stateOf(recording.actor))
    for (const { seq } of log.checkpoints) {
      const from = ran(app, log, { from: seq })
      expect(from.differences).toEqual([])
      expect(stateOf(from.actor)).toEqual(stateOf(recording.actor))
    }
    expect(log.checkpoints.length > 0).toBe('checkpointEvery' in options || 'keep' in options)
  })

  test('that throws gets all lines later, once and in order', () => {
    const lines: string[] = []
    let failures = 2
    const recording = recorded(400, {
      checkpointEvery: { entries: 50 },
      sink(some) {
        if (failures-- > 0) throw new Error('full')
        lines.push(...some)
      },
    })
    recording.stop()
    expect(recording.log.warnings).toHaveLength(2)
    expect(recording.log.warnings[0]).toMatch(/sink threw.*full/)
    const log = EventLog.parse(lines.join(''))
    expect(log.entries.at(-1)?.seq).toBe(log.entries.length)
    const replayed = ran(app, log)
    expect(replayed.differences).toEqual([])
    expect(stateOf(replayed.actor)).toEqual(stateOf(recording.actor))
  })

  test('that always throws, and one that sends or flushes, does not reach the app', () => {
    const failing = recorded(400, {
      sink: () => {
        throw new Error('full')
      },
    })
    expect(() => failing.flush()).not.toThrow()
    expect(() => failing.stop()).not.toThrow()
    const lines: string[] = []
    let flushing: ReturnType<typeof recorded> | undefined
    flushing = recorded(400, {
      sink(some) {
        lines.push(...some)
        flushing?.flush()
      },
    })
    flushing.flush()
    expect(EventLog.parse(lines.join('')).entries.length).toBeGreaterThanOrEqual(400)
  })

  describe('with a bound', () => {
    const bound = { ms: 100, bytes: 10_000 }

    function bounded() {
      const clock = steppedClock()
      const lines: string[] = []
      const recording = record(app, {
        clock: clock as never,
        soon: () => {},
        after: (ms, run) => void clock.setTimeout(run, ms),
        flushWithin: bound,
        sink: (some) => void lines.push(...some),
      })
      recording.actor.start()
      const entries = () => lines.filter((line) => line.startsWith('{"seq"')).length
      return { clock, recording, entries, add: () => recording.actor.send({ type: 'add' }) }
    }

    test('of time gets a single entry by then, also when the page never rests', () => {
      const { clock, entries, add } = bounded()
      add()
      clock.step(bound.ms - 1)
      expect(entries()).toBe(0)
      clock.step(1)
      expect(entries()).toBeGreaterThan(0)
    })

    test('of bytes gets them at once', () => {
      const { entries, add } = bounded()
      for (let count = 0; count < 60; count++) add()
      expect(entries()).toBeGreaterThan(0)
      expect(entries()).toBeLessThan(64)
    })

    test('sets one timer for all that waits, and none when nothing does', () => {
      const clock = steppedClock()
      let timers = 0
      const still = createMachine({ id: 'still', on: { add: {} } })
      const { actor } = record(still, {
        clock: clock as never,
        after(ms, run) {
          timers++
          clock.setTimeout(run, ms)
        },
        flushWithin: bound,
        sink: () => {},
      })
      actor.start()
      clock.step(bound.ms)
      expect(timers).toBe(1)
      for (let count = 0; count < 5; count++) actor.send({ type: 'add' })
      expect(timers).toBe(2)
      clock.step(10_000)
      expect(timers).toBe(2)
    })
  })

  test('that is flushed within an input gets that one later, with its digest', () => {
    const lines: string[] = []
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      on: {
        add: {
          actions: [assign({ count: ({ context }) => context.count + 1 }), () => recording.flush()],
        },
      },
    })
    const recording = record(machine, { sink: (some) => void lines.push(...some) })
    recording.actor.start()
    for (let count = 0; count < 3; count++) recording.actor.send({ type: 'add' })
    expect(EventLog.parse(lines.join('')).entries).toHaveLength(2)
    recording.flush()
    const log = EventLog.parse(lines.join(''))
    expect(log.entries.map(({ digest }) => digest)).not.toContain(undefined)
    expect(ran(machine, log).differences).toEqual([])
    expect(stateOf(ran(machine, log).actor)).toEqual(stateOf(recording.actor))
  })

  test('gets a redaction that throws by the names of what it would have had', () => {
    const lines: string[] = []
    const recording = recorded(5, {
      redact: () => {
        throw new Error('no')
      },
      sink: (some) => void lines.push(...some),
    })
    recording.flush()
    expect(EventLog.parse(lines.join('')).entries[0]?.event).toEqual({ type: 'add' })
  })
})

describe('a checkpoint', () => {
  test('is refused by name while an input is under way', () => {
    let problem: unknown
    const machine = createMachine({
      id: 'm',
      on: {
        go: {
          actions: () => {
            try {
              recording.checkpoint()
            } catch (error) {
              problem = error
            }
          },
        },
      },
    })
    const recording = record(machine)
    expect(() => recording.checkpoint()).toThrow(CheckpointError)
    recording.actor.start()
    recording.actor.send({ type: 'go' })
    expect(problem).toBeInstanceOf(CheckpointError)
    expect(() => recording.checkpoint()).not.toThrow()
  })

  test('is refused by name for an actor of a logic without a name: the log grows to four times its ring, then says what is lost', () => {
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      on: {
        spawn: {
          actions: assign(({ spawn, context }) => {
            spawn(counter, { id: 'inline' })
            return context
          }),
        },
        add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
    })
    const recording = record(machine, { keep: { entries: 20 }, soon: (run) => run() })
    recording.actor.start()
    recording.actor.send({ type: 'spawn' })
    expect(() => recording.checkpoint()).toThrow(CheckpointError)
    expect(() => recording.checkpoint()).toThrow(/m\/inline/)
    for (let i = 0; i < 79; i++) recording.actor.send({ type: 'add' })
    expect(recording.log.entries).toHaveLength(80)
    expect(recording.log.warnings[0]).toMatch(/no checkpoint after entry \d+: m\/inline/)
    expectSame(machine, recording)
    for (let i = 0; i < 400; i++) recording.actor.send({ type: 'add' })
    expect(recording.log.entries.length).toBeLessThanOrEqual(80)
    expect(recording.log.warnings.join('\n')).toMatch(/entries up to \d+ are lost/)
    expect(() => replay(machine, recording.log)).toThrow(/begins with entry \d+, and without/)
  })
})

describe('lines that are written one by one', () => {
  test('are those of the log as it was, however it goes on meanwhile', () => {
    const recording = recorded(300, { keep: { entries: 100 } })
    const { log, actor } = recording
    const before = log.toNDJSON()
    const lines = log.lines()
    const first = takenFrom(lines, 40)
    for (let i = 0; i < 500; i++) actor.send({ type: 'add' } as never)
    expect(log.entries[0]?.seq).toBeGreaterThan(300)
    const [...all] = lines
    expect(all).toHaveLength(lines.length)
    expect(all.slice(0, 40)).toEqual(first)
    expect(all.join('')).toBe(before)
  })

  test('end with the entry that is named', () => {
    const { log } = recorded(300, { keep: { entries: 100 } })
    const { seq } = log.entries.at(-20) ?? expect.unreachable('there are so many')
    const written = EventLog.parse([...log.lines(seq)].join(''))
    expect(written.entries).toEqual(log.entries.slice(0, -19))
    expect(written.checkpoints).toEqual(log.checkpoints.filter((each) => each.seq <= seq))
    expect(ran(app, written).divergence).toBeUndefined()
  })
})

function takenFrom<T>(all: Iterable<T>, count: number): T[] {
  const taken: T[] = []
  for (const each of all) if (taken.push(each) === count) break
  return taken
}
