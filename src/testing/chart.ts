import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { and } from 'xstate/guards'
import { nodesOf, transitionId } from '../inspector/replica/charts.ts'

export { transitionId }

/** What a guard said of a transition, by the transition's id. */
export type OnVerdict = (transition: string, isAllowed: boolean) => void

/** All transitions of a machine, those without an event too, in the order of its states. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesOf(machine.root).flatMap(({ transitions, always = [] }) => [
    ...[...transitions.values()].flat(),
    ...always,
  ])
}

/**
 * The machine once more, whose guards tell what they say.
 * @param onVerdict told at each evaluation of a transition's guard
 * @returns a machine of its own: the one given stays as it is
 */
export function withNotedGuards<TMachine extends AnyStateMachine>(
  machine: TMachine,
  onVerdict: OnVerdict,
): TMachine {
  const noted = machine.provide({}) as TMachine
  for (const transition of transitionsOf(noted)) {
    const { guard } = transition
    if (guard === undefined) continue
    const id = transitionId(transition)
    // A guard made of one guard alone: the only public way to evaluate one against a snapshot
    const whole = and([guard as never]) as unknown as Checked
    const check: Checked['check'] = (...args) => {
      const isAllowed = whole.check(...args)
      onVerdict(id, isAllowed)
      return isAllowed
    }
    const wrapped = Object.assign(() => false, whole, { check })
    Object.assign(transition, { guard: wrapped })
  }
  return noted
}

/** Whether any of the states that a machine is in names an event: most of them are, and XState asks each of them slowly. */
export const isNamedIn = ({ _nodes: nodes }: AnyMachineSnapshot, type: string): boolean =>
  nodes.some(({ transitions }) => transitions.has(type) || hasWildcard(transitions))

/** Whether a guard has a say in what an event does in the states that a machine is in; where none has, these tell it. */
export const isGuardedIn = ({ _nodes: nodes }: AnyMachineSnapshot, type: string): boolean =>
  nodes.some(
    ({ transitions }) =>
      transitions.get(type)?.some(({ guard }) => guard !== undefined) || hasWildcard(transitions),
  )

const wildcards = new WeakMap<ReadonlyMap<string, unknown>, boolean>()

function hasWildcard(transitions: ReadonlyMap<string, unknown>): boolean {
  const known = wildcards.get(transitions)
  if (known !== undefined) return known
  const has = [...transitions.keys()].some((descriptor) => descriptor.endsWith('*'))
  wildcards.set(transitions, has)
  return has
}

interface Checked {
  check(snapshot: unknown, args: unknown, guard: unknown): boolean
}
