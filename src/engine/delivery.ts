import { holdsAddress, withActors } from './addresses.ts'
import { droppedType, type LogEntry, stopType } from './format.ts'
import type { Ledger } from './ledger.ts'
import type { ActorPaths } from './paths.ts'
import { rememberPlace } from './restorePlace.ts'
import { pendingTimers, type Timer, type TimerBook, timerName } from './timers.ts'
import { type AnyActor, type AnyEventObject, ghost, hasEnded, relay, snapshotOf } from './xstate.ts'

/** What entries are delivered in, and who is told of it. */
export interface Addressee {
  readonly paths: ActorPaths
  readonly timers: TimerBook
  readonly ledger: Ledger | undefined
  readonly root: AnyActor | undefined
  ended(actor: AnyActor): void
  /** A timer was taken. */
  fired(timer: Timer): void
  /** Something that an entry tells of is not there. */
  lacks(entry: LogEntry, path: string, part: string, expected: string, found: string): void
}

/** Hands entries over to the actors that they are for. */
export class Delivery {
  readonly #to: Addressee
  readonly #ghosts = new Map<string, AnyActor>()

  constructor(to: Addressee) {
    this.#to = to
  }

  deliver(entry: LogEntry): void {
    const { to, from, timer, event } = entry
    const { paths, ledger, root } = this.#to
    if (event?.type === droppedType) return
    if (timer !== undefined) {
      this.#fire(entry, timer)
      return
    }
    const target = paths.find(to)
    // What an upcaster tells further actors is for those that are there
    if (!target && entry.half !== undefined) return
    if (!target) {
      this.#to.lacks(entry, to, 'actor', `takes ${event?.type}`, 'no such actor')
      return
    }
    if (event?.type === stopType && target === root && from === undefined) {
      ;(target as AnyActor).stop()
      return
    }
    const source = from === undefined ? target : paths.find(from)
    if (ledger && source && paths.placeOf(source)?.hasEffects) {
      if (!entry.within) ledger.cause(ledger.toldAt(source))
    }
    relay(source, target, holdsAddress(event) ? this.#localise(event) : event)
  }

  #fire(entry: LogEntry, count: number): void {
    const { to, from = to, event } = entry
    const { paths, timers: book, ledger } = this.#to
    const source = paths.find(from)
    const timers = source ? pendingTimers(source) : []
    const timer = timerOf(timers, event?.type, count)
    if (!timer) {
      const part = timerName({ event, count: Math.max(1, count) })
      this.#to.lacks(entry, from, part, 'fires', source ? 'not set' : 'no such actor')
      return
    }
    ledger?.cause(ledger.setAt(timer))
    book.remove(timer)
    this.#to.fired(timer)
    relay(timer.source, timer.target, timer.event)
    if (hasEnded(timer.source)) this.#to.ended(timer.source)
  }

  /** Actors in an event are those of this system; one that is gone is an actor that has ended. */
  #localise(event: AnyEventObject): AnyEventObject {
    const { paths } = this.#to
    const root = this.#to.root as AnyActor
    return withActors(event, (name) => {
      const found = paths.find(name) ?? this.#listed(root, name) ?? this.#ghosts.get(name)
      if (found) return found
      const gone = ghost(root, name)
      rememberPlace(paths, gone, name)
      this.#ghosts.set(name, gone)
      return gone
    }) as AnyEventObject
  }

  /** An actor that has ended may still be listed among the children of another. */
  #listed(actor: AnyActor, name: string): AnyActor | undefined {
    if (this.#to.paths.identity(actor) === name) return actor
    const { children = {} } = snapshotOf(actor) ?? {}
    for (const child of Object.values(children)) {
      const found = child && this.#listed(child, name)
      if (found) return found
    }
    return undefined
  }
}

function timerOf(timers: readonly Timer[], type: string, count: number): Timer | undefined {
  const alike = timers.filter(({ event }) => event?.type === type)
  if (count > 0) return alike.find((timer) => timer.count === count)
  return alike.reduce<Timer | undefined>(
    (first, timer) => (first && first.due <= timer.due ? first : timer),
    undefined,
  )
}
