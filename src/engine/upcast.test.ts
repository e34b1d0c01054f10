import { describe, expect, test } from 'vitest'
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  createMachine,
  raise,
  sendTo,
  setup,
} from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { EventLog, record, stateOf, type Upcaster } from './index.ts'
import { ran } from './testing/both.ts'

const defaults = {
  add: 'add',
  till: 'till',
  count: 'count',
  tick: 'tick',
  ring: 'ring',
  open: 'open',
}

/** A shop whose parts may have other names in a later build. */
function shop(names: Partial<typeof defaults> = {}): AnyStateMachine {
  const { add, till, count, tick, ring, open } = { ...defaults, ...names }
  type Counts = Record<string, number>
  const drawer = createMachine({
    id: 'drawer',
    types: {} as { context: Counts },
    context: { coins: 0 },
    on: { coin: { actions: assign(({ context }) => ({ coins: (context.coins ?? 0) + 1 })) } },
  })
  const box = setup({ actors: { drawer } }).createMachine({
    id: 'box',
    invoke: { id: 'drawer', src: 'drawer' },
    on: { coin: { actions: sendTo('drawer', { type: 'coin' }) } },
  })
  const config = {
    id: 'shop',
    context: { [count]: 0, ticks: 0 },
    initial: 'closed',
    invoke: { id: till, src: 'box' },
    on: {
      [add]: {
        actions: [
          assign(({ context, event }) => ({ [count]: (context[count] ?? 0) + event.by })),
          sendTo(till, { type: 'coin' }),
          raise({ type: tick }, { delay: 40 }),
        ],
      },
      rung: { actions: ring },
      passed: {
        actions: sendTo(({ event }) => (event as { who?: unknown }).who as AnyActorRef, {
          type: 'coin',
        }),
      },
      [tick]: { actions: assign(({ context }) => ({ ticks: (context.ticks ?? 0) + 1 })) },
    },
    states: { closed: { on: { toggle: open } }, [open]: { on: { toggle: 'closed' } } },
  }
  const made = setup({
    types: { context: {} as Counts, events: {} as { type: string; by: number; who?: unknown } },
    actors: { box },
    actions: {
      [ring]: ({ self }) => self.getSnapshot().children[till]?.send({ type: 'coin' }),
    },
  }).createMachine(config as never)
  return made as unknown as AnyStateMachine
}

/** Every kind of input, and checkpoints between them, with a timer pending at the end. */
function recorded() {
  const clock = steppedClock()
  const recording = record(shop(), {
    clock: clock as never,
    checkpointEvery: { entries: 3 },
    soon: (run) => run(),
  })
  recording.actor.start()
  const till = () => recording.actor.getSnapshot().children.till as AnyActorRef
  for (let i = 0; i < 4; i++) {
    recording.actor.send({ type: 'add', by: 1 })
    clock.step(30)
    recording.actor.send({ type: 'rung' })
    recording.actor.send({ type: 'passed', who: till() })
    recording.actor.send({ type: 'toggle' })
    till().getSnapshot().children.drawer.send({ type: 'coin' })
    till().send({ type: 'coin' })
  }
  recording.actor.send({ type: 'toggle' })
  return recording
}

const stateWith = (from: Record<string, unknown>, names: [RegExp, string][]) =>
  JSON.parse(names.reduce((text, [old, name]) => text.replace(old, name), JSON.stringify(from)))

