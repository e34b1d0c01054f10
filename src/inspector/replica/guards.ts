import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate'
import { and, evaluateGuard, not, or, stateIn } from 'xstate/guards'

/** A guard with a check of its own is one of XState's. */
interface BuiltinGuard {
  check?: unknown
  guards?: readonly unknown[]
  stateValue?: unknown
}

const checkOf = (guard: unknown) => (guard as BuiltinGuard).check
const nameOfCheck = new Map<unknown, string>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not(() => true)), 'not'],
  [checkOf(stateIn('')), 'stateIn'],
])

const maxCode = 60

/** A guard on one line: `and(isOpen, not(isEmpty))`. */
export function guardText(guard: unknown, machine: AnyStateMachine): string {
  return write(guard, machine, () => '')
}

/** A guard with what each of its parts says of an event: `and(isOpen: yes, hasMoney: no)`. */
export function verdictOf(
  guard: unknown,
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
): string {
  return write(guard, snapshot.machine, (part) => `: ${answerOf(part, event, snapshot)}`)
}

function answerOf(guard: unknown, event: AnyEventObject, snapshot: AnyMachineSnapshot): string {
  try {
    return evaluateGuard(guard as never, snapshot.context, event, snapshot) ? 'yes' : 'no'
  } catch (error) {
    return `threw ${(error as Error).message}`
  }
}

function write(
  guard: unknown,
  machine: AnyStateMachine,
  answer: (part: unknown) => string,
): string {
  const name = nameOf(guard)
  const implementation = name === undefined ? guard : machine.implementations.guards[name]
  const { check, guards = [], stateValue } = (implementation ?? {}) as BuiltinGuard
  const builtin = nameOfCheck.get(check)
  if (builtin === 'stateIn') return `stateIn(${JSON.stringify(stateValue)})${answer(guard)}`
  if (builtin) {
    const parts = guards.map((part) => write(part, machine, answer)).join(', ')
    return `${name ? `${name} = ` : ''}${builtin}(${parts})`
  }
  return `${name ?? codeOf(guard)}${answer(guard)}`
}

function nameOf(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard
  return typeof guard === 'function' ? undefined : String((guard as { type: unknown }).type)
}

function codeOf(guard: unknown): string {
  const code = Function.prototype.toString.call(guard).replace(/\s+/g, ' ')
  return code.length > maxCode ? `${code.slice(0, maxCode - 1)}…` : code
}

/** What an event finds in a state: transitions that are taken, and those whose guard says no. */
export interface Selection {
  taken: AnyTransitionDefinition[]
  refused: AnyTransitionDefinition[]
}

/** What XState selects for an event: in each region the innermost state that takes it. */
export function select(snapshot: AnyMachineSnapshot, event: AnyEventObject): Selection {
  const selection: Selection = { taken: [], refused: [] }
  const walk = (node: AnyStateNode, value: StateValue): boolean => {
    if (typeof value === 'string') {
      const child = node.states[value]
      return (child !== undefined && examine(child)) || examine(node)
    }
    let isTaken = false
    for (const [key, inner] of Object.entries(value)) {
      const child = node.states[key]
      if (child && inner !== undefined && walk(child, inner)) isTaken = true
    }
    return isTaken || examine(node)
  }
  const examine = (node: AnyStateNode) =>
    tryOut(candidatesOf(node, event.type), event, snapshot, selection)
  walk(snapshot.machine.root, snapshot.value)
  return selection
}

/** What XState selects without an event. */
export function selectAlways(snapshot: AnyMachineSnapshot, event: AnyEventObject): Selection {
  const selection: Selection = { taken: [], refused: [] }
  const seen = new Set<AnyStateNode>()
  const walk = (node: AnyStateNode, value: StateValue | undefined): boolean => {
    const inner =
      typeof value === 'string' ? [[value, undefined] as const] : Object.entries(value ?? {})
    let isTaken = false
    for (const [key, below] of inner) {
      const child = node.states[key]
      if (child && walk(child, below)) isTaken = true
    }
    if (isTaken || seen.has(node)) return isTaken
    seen.add(node)
    return tryOut(node.always ?? [], event, snapshot, selection)
  }
  walk(snapshot.machine.root, snapshot.value)
  return selection
}

function tryOut(
  candidates: readonly AnyTransitionDefinition[],
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
  { taken, refused }: Selection,
): boolean {
  for (const candidate of candidates) {
    const { guard } = candidate
    if (guard === undefined || answerOf(guard, event, snapshot) === 'yes') {
      taken.push(candidate)
      return true
    }
    if (!refused.includes(candidate)) refused.push(candidate)
  }
  return false
}

/** Exact ones before those with a wildcard, of which the longest first. */
function candidatesOf(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  const exact = node.transitions.get(type) ?? []
  const wild = [...node.transitions.keys()]
    .filter((descriptor) => descriptor !== type && matches(descriptor, type))
    .toSorted((one, other) => other.length - one.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? [])
  return [...exact, ...wild]
}

/** Whether a descriptor with a wildcard stands for a type: `*`, `order.*`. */
export function matches(descriptor: string, type: string): boolean {
  if (descriptor === '*') return true
  if (!descriptor.endsWith('.*')) return false
  const stem = descriptor.slice(0, -2)
  return type === stem || type.startsWith(`${stem}.`)
}
