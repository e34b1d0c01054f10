import { describe, expect, test, vi } from 'vitest'
import { assign, createMachine, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { EventLog, type Fold, placeholder, record, replay, stateOf } from './index.ts'

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number }; events: { type: 'added'; by: number } },
  context: { count: 0 },
  on: {
    added: { actions: assign({ count: ({ context, event }) => context.count + event.by }) },
  },
})

describe('recording', () => {
  test('writes a header that names format, session, build, start and seed', () => {
    const clock = steppedClock(Date.UTC(2026, 4, 1))
    const { log } = record(counter, {
      clock: clock as never,
      session: 's1',
      build: 'b1',
      events: 3,
      seed: 9,
      id: 'first',
      systemId: 'shared',
    })
    const { id, ...header } = log.header
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(header).toEqual({
      log: 2,
      session: 's1',
      build: 'b1',
      events: 3,
      startedAt: '2026-05-01T00:00:00.000Z',
      seed: 9,
      rootId: 'first',
      systemId: 'shared',
      texts: 'exact',
    })
  })

  test('takes what comes from outside and nothing that follows from it', () => {
    const parent = createMachine({
      id: 'parent',
      invoke: { id: 'counter', src: counter },
      on: { poked: { actions: sendTo('counter', { type: 'added', by: 2 }) } },
    })
    const { actor, log } = record(parent, { clock: steppedClock() as never })
    actor.start()
    actor.send({ type: 'poked' })
    expect(log.entries.map(({ seq, to, event }) => [seq, to, event.type])).toEqual([
      [1, 'parent', 'poked'],
    ])
    expect(log.entries[0]?.digest).toHaveProperty('parent/counter')
  })

  test('names timers by their actor and what they send, and writes the time since the start', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        slow: { initial: 'a', states: { a: { after: { 50: 'b' } }, b: {} } },
        fast: { initial: 'a', states: { a: { after: { 20: 'b' } }, b: {} } },
      },
    })
    const clock = steppedClock()
    const { actor, log } = record(machine, { clock: clock as never })
    actor.start()
    clock.step(60)
    expect(log.entries.map(({ at, to, timer, event }) => [at, to, timer, event.type])).toEqual([
      [20, 'm', 1, 'xstate.after.20.m.fast.a'],
      [50, 'm', 1, 'xstate.after.50.m.slow.a'],
    ])
  })

  test('writes down an effect that throws while it starts', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'working',
      states: {
        working: {
          invoke: {
            id: 'work',
            src: fromCallback(() => {
              throw new Error('no worker')
            }),
            onError: 'failed',
          },
        },
        failed: {},
      },
    })
    const { actor, log } = record(machine)
    actor.start()
    expect(log.entries).toMatchObject([{ to: 'm/work', event: { type: 'engine.threw' } }])
    const replayed = replay(machine, EventLog.parse(log.toNDJSON()))
    replayed.run()
    expect(replayed.actor.getSnapshot().value).toBe('failed')
  })

  test('stops recording when told, and the actor goes on', () => {
    const { actor, log, stop } = record(counter)
    actor.start()
    actor.send({ type: 'added', by: 1 })
    stop()
    actor.send({ type: 'added', by: 1 })
    expect(log.entries).toHaveLength(1)
    expect(actor.getSnapshot().context.count).toBe(2)
  })

  test('begins with the snapshot that an app was restored from', () => {
    const earlier = record(counter)
    earlier.actor.start()
    earlier.actor.send({ type: 'added', by: 5 })
    const snapshot = earlier.actor.getPersistedSnapshot()
    const { actor, log } = record(counter, { snapshot })
    actor.start()
    actor.send({ type: 'added', by: 1 })
    expect(actor.getSnapshot().context.count).toBe(6)
    const replayed = replay(counter, EventLog.parse(log.toNDJSON()))
    expect([replayed.divergence, replayed.actor.getSnapshot().context.count]).toEqual([
      undefined,
      5,
    ])
    replayed.run()
    expect(stateOf(replayed.actor)).toEqual(stateOf(actor))
  })

  test('tells actors of the same path apart', async () => {
    const settled: ((value: string) => void)[] = []
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { loaded: string[] } },
      context: { loaded: [] },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: fromPromise<string>(() => new Promise((resolve) => settled.push(resolve))),
            onDone: {
              actions: assign({
                loaded: ({ context, event }) => [...context.loaded, event.output],
              }),
            },
          },
          on: { again: { target: 'loading', reenter: true } },
        },
      },
    })
    const { actor, log } = record(machine)
    actor.start()
    actor.send({ type: 'again' })
    settled[0]?.('late')
    settled[1]?.('fresh')
    await vi.waitFor(() => expect(actor.getSnapshot().context.loaded).toEqual(['fresh']), {
      timeout: 60_000,
    })
    const replayed = replay(machine, EventLog.parse(log.toNDJSON()))
    replayed.run()
    expect(stateOf(replayed.actor)).toEqual(stateOf(actor))
  })
})

