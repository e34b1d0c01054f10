import { Actor, type AnyActor, StateMachine } from 'xstate'
import { type AnySnapshot, internals, running, type StateNode, stopped } from './internals.ts'

/** Tells whether a value is an actor (or a reference to one: in XState 5 they are the same). */
export function isActor(value: unknown): value is AnyActor {
  return value instanceof Actor
}

/** Tells whether an actor has stopped, finished or failed and so takes no events. */
export function hasEnded(actor: AnyActor): boolean {
  return internals(actor)._processingStatus === stopped
}

/** Whether an actor is at work: started, and neither stopped nor finished nor failed. */
export function isRunning(actor: AnyActor): boolean {
  return internals(actor)._processingStatus === running
}

/** The parent of an actor, undefined for the root. */
export function parentOf(actor: AnyActor): AnyActor | undefined {
  return internals(actor)._parent
}

/** The id that an actor was given, undefined when XState made one up. */
export function givenId(actor: AnyActor): string | undefined {
  return internals(actor).options.id
}

/** Whether an actor stands in its system under its system id. */
export function isRegistered(actor: AnyActor): boolean {
  const { systemId, system } = internals(actor)
  return systemId !== undefined && system.get(systemId) === actor
}

/** What an actor was made with, as far as a checkpoint needs it. */
export function originOf(actor: AnyActor) {
  const { src, options, systemId, _syncSnapshot } = internals(actor)
  return { src, input: options.input as unknown, systemId, isSynced: _syncSnapshot === true }
}

/**
 * The name under which an actor's parent knows its logic, undefined for logic without one.
 */
export function sourceNameOf(actor: AnyActor): string | undefined {
  const { src } = internals(actor)
  if (typeof src === 'string') return src
  const parent = parentOf(actor)
  const known = parent && internals(parent).logic.implementations?.actors
  for (const name in known) if (known[name] === src) return name
  return undefined
}

/** Whether an actor is a machine; other logic may have effects of its own. */
export function isMachine(actor: AnyActor): boolean {
  return internals(actor).logic instanceof StateMachine
}

/** Whether an actor's logic has effects of its own: a promise, a callback, an observable … */
export function hasEffects(actor: AnyActor): boolean {
  return internals(actor).logic.start !== undefined && !isMachine(actor)
}

/** Whether an actor's machine has an action of this name; of inline ones that is not known. */
export function knowsAction(actor: AnyActor, name: string): boolean {
  return internals(actor).logic.implementations?.actions[name] !== undefined
}

/**
 * An actor's state as it stands now, undefined for one that could not be made (its system id was
 * taken). Snapshots are immutable, so keeping one is free.
 */
export function snapshotOf(actor: AnyActor): AnySnapshot | undefined {
  return internals(actor)._snapshot as AnySnapshot | undefined
}

/** Sets a snapshot aside from what XState does to get there. */
export function setSnapshot(actor: AnyActor, snapshot: AnySnapshot): void {
  internals(actor)._snapshot = snapshot
}

/** The ids of the states that a machine's history states remember, by the history state's id. */
export function historyOf(snapshot: AnySnapshot): Record<string, string[]> | undefined {
  let history: Record<string, string[]> | undefined
  for (const id in snapshot.historyValue) {
    history ??= {}
    history[id] = (snapshot.historyValue[id] as StateNode[]).map((node) => node.id)
  }
  return history
}
