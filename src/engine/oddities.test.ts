import { afterEach, describe, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine, fromCallback, fromTransition, setup } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { EventLog, readLog, record, replay, stateOf } from './index.ts'
import { expectSame, ran, throughText } from './testing/both.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const keeper = createMachine({
  id: 'keeper',
  types: {} as { context: { kept: unknown } },
  context: { kept: null },
  on: { kept: { actions: assign({ kept: ({ event }) => event.value }) } },
})

const child = createMachine({
  id: 'child',
  types: {} as { context: { count: number } },
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

/** Spawns nameless actors and sets timers after an action that does `meddle`. */
const meddling = (meddle: (self: never) => void) =>
  setup({
    types: { context: {} as { last: unknown; ticks: number } },
    actors: { child },
    actions: { meddle: ({ self }) => meddle(self as never) },
  }).createMachine({
    id: 'm',
    context: { last: null, ticks: 0 },
    initial: 'on',
    states: {
      on: {
        after: {
          10: {
            target: 'on',
            reenter: true,
            actions: assign({ ticks: ({ context }) => context.ticks + 1 }),
          },
        },
        on: {
          go: {
            target: 'on',
            reenter: true,
            actions: ['meddle', assign({ last: ({ spawn }) => spawn('child') }), 'meddle'],
          },
          add: {
            actions: ({ context }) =>
              (context.last as { send(e: object): void }).send({ type: 'add' }),
          },
        },
      },
    },
  })

const meddlers: [
  string,
  (self: { clock: { setTimeout(run: () => void, ms: number): unknown }; system: unknown }) => void,
][] = [
  ['self.clock.setTimeout', (self) => void self.clock.setTimeout(() => {}, 5)],
  [
    'an actor with self as its parent',
    (self) => void createActor(child, { parent: self } as never),
  ],
  ['a started one', (self) => void createActor(child, { parent: self } as never).start()],
  [
    'one with an id',
    (self) =>
      void createActor(child, { parent: self, id: 'x', systemId: `y${Math.random()}` } as never)
        .start()
        .send({ type: 'add' }),
  ],
  ['an actor of its own', () => void createActor(child).start().send({ type: 'add' })],
]

describe('what user code does on the side', () => {
  test.each(meddlers)('does not shift what follows: %s', (_, meddle) => {
    const machine = meddling(meddle as never)
    const clock = steppedClock()
    const recording = record(machine, { clock: clock as never })
    recording.actor.start()
    for (let i = 0; i < 3; i++) {
      recording.actor.send({ type: 'go' })
      recording.actor.send({ type: 'add' })
      clock.step(12)
    }
    expect(recording.actor.getSnapshot().context.ticks).toBe(3)
    expectSame(machine, recording)
    expect(
      ran(
        meddling(() => {}),
        throughText(recording),
      ).divergence,
    ).toBeUndefined()
  })

  test('logic that is frozen can be recorded', () => {
    const voice = Object.freeze(
      fromCallback(({ sendBack }) => sendBack({ type: 'kept', value: 1 })),
    )
    const machine = createMachine({
      id: 'm',
      types: {} as { context: { kept: unknown } },
      context: { kept: null },
      invoke: { id: 'voice', src: voice },
      on: { kept: { actions: assign({ kept: ({ event }) => event.value }) } },
    })
    const recording = record(machine)
    recording.actor.start()
    expect(recording.actor.getSnapshot().context.kept).toBe(1)
    expectSame(machine, recording)
    const counting = Object.freeze(fromTransition((count: number) => count + 1, 0))
    const counted = record(counting)
    counted.actor.start()
    counted.actor.send({ type: 'any' })
    expectSame(counting, counted)
  })

  test('logic whose state is no object can be recorded', () => {
    const counting = fromTransition((count: number) => count + 1, 0)
    const machine = setup({ actors: { counting } }).createMachine({
      id: 'm',
      invoke: { id: 'counting', src: 'counting' },
    })
    const recording = record(machine)
    recording.actor.start()
    recording.actor.getSnapshot().children.counting?.send({ type: 'any' })
    expectSame(machine, recording)
  })
})

test('a byte order mark is accepted, in text and in a stream', async () => {
  const recording = record(keeper)
  recording.actor.start()
  recording.actor.send({ type: 'kept', value: '\uFEFFa' })
  const text = `\uFEFF${recording.log.toNDJSON()}`
  expect(EventLog.parse(text).entries).toHaveLength(1)
  const bytes = new TextEncoder().encode(text)
  async function* chunks(size: number) {
    for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
  }
  for (const size of [1, 2, 3, 1_000]) {
    const log = await EventLog.read(chunks(size))
    expect(log.entries[0]?.event.value).toBe('\uFEFFa')
  }
  async function* texts() {
    yield ''
    yield text
  }
  expect((await readLog(texts())).header.log).toBe(2)
})

test.each([
  ['without randomUUID', {}],
  ['at all', undefined],
])('recording works where there is no crypto %s', (_, crypto) => {
  vi.stubGlobal('crypto', crypto)
  const recording = record(keeper)
  recording.actor.start()
  recording.actor.send({ type: 'kept', value: 1 })
  expect(recording.log.header.id).toMatch(/^[0-9a-f-]{36}$/)
  expectSame(keeper, recording)
})

test('id and system id of the root are known to a replay without options', () => {
  const machine = createMachine({
    types: {} as { context: { id: string; isRoot: boolean } },
    context: ({ self }) => ({ id: self.id, isRoot: false }),
    on: {
      look: { actions: assign({ isRoot: ({ system, self }) => system.get('root') === self }) },
    },
  })
  const recording = record(machine, { id: 'own/id@1', systemId: 'root' })
  recording.actor.start()
  recording.actor.send({ type: 'look' })
  expect(recording.actor.getSnapshot().context).toEqual({ id: 'own/id@1', isRoot: true })
  for (const replayed of expectSame(machine, recording)) {
    expect(replayed.actor.id).toBe('own/id@1')
    expect(stateOf(replayed.actor)).toHaveProperty('own/id@1')
  }
  expect(replay(machine, recording.log).divergence).toBeUndefined()
})
