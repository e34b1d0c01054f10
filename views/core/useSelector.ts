import { useSelector as useActorSelector } from '@xstate/react'
import { type Pace, type Readable, sourceOf } from './actorSource.ts'

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
  const source = actor && sourceOf(actor, pace)
  return useActorSelector(source, select as (snapshot: TSnapshot | undefined) => T)
}
