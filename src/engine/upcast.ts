import { holdsAddress, noteAddresses } from './addresses.ts'
import type { ActorRecord, Checkpoint } from './checkpoint.ts'
import { type ActorDigest, type Digest, gone, notHashed } from './digest.ts'
import { droppedType, type LogEntry, type LogHeader } from './format.ts'
import {
  movedChildren,
  movedWithin,
  renamedKey,
  timersOf,
  withoutActor,
} from './upcastCheckpoint.ts'
import { isNamed, isWhole, renameOf, restated, withoutPart } from './upcastDigest.ts'
import {
  type ActorChange,
  concerns,
  type EventChange,
  isAt,
  isGone,
  type PartChange,
  pathOf,
  type Upcaster,
} from './upcaster.ts'
import type { AnyEventObject } from './xstate.ts'

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
    if (upcaster.changes === 'gone' && isGone(upcaster, entry.to)) {
      return [{ ...changed, event: { type: droppedType } }]
    }
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
      if (upcaster.changes === 'gone') {
        if (!isGone(upcaster, address)) changed[address] = parts
      } else if (upcaster.changes === 'state') {
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
    if (upcaster.changes === 'gone') return withoutActor(checkpoint, upcaster)
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
