import { type AnyStateMachine, StateMachine } from 'xstate'

/** A transition of a chart's definition, all forms brought into one. */
export interface TransitionConfig {
  target?: unknown
  guard?: unknown
  actions?: unknown[]
  reenter?: boolean
}

/** A state of a chart's definition, all forms brought into one. */
export interface StateConfig {
  initial?: unknown
  type?: string
  on: Record<string, TransitionConfig[]>
  after: Record<string, TransitionConfig[]>
  always: TransitionConfig[]
  onDone: TransitionConfig[]
  entry: unknown[]
  exit: unknown[]
  invoke: InvokeConfig[]
  states: Record<string, StateConfig>
  meta?: unknown
}

export interface InvokeConfig {
  id?: string
  onDone: TransitionConfig[]
  onError: TransitionConfig[]
  onSnapshot: TransitionConfig[]
}

type Raw = Record<string, unknown>

/** The definition of a machine, as a copy that may be changed: only functions are shared with it. */
export function configOf({ config }: AnyStateMachine): StateConfig {
  return stateOf(config as Raw)
}

/** A machine of a changed definition, with everything else of the machine that it was. */
export function machineOf(machine: AnyStateMachine, config: StateConfig): AnyStateMachine {
  return new StateMachine(config as never, machine.implementations as never) as AnyStateMachine
}

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value]

/** Empty lists are left out: a state without transitions is another than one with none. */
const filled = (key: string, list: readonly unknown[]) => (list.length > 0 ? { [key]: list } : {})

function transitionsIn(value: unknown): TransitionConfig[] {
  return listOf(value).map((one) => {
    if (typeof one !== 'object' || one === null) return { target: one }
    const { actions, ...rest } = one as Raw
    return { ...rest, ...filled('actions', listOf(actions)) }
  })
}

const mapped = <T>(table: unknown, of: (value: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries((table ?? {}) as Raw).map(([key, value]) => [key, of(value)]))

function stateOf(raw: Raw): StateConfig {
  const { on, after, always, onDone, entry, exit, invoke, states, ...rest } = raw
  return {
    ...rest,
    on: mapped(on, transitionsIn),
    after: mapped(after, transitionsIn),
    ...filled('always', transitionsIn(always)),
    ...filled('onDone', transitionsIn(onDone)),
    entry: listOf(entry),
    exit: listOf(exit),
    invoke: listOf(invoke).map((one) => invokeOf(one as Raw)),
    states: mapped(states, (state) => stateOf(state as Raw)),
  } as StateConfig
}

function invokeOf({ onDone, onError, onSnapshot, ...rest }: Raw): InvokeConfig {
  return {
    ...rest,
    ...filled('onDone', transitionsIn(onDone)),
    ...filled('onError', transitionsIn(onError)),
    ...filled('onSnapshot', transitionsIn(onSnapshot)),
  } as unknown as InvokeConfig
}
