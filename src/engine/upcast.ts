import {
  ActorAddress,
  holdsAddress,
  isPlainObject,
  noteAddresses,
  withActors,
} from './addresses.ts'
import type { ActorRecord, Checkpoint } from './checkpoint.ts'
import { type ActorDigest, type Digest, gone, notHashed } from './digest.ts'
import { droppedType, type LogEntry, type LogHeader } from './format.ts'
import { timerPart } from './timers.ts'
import type { AnyEventObject } from './xstate.ts'

/** Brings logs of older builds up to a version of the events; one change each. */
export type Upcaster = { version: number } & (EventChange | ActorChange | PartChange | StateChange)

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

/** What an upcaster has renamed in a log. */
export interface Rename {
  /** The first entry that bore the old name; 0 before the first entry. */
  seq: number
  path: string
  /** Absent when the actor itself has another address. */
  part?: string
  from: string
  to: string
}

/** Upcasts the lines of one log, in order. */
export class Upcasting {
  /** By what was renamed. */
  readonly #renames = new Map<string, Rename>()
  readonly #due: readonly Upcaster[]

  /**
   * @param header of the log; one without a version of its events is of version 0
   * @param upcasters in any order
   */
  constructor({ events = 0 }: LogHeader, upcasters: readonly Upcaster[]) {
    this.#due = upcasters
      .filter(({ version }) => version > events)
      .sort((a, b) => a.version - b.version)
  }

