import { useMemo, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import { type Pace, sourceOf } from './actorSource.ts'

/** An actor as views read it. */
export interface Readable<TSnapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): TSnapshot
}

/**
 * What a selector finds in an actor; the view is drawn again only when that changes.
 * @param actor the selector gets undefined without one
 * @param select from snapshot to value, the same value by identity while nothing changed
 * @param pace how soon a change is drawn
 * @throws what stopped the actor, when an error did
 */
export function useSelector<TSnapshot, T>(
  actor: Readable<TSnapshot>,
  select: (snapshot: TSnapshot) => T,
  pace?: Pace,
): T
export function useSelector<TSnapshot, T>(
  actor: Readable<TSnapshot> | undefined,
  select: (snapshot: TSnapshot | undefined) => T,
  pace?: Pace,
): T
export function useSelector<TSnapshot, T>(
  actor: Readable<TSnapshot> | undefined,
  select: (snapshot: TSnapshot) => T,
  pace: Pace = 'immediate',
): T {
  const read = useMemo(() => reader(actor, select), [actor, select])
  return useSyncExternalStore(actor ? sourceOf(actor, pace) : never, read)
}

/** Selects from the latest snapshot, from the same one once. */
function reader<TSnapshot, T>(
  actor: Readable<TSnapshot> | undefined,
  select: (snapshot: TSnapshot) => T,
): () => T {
  let seen: { snapshot: TSnapshot; value: T } | undefined
  return () => {
    const snapshot = actor?.getSnapshot() as TSnapshot
    if (hasFailed(snapshot)) throw snapshot.error
    if (!seen || seen.snapshot !== snapshot) seen = { snapshot, value: select(snapshot) }
    return seen.value
  }
}

function hasFailed(snapshot: unknown): snapshot is { error: unknown } {
  return (snapshot as { status?: string } | undefined)?.status === 'error'
}

const never = () => () => {}
