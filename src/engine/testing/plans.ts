import fc from 'fast-check'

/** What an action of a generated machine does. */
export type ActionPlan =
  | { do: 'add'; amount: number }
  | { do: 'drawChance' }
  | { do: 'raise'; event: number; delay: number | undefined; id: string | undefined }
  | { do: 'cancel'; id: string }
  | { do: 'tell'; to: Target; event: number; delay: number | undefined }
  | {
      do: 'spawn'
      logic: number
      id: string | undefined
      by: Spawner
      system: boolean
      sync: boolean
    }
  | { do: 'stop'; id: string }
  | { do: 'emit'; event: number }
  | { do: 'log' }
  | {
      do: 'effect'
      named: boolean
      isRenamed?: true
      to: Target | undefined
      event: number
      throws: boolean
    }

export type Spawner = 'action' | 'assign'
export type Target = 'self' | 'parent' | 'child' | 'system'

export interface TransitionPlan {
  event: number
  target: number | undefined
  isGuarded: boolean
  actions: ActionPlan[]
}

export interface StatePlan {
  transitions: TransitionPlan[]
  entry: ActionPlan[]
  exit: ActionPlan[]
  after: { delay: number; target: number }[]
  invoke: { logic: number; id: string | undefined; sync: boolean; onError: boolean }[]
  isFinal: boolean
}

/** An actor logic, generated. References to other logics are to later ones in the list. */
export type LogicPlan =
  | { kind: 'machine'; states: StatePlan[]; isParallel: boolean }
  | {
      kind: 'promise'
      how: 'resolves' | 'rejects' | 'throws' | 'waits' | 'waitsAndRejects'
      value: number
    }
  | { kind: 'callback'; start: CallbackAct[]; receive: CallbackAct[]; cleanup: CallbackAct[] }
  | { kind: 'observable' | 'eventObservable'; start: StreamAct[]; later: StreamAct[] }
  | {
      kind: 'transition'
      sendsOn: number
      to: Target
      emits: boolean
      throwsOn: number | undefined
    }

export type CallbackAct = {
  do: 'sendBack' | 'sendLater' | 'sendSystem' | 'emit' | 'throw'
  event: number
}
export type StreamAct = { do: 'next' | 'complete' | 'error' | 'throw'; event: number }

/** What happens to a generated system from outside. */
export type SchedulePlan =
  | { do: 'send'; event: number; to: number }
  | { do: 'sendStale'; event: number; to: number }
  | { do: 'wait'; ms: number }
  | { do: 'poke'; choice: number }
  | { do: 'settle' }
  | { do: 'observe'; actor: number; event: number; to: number }
  | { do: 'listen'; actor: number; event: number; to: number }
  | { do: 'stop' }

export interface SystemPlan {
  logics: LogicPlan[]
  before: { event: number }[]
  schedule: SchedulePlan[]
}

const event = fc.nat(4)
const id = fc.constantFrom('k0', 'k1')
const maybeId = fc.option(id, { nil: undefined })
const delay = fc.constantFrom(0, 10, 10, 20, 50)
const maybeDelay = fc.option(delay, { nil: undefined })
const target = fc.constantFrom<Target>('self', 'parent', 'child', 'child', 'system')
const logic = fc.nat(5)

const action: fc.Arbitrary<ActionPlan> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), amount: fc.nat(3) }) },
  fc.constant({ do: 'drawChance' as const }),
  fc.record({ do: fc.constant('raise' as const), event, delay: maybeDelay, id: maybeId }),
  fc.record({ do: fc.constant('cancel' as const), id }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      to: target,
      event,
      delay: maybeDelay,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('spawn' as const),
      logic,
      id: maybeId,
      by: fc.constantFrom<Spawner>('action', 'assign'),
      system: fc.boolean(),
      sync: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('stop' as const), id }),
  fc.record({ do: fc.constant('emit' as const), event }),
  fc.constant({ do: 'log' as const }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('effect' as const),
      named: fc.boolean(),
      to: fc.option(target, { nil: undefined }),
      event,
      throws: fc.integer({ min: 0, max: 15 }).map((n) => n === 0),
    }),
  },
)

const actions = fc.array(action, { maxLength: 3 })

const state: fc.Arbitrary<StatePlan> = fc.record({
  transitions: fc.array(
    fc.record({
      event,
      target: fc.option(fc.nat(3), { nil: undefined }),
      isGuarded: fc.boolean(),
      actions,
    }),
    { maxLength: 4 },
  ),
  entry: actions,
  exit: actions,
  after: fc.array(fc.record({ delay: fc.constantFrom(10, 10, 20, 50), target: fc.nat(3) }), {
    maxLength: 2,
  }),
  invoke: fc.array(fc.record({ logic, id: maybeId, sync: fc.boolean(), onError: fc.boolean() }), {
    maxLength: 1,
  }),
  isFinal: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

const machine: fc.Arbitrary<LogicPlan> = fc.record({
  kind: fc.constant('machine' as const),
  states: fc.array(state, { minLength: 1, maxLength: 4 }),
  isParallel: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
})

const callbackActs = fc.array(
  fc.record({
    do: fc.constantFrom(
      'sendBack',
      'sendBack',
      'sendLater',
      'sendSystem',
      'emit',
      'throw',
    ) as fc.Arbitrary<CallbackAct['do']>,
    event,
  }),
  { maxLength: 2 },
)

const streamActs = fc.array(
  fc.record({
    do: fc.constantFrom('next', 'next', 'next', 'complete', 'error', 'throw') as fc.Arbitrary<
      StreamAct['do']
    >,
    event,
  }),
  { maxLength: 3 },
)

const anyLogic: fc.Arbitrary<LogicPlan> = fc.oneof(
  { weight: 3, arbitrary: machine },
  fc.record({
    kind: fc.constant('promise' as const),
    how: fc.constantFrom('resolves', 'rejects', 'throws', 'waits', 'waits', 'waitsAndRejects'),
    value: fc.nat(9),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('callback' as const),
      start: callbackActs,
      receive: callbackActs,
      cleanup: callbackActs,
    }),
  },
  fc.record({
    kind: fc.constantFrom('observable' as const, 'eventObservable' as const),
    start: streamActs,
    later: streamActs,
  }),
  fc.record({
    kind: fc.constant('transition' as const),
    sendsOn: event,
    to: target,
    emits: fc.boolean(),
    throwsOn: fc.option(event, { nil: undefined, freq: 4 }),
  }),
)

const step: fc.Arbitrary<SchedulePlan> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), event, to: fc.nat(7) }) },
  fc.record({ do: fc.constant('sendStale' as const), event, to: fc.nat(7) }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 10, 30, 100) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('poke' as const), choice: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'settle' as const }) },
  fc.record({ do: fc.constant('observe' as const), actor: fc.nat(5), event, to: fc.nat(7) }),
  fc.record({ do: fc.constant('listen' as const), actor: fc.nat(5), event, to: fc.nat(7) }),
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 5 })
      .map((n) => (n === 0 ? { do: 'stop' as const } : { do: 'settle' as const })),
  },
)

/** Whole systems with a schedule of racing inputs. The first logic is the root. */
export const systemPlan: fc.Arbitrary<SystemPlan> = fc.record({
  logics: fc
    .tuple(
      fc.oneof({ weight: 9, arbitrary: machine }, anyLogic),
      fc.array(anyLogic, { minLength: 2, maxLength: 5 }),
    )
    .map(([root, rest]) => [root, ...rest]),
  before: fc.array(fc.record({ event }), { maxLength: 2 }),
  schedule: fc.array(step, { minLength: 4, maxLength: 24 }),
})