const event = (more: object) => ({ version: 1, changes: 'event', ...more }) as Upcaster
const cases: [string, Partial<typeof defaults>, Upcaster[], [RegExp, string][], object[]][] = [
  ['nothing', {}, [], [], []],
  [
    'an event is renamed',
    { add: 'put' },
    [event({ type: 'add', as: (e: object) => ({ ...e, type: 'put' }) })],
    [],
    [],
  ],
  [
    'an event is split into two',
    {},
    [
      event({
        type: 'toggle',
        as: (e: object) => [
          { ...e, type: 'first' },
          { ...e, type: 'toggle' },
        ],
      }),
    ],
    [],
    [],
  ],
  [
    'an event is given a field',
    {},
    [event({ type: 'add', as: (e: object) => ({ ...e, currency: 'EUR' }) })],
    [],
    [],
  ],
  [
    'an event that changed nothing is dropped',
    {},
    [event({ type: 'nothing', as: () => [] })],
    [],
    [],
  ],
  [
    'an event of a timer is given a field',
    {},
    [event({ type: 'tick', as: (e: object) => ({ ...e, more: 1 }) })],
    [],
    [],
  ],
  [
    'an event of a timer is renamed',
    { tick: 'tock' },
    [event({ type: 'tick', as: (e: object) => ({ ...e, type: 'tock' }) })],
    [],
    [{ kind: 'renamed', path: 'shop', part: 'timer tock', expected: 'timer tick' }],
  ],
  [
    'an actor is renamed, with its children',
    { till: 'desk' },
    [{ version: 1, changes: 'actor', from: 'shop/till', to: 'shop/desk' }],
    [[/till/g, 'desk']],
    [{ kind: 'renamed', path: 'shop/desk', part: 'actor', expected: 'shop/till' }],
  ],
  [
    'a key of the context is renamed',
    { count: 'sum' },
    [
      { version: 1, changes: 'part', actor: 'shop', from: '.count', to: '.sum' },
      {
        version: 1,
        changes: 'state',
        actor: 'shop',
        as: ({ context, ...state }) => {
          const { count, ...rest } = context as Record<string, number>
          return { ...state, context: { sum: count, ...rest } }
        },
      },
    ],
    [[/"count"/g, '"sum"']],
    [{ kind: 'renamed', path: 'shop', part: '.sum', expected: '.count' }],
  ],
  [
    'an action is renamed',
    { ring: 'clang' },
    [{ version: 1, changes: 'part', actor: 'shop', from: 'action ring', to: 'action clang' }],
    [],
    [{ kind: 'renamed', path: 'shop', part: 'action clang', expected: 'action ring' }],
  ],
]

describe.each(cases)('when %s', (_, names, upcasters, renamed, differences) => {
  test('an old log replays to the state of today, from its start and from every checkpoint', () => {
    const recording = recorded()
    const { warnings } = recording.log
    expect(warnings).toEqual([])
    const text = recording.log.toNDJSON()
    const expected = stateWith(stateOf(recording.actor), renamed)
    const log = EventLog.parse(text, { upcasters })
    expect(log.checkpoints.length).toBeGreaterThan(4)
    for (const from of [undefined, ...log.checkpoints.map(({ seq }) => seq)]) {
      const replayed = ran(shop(names), log, from === undefined ? {} : { from })
      expect(replayed.divergence).toBeUndefined()
      expect(replayed.differences).toMatchObject(differences)
      expect(JSON.parse(JSON.stringify(stateOf(replayed.actor)))).toEqual(expected)
    }
  })

  test('a log that begins at a checkpoint does so too', () => {
    const text = recorded().log.toNDJSON()
    const [header, ...lines] = text.trimEnd().split('\n')
    const at = lines.findIndex((line) => line.startsWith('{"checkpoint"'))
    const log = EventLog.parse(`${[header, ...lines.slice(at)].join('\n')}\n`, { upcasters })
    const replayed = ran(shop(names), log)
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.differences).toMatchObject(differences)
  })

  test('a log of the later version stays as it is', () => {
    const recording = record(shop(names), { events: 1 })
    recording.actor.start()
    recording.actor.send({ type: names.add ?? 'add', by: 1 })
    recording.actor.send({ type: 'rung' })
    const log = EventLog.parse(recording.log.toNDJSON(), { upcasters })
    expect(ran(shop(names), log).differences).toEqual([])
  })
})

test('without the upcaster the same log says what is missing', () => {
  const log = EventLog.parse(recorded().log.toNDJSON())
  expect(ran(shop({ till: 'desk' }), log).divergence).toMatchObject({
    kind: 'missing',
    path: 'shop/till',
  })
})

test('an event that is no input any more leaves the others as they were', () => {
  const log = EventLog.parse(recorded().log.toNDJSON(), {
    upcasters: [event({ type: 'rung', as: () => [] })],
  })
  const replayed = ran(shop(), log)
  expect(replayed.actor.getSnapshot().context.ticks).toBe(3)
  expect(replayed.divergence).toBeUndefined()
  expect(replayed.differences).toMatchObject([
    { kind: 'missing', part: 'effect action ring' },
    { kind: 'missing', part: 'did action ring' },
  ])
})
