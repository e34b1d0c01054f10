import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { Microstep, Refusal } from '../replica.chart.types.ts'
import { actionText, deedText, isSilent } from './actions.ts'
import { nodesOf, transitionId } from './charts.ts'
import { guardText, select, selectAlways, verdictOf } from './guards.ts'
import { previewOf, valueText } from './text.ts'
import type { AnySnapshot, Step } from './trace.ts'

/** Whether a snapshot is of a machine, so that it has states. */
export function isOfMachine(snapshot: AnySnapshot | undefined): snapshot is AnyMachineSnapshot {
  return snapshot?.machine !== undefined && snapshot.value !== undefined
}

/** Ids of the states that are active, the root first. */
export function activeIds(snapshot: AnySnapshot | undefined): string[] {
  if (!isOfMachine(snapshot)) return []
  const active: string[] = []
  const walk = (node: AnyMachineSnapshot['machine']['root'], value: unknown): void => {
    active.push(node.id)
    if (typeof value === 'string') {
      const child = node.states[value]
      if (child) active.push(child.id)
      return
    }
    for (const [key, inner] of Object.entries((value ?? {}) as object)) {
      const child = node.states[key]
      if (child) walk(child, inner)
    }
  }
  walk(snapshot.machine.root, snapshot.value)
  return active
}

/** Why transitions of a state did not come about. */
export function refusalsOf(
  refused: readonly AnyTransitionDefinition[],
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
): Refusal[] {
  return refused.map((transition) => ({
    transition: transitionId(transition),
    event: transition.eventType,
    guard: guardText(transition.guard, snapshot.machine),
    verdict: verdictOf(transition.guard, event, snapshot),
  }))
}

/** What a step did not take; to be asked as if its entry was being folded. */
export function refusedIn({ before, after, event, taken, isLast }: Step): Refusal[] {
  const refusals: Refusal[] = []
  if (isOfMachine(before)) {
    const isEventless = taken.length > 0 && taken.every(({ eventType }) => eventType === '')
    const { refused } = isEventless ? selectAlways(before, event) : select(before, event)
    refusals.push(...refusalsOf(refused, event, before))
  }
  if (isLast && isOfMachine(after) && after.status === 'active') {
    refusals.push(...refusalsOf(selectAlways(after, event).refused, event, after))
  }
  return refusals
}

/** A step as it is shown; to be asked as if its entry was being folded. */
export function microstepOf(step: Step, index: number): Microstep {
  const { actor, event, from, taken, before, after } = step
  return {
    index,
    actor: actor.address,
    event: event.type,
    preview: previewOf(event),
    from,
    taken: taken.map(transitionId),
    refused: refusedIn(step),
    actions: actionsOf(step),
    valueBefore: standingText(before),
    valueAfter: standingText(after),
  }
}

/** A machine's states, or how other logic stands. */
export function standingText(snapshot: AnySnapshot | undefined): string {
  if (!snapshot) return ''
  return isOfMachine(snapshot) ? valueText(snapshot.value) : snapshot.status
}

/** What the definition says in the order of XState, then what was raised, sent and spawned. */
function actionsOf({ before, after, taken, actions }: Step): string[] {
  const defined = [
    ...statesLeft(before, after).flatMap(({ exit }) => exit),
    ...taken.flatMap((transition) => transition.actions),
    ...statesLeft(after, before)
      .reverse()
      .flatMap(({ entry }) => entry),
  ].map(actionText)
  const names = defined.filter((name) => isOwnName(name) || isSilent(name))
  const deeds = actions.map(deedText).filter((deed) => !names.includes(deed))
  return [...names, ...deeds.filter((deed) => deed !== '(anonymous)' || names.length === 0)]
}

const builtinNames = /^(raise|send|emit|spawn|stop|cancel|log)( |$)/

function isOwnName(name: string): boolean {
  return !builtinNames.test(name)
}

/** The innermost first. */
function statesLeft(from: AnySnapshot | undefined, to: AnySnapshot | undefined) {
  if (!isOfMachine(from)) return []
  const staying = new Set(activeIds(to))
  const active = new Set(activeIds(from))
  return nodesOf(from.machine.root)
    .filter(({ id }) => active.has(id) && !staying.has(id))
    .reverse()
}
