import fc from 'fast-check'
import {
  assign,
  createMachine,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  log,
  raise,
} from 'xstate'
import { current } from './build.ts'
import type { ActionPlan, LogicPlan, SystemPlan } from './plans.ts'

// Configurations of generated machines have no static types.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any

/** One way in which a later build differs; the numbers choose where and what. */
export interface Change {
  kind: Kind
  machine: number
  state: number
  choice: number
}

const idle = createMachine({ id: 'idle' })
const ticking = createMachine({
  id: 'ticking',
  initial: 'a',
  context: { ticks: 0 },
  states: {
    a: { after: { 7: 'b' } },
    b: { after: { 9: 'a' }, entry: assign({ ticks: () => current.fold?.random() ?? 0 }) },
  },
})
const spawning = createMachine({
  id: 'spawning',
  context: ({ spawn }) => ({ kept: [spawn(idle), spawn(ticking)] }),
})

const invoke = (config: Any, src: Any, more = {}) => {
  const id = `added${config.invoke?.length ?? 0}`
  config.invoke = [...(config.invoke ?? []), { src, id, ...more }]
}
const onEntry = (state: Any, action: Any) => {
  state.entry = [...state.entry, action]
}
const before = (state: Any, action: Any) => {
  state.entry = [action, ...state.entry]
}
const context = (config: Any, more: (kept: Any) => Any) => {
  const { context: make } = config
  config.context = (args: Any) => more(make(args))
}
const transitionsOf = (state: Any): Any[] => Object.values(state.on as object).flat()

const emptyState = { exit: [], on: {}, after: {}, invoke: [] }

type EditConfig = (config: Any, state: Any, choice: number) => void

/** Changes that leave every state that was recorded as it was. */
const harmless = {
  anIdleActorAdded: (config) => invoke(config, idle),
  anActorWithTimersAdded: (config) => invoke(config, ticking),
  anActorThatSpawnsAdded: (config) => invoke(config, spawning),
  anActorWithASystemIdAdded: (config) =>
    invoke(config, idle, config.isRoot && { systemId: `s${config.invoke?.length ?? 0}` }),
  aPromiseAdded: (config) =>
    invoke(
      config,
      fromPromise(async () => 7),
    ),
  aPromiseThatWaitsAdded: (config) =>
    invoke(
      config,
      fromPromise(() => new Promise(() => {})),
    ),
  aCallbackAdded: (config) =>
    invoke(
      config,
      fromCallback(({ sendBack }) => sendBack({ type: 'unheard' })),
    ),
  anObservableAdded: (config) =>
    invoke(
      config,
      fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) }) as Any),
    ),
  aContextFieldAdded: (config) => context(config, (kept) => ({ added: 1, ...kept, more: [{}] })),
  contextFieldsReordered: (config) =>
    context(config, (kept) => Object.fromEntries(Object.entries(kept).reverse())),
  aNamelessActionAdded: (_, state) => onEntry(state, () => {}),
  aNamedActionAdded: (_, state) => before(state, { type: 'added' }),
  anEmitAdded: (_, state) => before(state, emit({ type: 'added' })),
  aLogAdded: (_, state) => onEntry(state, log('added')),
  aDelayedRaiseAdded: (_, state, choice) =>
    before(state, raise({ type: 'unheard' }, { delay: choice % 30, id: 'added' })),
  aRaiseAdded: (_, state) => onEntry(state, raise({ type: 'unheard' })),
  chanceDrawnElsewhere: (config) => {
    context(config, (kept) => ({ ...kept, drawn: 0 }))
    invoke(config, ticking)
  },
  aTransitionAdded: (_, state) => {
    state.on.unsent = [{ actions: [assign({ sum: 99 })] }]
  },
  aStateAdded: (config) => {
    if (config.initial) config.states.unreached = { ...emptyState, entry: [assign({ sum: 99 })] }
  },
  aGuardThatAlwaysHoldsAdded: (_, state) => {
    for (const transition of transitionsOf(state)) transition.guard ??= () => true
  },
} satisfies Record<string, EditConfig>

