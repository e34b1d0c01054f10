import type { Chart, ChartNode, ChartTransition } from '../replica.chart.types.ts'

interface StateConfig {
  id: string
  type: ChartNode['type']
  history?: 'shallow' | 'deep'
  initial?: string
  entry?: readonly string[]
  exit?: readonly string[]
  invoke?: readonly { id: string; src: string }[]
  on?: Record<string, TransitionConfig[]>
  states?: Record<string, StateConfig>
}

interface TransitionConfig {
  target?: readonly string[]
  guard?: string
  actions: readonly string[]
}

type StateValue = string | { [key: string]: StateValue }

/** A machine as XState writes its definition, which Stately's inspector draws. */
export function definitionOf({ root }: Chart): StateConfig {
  return stateOf(root)
}

function stateOf(node: ChartNode): StateConfig {
  const { id, type, history, initial, entry, exit, invokes, transitions, states } = node
  const initialKey = states.find((state) => state.id === initial)?.key
  return {
    id,
    type,
    ...(history && { history }),
    ...(initialKey !== undefined && { initial: initialKey }),
    ...(entry.length > 0 && { entry }),
    ...(exit.length > 0 && { exit }),
    ...(invokes.length > 0 && { invoke: invokes }),
    ...(transitions.length > 0 && { on: eventsOf(transitions) }),
    ...(states.length > 0 && {
      states: Object.fromEntries(states.map((state) => [state.key, stateOf(state)])),
    }),
  }
}

function eventsOf(transitions: readonly ChartTransition[]): Record<string, TransitionConfig[]> {
  const events: Record<string, TransitionConfig[]> = {}
  for (const { event, targets, guard, actions } of transitions) {
    const those = events[event] ?? []
    events[event] = those
    those.push({
      ...(targets.length > 0 && { target: targets.map((id) => `#${id}`) }),
      ...(guard !== null && { guard }),
      actions,
    })
  }
  return events
}

/** The state value of which those states are active, as XState has it. */
export function stateValueOf({ root }: Chart, active: readonly string[]): StateValue {
  return valueWithin(root, new Set(active))
}

function valueWithin({ type, states }: ChartNode, active: ReadonlySet<string>): StateValue {
  const inside = states.filter(({ id }) => active.has(id))
  const [only] = inside
  if (type !== 'parallel' && only?.states.length === 0) return only.key
  return Object.fromEntries(inside.map((state) => [state.key, valueWithin(state, active)]))
}
