import type { AnyStateMachine } from 'xstate'
import { not } from 'xstate/guards'
import { configOf, machineOf, type StateConfig, type TransitionConfig } from './config.ts'

/** A machine with one thing of its chart otherwise. */
export interface Mutant {
  /** What is otherwise, and where; the same for the same chart. */
  name: string
  machine: AnyStateMachine
  /** Whether it only does the same in another order, which is the same where neither minds the other. */
  isOrder: boolean
}

/** Changes a copy of the definition in one place. */
interface Mutation {
  name: string
  isOrder?: true
  apply(): void
}

/**
 * Every mutant of a machine: transitions dropped, led elsewhere, in another order or by another event; guards
 * negated and dropped; actions, entries and exits dropped and swapped; services dropped; other delays and other
 * initial states.
 * @returns the mutants in the order of the chart; those whose definition XState refuses are left out
 */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  const { length } = mutationsOf(machine.id, configOf(machine))
  for (let index = 0; index < length; index++) {
    const config = configOf(machine)
    const { name, isOrder = false, apply } = mutationsOf(machine.id, config)[index] as Mutation
    apply()
    const mutant = built(machine, config)
    if (mutant) yield { name, machine: mutant, isOrder }
  }
}

function built(machine: AnyStateMachine, config: StateConfig): AnyStateMachine | undefined {
  try {
    return machineOf(machine, config)
  } catch {
    return undefined
  }
}

function mutationsOf(path: string, state: StateConfig, parent?: StateConfig): Mutation[] {
  const siblings = Object.keys(parent?.states ?? {})
  const children = Object.keys(state.states)
  return [
    ...tableMutations(path, state.on, siblings),
    ...tableMutations(`${path} after`, state.after, siblings),
    ...listMutations(`${path} always`, state.always, siblings),
    ...listMutations(`${path} onDone`, state.onDone, siblings),
    ...Object.keys(state.on).map((type) =>
      renamed(`${path}: another event than ${type}`, state.on, type, `${type}.other`),
    ),
    ...Object.keys(state.after).map((delay) => {
      const other = Number.isNaN(Number(delay)) ? '77' : String(Number(delay) * 2 + 1)
      return renamed(`${path}: another delay than ${delay}`, state.after, delay, other)
    }),
    ...actionMutations(`${path} entry`, state.entry),
    ...actionMutations(`${path} exit`, state.exit),
    ...state.invoke.flatMap((invoke, index) => [
      {
        name: `${path}: without invoke ${invoke.id ?? index}`,
        apply: () => void state.invoke.splice(index, 1),
      },
      ...listMutations(`${path} ${invoke.id ?? index} onDone`, invoke.onDone, siblings),
      ...listMutations(`${path} ${invoke.id ?? index} onError`, invoke.onError, siblings),
    ]),
    ...initialMutations(path, state, children),
    ...children.flatMap((key) =>
      mutationsOf(`${path}.${key}`, state.states[key] as StateConfig, state),
    ),
  ]
}

function tableMutations(
  path: string,
  table: Readonly<Record<string, TransitionConfig[]>>,
  siblings: readonly string[],
): Mutation[] {
  return Object.entries(table).flatMap(([event, list]) =>
    listMutations(`${path} ${event}`, list, siblings),
  )
}

function listMutations(
  path: string,
  list: TransitionConfig[] | undefined,
  siblings: readonly string[],
): Mutation[] {
  return (list ?? []).flatMap((transition, index, all) => {
    const at = all.length > 1 ? `${path} #${index + 1}` : path
    const { guard, target } = transition
    return [
      { name: `${at}: dropped`, apply: () => void all.splice(index, 1) },
      ...(index > 0 ? [{ name: `${at}: before the one before`, ...swapped(all, index) }] : []),
      ...(target === undefined ? [] : retargeted(at, transition, siblings)),
      ...(guard === undefined
        ? []
        : [
            {
              name: `${at}: guard negated`,
              apply: () => void Object.assign(transition, { guard: not(guard as never) }),
            },
            { name: `${at}: guard dropped`, apply: () => void delete transition.guard },
          ]),
      ...actionMutations(at, transition.actions),
    ]
  })
}

/** Nowhere, and to the state that stands next beside the one that it led to. */
function retargeted(
  at: string,
  transition: TransitionConfig,
  siblings: readonly string[],
): Mutation[] {
  const { target } = transition
  const place = typeof target === 'string' ? siblings.indexOf(target) : -1
  const other = place < 0 ? undefined : siblings[(place + 1) % siblings.length]
  return [
    { name: `${at}: leads nowhere`, apply: () => void delete transition.target },
    ...(other === undefined || other === target
      ? []
      : [
          {
            name: `${at}: leads to ${other}`,
            apply: () => void Object.assign(transition, { target: other }),
          },
        ]),
  ]
}

function actionMutations(at: string, actions: unknown[] | undefined): Mutation[] {
  return (actions ?? []).flatMap((action, index, all) => [
    { name: `${at}: without ${nameOf(action, index)}`, apply: () => void all.splice(index, 1) },
    ...(index > 0
      ? [{ name: `${at}: ${nameOf(action, index)} first`, ...swapped(all, index) }]
      : []),
  ])
}

function initialMutations(
  path: string,
  state: StateConfig,
  children: readonly string[],
): Mutation[] {
  const { initial } = state
  if (typeof initial !== 'string') return []
  return children
    .filter((key) => key !== initial)
    .slice(0, 1)
    .map((key) => ({
      name: `${path}: begins with ${key}`,
      apply: () => void Object.assign(state, { initial: key }),
    }))
}

function renamed<T>(name: string, table: Record<string, T>, from: string, to: string): Mutation {
  const apply = () => {
    const entries = Object.entries(table)
    for (const [key, value] of entries) {
      delete table[key]
      table[key === from ? to : key] = value
    }
  }
  return { name, apply }
}

function swapped(list: unknown[], index: number): Omit<Mutation, 'name'> {
  const apply = () => void list.splice(index - 1, 2, list[index], list[index - 1])
  return { isOrder: true, apply }
}

function nameOf(action: unknown, index: number): string {
  if (typeof action === 'string') return action
  const { type } = (action ?? {}) as { type?: string }
  return type ?? `action ${index + 1}`
}