/** Changes that may lead elsewhere. */
const harmful = {
  aTransitionRemoved: (_, state, choice) => {
    const types = Object.keys(state.on)
    delete state.on[types[choice % types.length] ?? '']
  },
  aTargetChanged: (config, state, choice) => {
    const [transition] = transitionsOf(state)
    if (transition && config.initial) transition.target = Object.keys(config.states)[choice % 2]
  },
  aGuardChanged: (_, state) => {
    for (const transition of transitionsOf(state)) transition.guard = () => false
  },
  anActionDropped: (_, state) => {
    for (const transition of transitionsOf(state)) transition.actions.pop()
  },
  anEntryActionDropped: (_, state) => state.entry.pop(),
  aContextFieldRemoved: (config) => context(config, ({ spare: _, ...kept }) => kept),
  anInitialValueChanged: (config) => context(config, (kept) => ({ ...kept, spare: { deep: [2] } })),
  anAssignedValueChanged: (_, state) => onEntry(state, assign({ sum: 2 })),
  theInitialStateChanged: (config) => {
    if (config.initial) config.initial = Object.keys(config.states).at(-1)
  },
  aDelayChanged: (_, state) => {
    state.after = Object.fromEntries(
      Object.entries(state.after).map(([delay, target]) => [Number(delay) + 5, target]),
    )
  },
  aTimerRemoved: (_, state) => {
    state.after = {}
  },
  anActorRemoved: (_, state) => {
    state.invoke = []
  },
  anActorRenamed: (_, state) => {
    for (const each of state.invoke) each.id = `${each.id ?? 'nameless'}x`
  },
  anActorsSourceChanged: (_, state) => {
    for (const each of state.invoke) each.src = idle
  },
  anActorsInputChanged: (_, state) => {
    for (const each of state.invoke) each.input = { changed: true }
  },
  anOutputChanged: (config) => {
    config.output = () => 'changed'
  },
  aStateMadeFinal: (config, state) => {
    if (config.initial) state.type = 'final'
  },
} satisfies Record<string, EditConfig>

type EditAction = (action: ActionPlan) => ActionPlan

/** Changes to the actions of all machines that leave every state as it was. */
const harmlessActions: Record<string, EditAction> = {
  anActionRenamed: (action) =>
    action.do === 'effect' && action.named ? { ...action, isRenamed: true } : action,
}

/** Changes to the actions of all machines that may lead elsewhere. */
const harmfulActions: Record<string, EditAction> = {
  aRaisedEventChanged: (action) =>
    action.do === 'raise' ? { ...action, event: (action.event + 1) % 5 } : action,
  aRaisesDelayChanged: (action) =>
    action.do === 'raise' && action.delay !== undefined
      ? { ...action, delay: action.delay + 3 }
      : action,
  anAmountChanged: (action) =>
    action.do === 'add' ? { ...action, amount: action.amount + 1 } : action,
  anIdChanged: (action) => (action.do === 'spawn' ? { ...action, id: 'other' } : action),
  anEmitDropped: (action) => (action.do === 'emit' ? { do: 'log' } : action),
  aTellsEventChanged: (action) =>
    action.do === 'tell' ? { ...action, event: (action.event + 1) % 5 } : action,
}

const edits: Record<string, EditConfig> = { ...harmless, ...harmful }

export type Kind = string

/** All kinds of changes. */
export const kinds = {
  harmless: [...Object.keys(harmless), ...Object.keys(harmlessActions)],
  harmful: [...Object.keys(harmful), ...Object.keys(harmfulActions)],
}

/** One to three changes, of kinds that are given. */
export const changesOf = (of: readonly Kind[]): fc.Arbitrary<Change[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...of),
      machine: fc.nat(5),
      state: fc.nat(3),
      choice: fc.nat(5),
    }),
    { minLength: 1, maxLength: 3 },
  )

/** The plan of a later build. */
export function changePlan(plan: SystemPlan, changes: readonly Change[]): SystemPlan {
  let { logics } = plan
  for (const { kind } of changes) {
    const edit = harmlessActions[kind] ?? harmfulActions[kind]
    if (edit) logics = logics.map((logic) => editActions(logic, edit))
  }
  return { ...plan, logics }
}

function editActions(logic: LogicPlan, edit: EditAction): LogicPlan {
  if (logic.kind !== 'machine') return logic
  return {
    ...logic,
    states: logic.states.map((state) => ({
      ...state,
      entry: state.entry.map(edit),
      exit: state.exit.map(edit),
      transitions: state.transitions.map((each) => ({ ...each, actions: each.actions.map(edit) })),
    })),
  }
}

/** Changes the configuration of the machine at an index of the plan. */
export function changeConfig(changes: readonly Change[], logics: readonly LogicPlan[]) {
  const machines = logics.flatMap(({ kind }, index) => (kind === 'machine' ? [index] : []))
  return (index: number, config: Any): void => {
    for (const { kind, machine, state, choice } of changes) {
      const edit = edits[kind]
      if (!edit || machines[machine % machines.length] !== index) continue
      const states = Object.values(config.states as object)
      config.isRoot = index === 0
      edit(config, states[state % states.length], choice)
      delete config.isRoot
    }
  }
}
