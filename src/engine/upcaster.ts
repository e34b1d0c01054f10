import type { ActorRecord } from './checkpoint.ts'
import type { AnyEventObject } from './xstate.ts'

/** Brings logs of older builds up to a version of the events; one change each. */
export type Upcaster = { version: number } & (
  | EventChange
  | ActorChange
  | GoneChange
  | PartChange
  | StateChange
)

/** An event has another type or other fields, or has become several, or none. */
export interface EventChange {
  changes: 'event'
  type: string
  /** Only what this actor took; `*` stands for the rest of an id. */
  to?: string
  as: (event: AnyEventObject) => AnyEventObject | readonly AnyEventObject[]
  /** Actors that take it instead, one after the other: what was one has become others. */
  takenBy?: readonly string[]
}

/** An actor, with all below it, has moved or has another id. */
export interface ActorChange {
  changes: 'actor'
  from: string
  to: string
  /** It also runs another logic with another input now. */
  remade?: true
}

/** There is no such actor any more, nor any below it: what it took counts no more. */
export interface GoneChange {
  changes: 'gone'
  actor: string
}

/** A part of an actor's digests has another name: `.key`, `timer TYPE`, `action NAME`, `emit TYPE` … */
export interface PartChange {
  changes: 'part'
  /** `*` stands for the rest of an id. */
  actor: string
  from: string
  /** Null when there is no such part any more. */
  to: string | null
  /** It is also made otherwise now: what the log says of it is not compared. */
  remade?: true
}

/** What checkpoints hold of an actor is made otherwise. */
export interface StateChange {
  changes: 'state'
  /** `*` stands for the rest of an id. */
  actor: string
  as: (state: ActorRecord) => ActorRecord
}

/** Whether an event that an actor took is the one that an upcaster changes. */
export function concerns(
  { type, to }: EventChange,
  entry: { to: string; event: AnyEventObject },
): boolean {
  return entry.event?.type === type && (to === undefined || isAt(to, entry.to))
}

/** Whether an address is the one that an upcaster names. */
export function isAt(named: string, address: string): boolean {
  if (!named.includes('*')) return named === address
  const texts = named.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${texts.join('[^/]*')}$`).test(address)
}

/** The type that an event has now; its own when that takes fields of the event to tell. */
export function newTypeOf({ type, as }: EventChange): string {
  try {
    const [event, ...more] = [as({ type })].flat()
    return more.length === 0 && event ? event.type : type
  } catch {
    return type
  }
}

/** The path of an identity. */
export function pathOf(name: string): string {
  return name.replace(/@\d+/g, '')
}

/** Whether an address or identity is an actor's that is gone, or of one below it. */
export function isGone({ actor }: GoneChange, name: string): boolean {
  return `${pathOf(name)}/`.startsWith(`${actor}/`)
}
