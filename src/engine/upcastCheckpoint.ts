import {
  ActorAddress,
  holdsAddress,
  isPlainObject,
  noteAddresses,
  withActors,
} from './addresses.ts'
import type { ActorRecord, Checkpoint } from './checkpoint.ts'
import {
  type ActorChange,
  type EventChange,
  type GoneChange,
  isAt,
  isGone,
  type PartChange,
  pathOf,
} from './upcaster.ts'
import type { AnyEventObject } from './xstate.ts'

/** The timers that one has become; one that an actor set for itself belongs to whom it is for now. */
export function timersOf(timer: Checkpoint['timers'][number], { as, takenBy }: EventChange) {
  const isOwn = timer.from === timer.to
  const events = [as(timer.event)].flat() as AnyEventObject[]
  const takers = takenBy?.map((address) => `${address}@1`) ?? [timer.to]
  return takers.flatMap((to) =>
    events.map((event) => ({ ...timer, to, event, ...(isOwn && { from: to }) })),
  )
}

/** A checkpoint's actor with another name for a key of its context, or without that key. */
export function renamedKey(state: ActorRecord, { actor, from, to }: PartChange): ActorRecord {
  const { context } = state
  const key = from.slice(1)
  const isConcerned = isAt(actor, pathOf(state.name)) && from.startsWith('.')
  if (!isConcerned || !isPlainObject(context) || !Object.hasOwn(context, key)) return state
  const { [key]: value, ...others } = context
  return { ...state, context: to === null ? others : { ...others, [to.slice(1)]: value } }
}

/** A value with the actors that it refers to where they are now. */
export function movedWithin(value: unknown, move: (address: string) => string): unknown {
  const moved = withActors(value, (address) => new ActorAddress(move(address)))
  if (holdsAddress(value)) noteAddresses(moved)
  return moved
}

/** The children of an actor, of which one has moved. */
export function movedChildren(
  children: Record<string, string | null>,
  change: ActorChange,
  move: (name: string) => string,
): Record<string, string | null> {
  const [oldKey, newKey] = [change.from, change.to].map((path) => path.split('/').at(-1) as string)
  return Object.fromEntries(
    Object.entries(children).map(([key, name]) => {
      const isMoved = name !== null && pathOf(name) === change.from && key === oldKey
      return [isMoved ? (newKey as string) : key, name === null ? null : move(name)]
    }),
  )
}

/** A checkpoint without an actor, those below it, and what they were waiting for. */
export function withoutActor(checkpoint: Checkpoint, change: GoneChange): Checkpoint {
  const isKept = (name: string | null) => name === null || !isGone(change, name)
  return {
    ...checkpoint,
    actors: checkpoint.actors
      .filter(({ name }) => isKept(name))
      .map((actor) => ({
        ...actor,
        ...(actor.children && {
          children: Object.fromEntries(
            Object.entries(actor.children).filter(([, name]) => isKept(name)),
          ),
        }),
      })),
    timers: checkpoint.timers.filter(({ from, to }) => isKept(from) && isKept(to)),
  }
}