  get renames(): Rename[] {
    return [...this.#renames.values()]
  }

  /** Whether anything has changed since the log was written. */
  get isDue(): boolean {
    return this.#due.length > 0
  }

  header(header: LogHeader): LogHeader {
    const events = this.#due.at(-1)?.version ?? header.events
    const upcast = events === undefined ? header : { ...header, events }
    if (!header.digest || header.written === 1) return upcast
    let { digest } = header
    for (const upcaster of this.#due) digest = this.#digest(digest, upcaster, 0)
    return { ...upcast, digest }
  }

  /** @returns the entries that stand for one; they share its number, and the last has its digest */
  entry(entry: LogEntry): LogEntry[] {
    let entries = [entry]
    for (const upcaster of this.#due) {
      entries = entries.flatMap((each) => this.#change(each, upcaster))
    }
    return entries
  }

  checkpoint(checkpoint: Checkpoint): Checkpoint {
    let upcast = checkpoint
    for (const upcaster of this.#due) upcast = this.#changeCheckpoint(upcast, upcaster)
    return upcast
  }

  #change(entry: LogEntry, upcaster: Upcaster): LogEntry[] {
    const { seq, digest } = entry
    const changed = digest ? { ...entry, digest: this.#digest(digest, upcaster, seq) } : entry
    if (upcaster.changes === 'actor') return [this.#moved(changed, upcaster)]
    if (upcaster.changes !== 'event' || !concerns(upcaster, entry)) return [changed]
    const events = [upcaster.as(entry.event)].flat() as AnyEventObject[]
    if (holdsAddress(entry.event)) events.forEach(noteAddresses)
    const { digest: latest, ...bare } = changed
    if (events.length === 0) return [{ ...changed, event: { type: droppedType } }]
    const takers = upcaster.takenBy ?? [entry.to]
    const taken = takers.flatMap((to) => events.map((event) => ({ to, event })))
    return taken.map((each, index) => ({
      ...bare,
      ...each,
      ...(index > 0 && { half: index + 1 }),
      ...(index === taken.length - 1 && latest && { digest: latest }),
    }))
  }

  #moved(entry: LogEntry, change: ActorChange): LogEntry {
    const { to, from, within, event, seq } = entry
    const move = (address: string) => this.#move(address, change, seq)
    const [actor, ...effect] = within ?? []
    return {
      ...entry,
      to: move(to),
      event: movedWithin(event, move) as AnyEventObject,
      ...(from !== undefined && { from: move(from) }),
      ...(actor !== undefined && { within: [move(actor), ...effect] }),
    }
  }

  #move(address: string, { from, to }: ActorChange, seq: number): string {
    const rest = address.slice(from.length)
    if (!address.startsWith(from) || !/^(?:[/@]|$)/.test(rest)) return address
    this.#note({ seq, path: to, from, to })
    return to + rest
  }

  #digest(digest: Digest, upcaster: Upcaster, seq: number): Digest {
    const changed: Digest = {}
    for (const [address, parts] of Object.entries(digest)) {
      if (upcaster.changes === 'state') {
        changed[address] = isAt(upcaster.actor, address) ? restated(parts, upcaster) : parts
      } else if (upcaster.changes === 'actor') {
        const isRemade =
          upcaster.remade && address === upcaster.from && !isWhole(parts) && 'src' in parts
        const made = isRemade ? { ...parts, src: notHashed, input: notHashed } : parts
        changed[this.#move(address, upcaster, seq)] = made
      } else changed[address] = this.#parts(address, parts, upcaster, seq)
    }
    return changed
  }

  #parts(
    address: string,
    parts: ActorDigest,
    upcaster: EventChange | PartChange,
    seq: number,
  ): ActorDigest {
    if (isWhole(parts)) return parts
    const rename = renameOf(upcaster, address)
    if (!rename) return parts
    const { from, to } = rename
    const isKept = upcaster.changes === 'part' && !upcaster.remade
    const changed: ActorDigest = {}
    if (to === null) return withoutPart(parts, from)
    const renamed = (name: string) => {
      if (!isNamed(name, from) || from === to) return name
      this.#note({ seq, path: address, part: to, from, to })
      return to + name.slice(from.length)
    }
    for (const [name, value] of Object.entries(parts)) {
      const isKnown = isKept || value === gone || !isNamed(name, from)
      changed[renamed(name)] = Array.isArray(value)
        ? value.map(renamed)
        : isKnown
          ? value
          : notHashed
    }
    return changed
  }

  #changeCheckpoint(checkpoint: Checkpoint, upcaster: Upcaster): Checkpoint {
    const { actors, timers } = checkpoint
    if (upcaster.changes === 'part') {
      return { ...checkpoint, actors: actors.map((actor) => renamedKey(actor, upcaster)) }
    }
    if (upcaster.changes === 'state') {
      const change = (state: ActorRecord) =>
        isAt(upcaster.actor, pathOf(state.name)) ? upcaster.as(state) : state
      return { ...checkpoint, actors: actors.map(change) }
    }
    if (upcaster.changes === 'event') {
      return {
        ...checkpoint,
        timers: timers.flatMap((timer) =>
          concerns(upcaster, { to: pathOf(timer.to), event: timer.event })
            ? timersOf(timer, upcaster)
            : [timer],
        ),
      }
    }
    return this.#moveAll(checkpoint, upcaster)
  }

  #moveAll(checkpoint: Checkpoint, change: ActorChange): Checkpoint {
    const move = (name: string) => this.#move(name, change, checkpoint.checkpoint)
    const { id: lastId } = { id: change.to.split('/').at(-1) }
    return {
      ...checkpoint,
      actors: checkpoint.actors.map((actor) => ({
        ...(movedWithin(actor, move) as ActorRecord),
        name: move(actor.name),
        ...(actor.parent !== undefined && { parent: move(actor.parent) }),
        ...(pathOf(actor.name) === change.from && lastId !== undefined && { id: lastId }),
        ...(actor.children && { children: movedChildren(actor.children, change, move) }),
      })),
      timers: checkpoint.timers.map((timer) => ({
        ...timer,
        from: move(timer.from),
        to: move(timer.to),
        event: movedWithin(timer.event, move) as AnyEventObject,
      })),
    }
  }

  #note(rename: Rename): void {
    const key = `${rename.path} ${rename.part ?? ''}`
    if (!this.#renames.has(key)) this.#renames.set(key, rename)
  }
}

function concerns(
  { type, to }: EventChange,
  entry: { to: string; event: AnyEventObject },
): boolean {
  return entry.event?.type === type && (to === undefined || isAt(to, entry.to))
}