describe('time and chance', () => {
  const drawn = setup({ types: { context: {} as { seen: number[] } } })
  let fold: Fold | undefined
  const machine = drawn.createMachine({
    id: 'm',
    context: { seen: [] },
    on: {
      drawn: {
        actions: assign({
          seen: ({ context }) => [...context.seen, fold?.now ?? -1, fold?.random() ?? -1],
        }),
      },
    },
  })
  const onFold = (next: Fold | undefined) => {
    fold = next
  }

  test('are those of the input being folded, the same on replay, and unknown outside', () => {
    const clock = steppedClock(1000)
    const { actor, log } = record(machine, { clock: clock as never, seed: 's', onFold })
    actor.start()
    actor.send({ type: 'drawn' })
    clock.step(5)
    actor.send({ type: 'drawn' })
    expect(fold).toBeUndefined()
    const { seen } = actor.getSnapshot().context
    expect([seen[0], seen[2]]).toEqual([1000, 1005])
    expect(seen[1]).not.toBe(seen[3])
    const replayed = replay(machine, log, { onFold })
    replayed.run()
    expect(replayed.actor.getSnapshot().context.seen).toEqual(seen)
  })

  test('differ with the seed', () => {
    const chanceOf = (seed: string) => {
      const { actor } = record(machine, { seed, onFold })
      actor.start()
      actor.send({ type: 'drawn' })
      return actor.getSnapshot().context.seen[1]
    }
    expect(chanceOf('a')).toBe(chanceOf('a'))
    expect(chanceOf('a')).not.toBe(chanceOf('b'))
  })
})

describe('redaction', () => {
  test('a placeholder has the shape and length of what it stands for', () => {
    expect(placeholder('Ann.O_1@example.com')).toBe('Xxx.X_0@xxxxxxx.xxx')
    expect(placeholder(placeholder('Zoë 🎈 42'))).toBe(placeholder('Zoë 🎈 42'))
    expect(placeholder('Zoë 🎈 42')).toHaveLength('Zoë 🎈 42'.length)
  })

  test('what leaves the page is redacted, and its digests still agree on replay', () => {
    const form = createMachine({
      id: 'form',
      types: {} as { context: { email: string; valid: boolean }; input: { hint: string } },
      context: ({ input }) => ({ email: input.hint, valid: false }),
      on: {
        typed: {
          actions: assign({
            email: ({ event }) => event.email,
            valid: ({ event }) => /^\w+@\w+\.\w+$/.test(event.email),
          }),
        },
      },
    })
    const { actor, log } = record(form, {
      input: { hint: 'hint@example.com' },
      redact: (event) =>
        JSON.parse(JSON.stringify(event), (key, value) =>
          key === 'email' || key === 'hint' ? placeholder(value) : value,
        ),
    })
    actor.start()
    actor.send({ type: 'typed', email: 'ann@example.com' })
    const text = log.toNDJSON()
    expect(text).not.toMatch(/ann|hint@example/)
    const replayed = replay(form, EventLog.parse(text))
    replayed.run()
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.actor.getSnapshot().context).toEqual({ email: 'xxx@xxxxxxx.xxx', valid: true })
  })
})
