import { useSelector as useActorSelector } from '@xstate/react'
import { createContext, use } from 'react'
import { type Pace, type Readable, sourceOf } from './actorSource.ts'

/** Whether all is drawn at once, at whatever pace it is listened to: who moves through the past waits for nothing. */
export const AtOnce = createContext(false)

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
  const isAtOnce = use(AtOnce)
  const source = actor && sourceOf(actor, isAtOnce ? 'immediate' : pace)
  return useActorSelector(source, select as (snapshot: TSnapshot | undefined) => T)
}