/** Whether an address is the one that an upcaster names. */
function isAt(named: string, address: string): boolean {
  if (!named.includes('*')) return named === address
  const texts = named.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${texts.join('[^/]*')}$`).test(address)
}

/**
 * A changed event counts otherwise in the hash of a timer that is to send it; that of an actor that no
 * longer takes it is no more.
 */
function renameOf(
  upcaster: EventChange | PartChange,
  address: string,
): { from: string; to: string | null } | undefined {
  if (upcaster.changes === 'part') return isAt(upcaster.actor, address) ? upcaster : undefined
  const { to, takenBy } = upcaster
  const isMoved = to !== undefined && isAt(to, address) && takenBy?.includes(address) === false
  const renamed = isMoved ? null : timerPart(newTypeOf(upcaster))
  return { from: timerPart(upcaster.type), to: renamed }
}

/** A digest without what it says of a part. */
function withoutPart(parts: ActorDigest, from: string): ActorDigest {
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([name]) => !isNamed(name, from))
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.filter((deed) => !isNamed(deed, from)) : value,
      ]),
  )
}

/** The timers that one has become; one that an actor set for itself belongs to whom it is for now. */
function timersOf(timer: Checkpoint['timers'][number], { as, takenBy }: EventChange) {
  const isOwn = timer.from === timer.to
  const events = [as(timer.event)].flat() as AnyEventObject[]
  const takers = takenBy?.map((address) => `${address}@1`) ?? [timer.to]
  return takers.flatMap((to) =>
    events.map((event) => ({ ...timer, to, event, ...(isOwn && { from: to }) })),
  )
}

/** The type that an event has now; its own when that takes fields of the event to tell. */
function newTypeOf({ type, as }: EventChange): string {
  try {
    const [event, ...more] = [as({ type })].flat()
    return more.length === 0 && event ? event.type : type
  } catch {
    return type
  }
}

/** One hash of all that there is of an actor, as version 1 of the format has it. */
function isWhole(parts: ActorDigest): boolean {
  return typeof parts === 'string'
}

/** The digest of an actor whose state is made otherwise; one hash of all, as in version 1, tells nothing. */
function restated(parts: ActorDigest, change: StateChange): ActorDigest {
  if (isWhole(parts)) return notHashed as unknown as ActorDigest
  const { value } = parts
  return typeof value === 'string' ? { ...parts, value: upcastValue(value, change) } : parts
}

/**
 * The name of a state as it stands in digests, of a machine whose states are made otherwise; the old
 * one when that takes more of the state to tell.
 */
function upcastValue(value: string, { actor, as }: StateChange): string {
  try {
    const before: unknown = /^[{"]/.test(value) ? JSON.parse(value) : value
    const { value: after } = as({ name: actor, status: 'active', value: before, context: {} })
    return typeof after === 'string' ? after : JSON.stringify(after)
  } catch {
    return value
  }
}

/** A checkpoint's actor with another name for a key of its context, or without that key. */
function renamedKey(state: ActorRecord, { actor, from, to }: PartChange): ActorRecord {
  const { context } = state
  const key = from.slice(1)
  const isConcerned = isAt(actor, pathOf(state.name)) && from.startsWith('.')
  if (!isConcerned || !isPlainObject(context) || !Object.hasOwn(context, key)) return state
  const { [key]: value, ...others } = context
  return { ...state, context: to === null ? others : { ...others, [to.slice(1)]: value } }
}

/** Further timers of one type, and deeds with details, have more words. */
function isNamed(name: string, part: string): boolean {
  return name === part || name.startsWith(`${part} `)
}

function movedWithin(value: unknown, move: (address: string) => string): unknown {
  const moved = withActors(value, (address) => new ActorAddress(move(address)))
  if (holdsAddress(value)) noteAddresses(moved)
  return moved
}

function movedChildren(
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

function pathOf(name: string): string {
  return name.replace(/@\d+/g, '')
}
