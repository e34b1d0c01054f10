import type { ActorPaths, Place } from './paths.ts'
import { pendingTimers, type Timer, type TimerBook } from './timers.ts'
import {
  type AnyActor,
  type AnySnapshot,
  hasEnded,
  isRegistered,
  isRunning,
  retire,
  revive,
  setSnapshot,
  snapshotOf,
  unregister,
} from './xstate.ts'

/** An actor at a moment. */
interface Standing {
  actor: AnyActor
  snapshot: AnySnapshot
  hasBegun: boolean
  /** Under its system id. */
  isRegistered: boolean
  place: Place
  isNewest: boolean
  anonymous: number
  draws: number
  children: Map<string, Place>
  named: number
  timers: readonly Timer[]
  /** Those of them that can be cancelled. */
  cancellable: readonly Timer[]
}

interface Moment {
  position: number
  /** Until it is made there are none. */
  standings: Standing[]
  /** Makes it, once somebody goes there. */
  make?: MakeMoment | undefined
}

/** Reads what a moment is to be. */
export type MakeMoment = () => {
  /** Actors that stand there now and then. */
  staying: ReadonlySet<AnyActor>
  /** Makes the system so, once all others have left it. */
  make(): void
}

/** More moments, or more actors in all of them together, than these are thinned out. */
const maxMoments = 1_024
const maxStandings = 100_000

const standingKey = Symbol('standing')
const finalKey = Symbol('final')

type Standable = AnyActor & { [standingKey]?: Standing; [finalKey]?: AnySnapshot }

/**
 * Moments of a replay from which others are folded: snapshots share what did not change, and nothing
 * is kept of actors that came and went between two moments.
 */
export class Moments {
  readonly #paths: ActorPaths
  readonly #timers: TimerBook
  #moments: Moment[] = []
  #standings = 0
  #gap: number
  /** Actors of some moment that have ended since a moment was restored. */
  readonly #ended = new Set<Standable>()
  #isRestoring = false

  /**
   * @param position of the first moment: now
   * @param gap how many transitions lie between two moments at first
   */
  constructor(paths: ActorPaths, timers: TimerBook, position: number, gap: number) {
    this.#gap = gap
    this.#paths = paths
    this.#timers = timers
    this.take(position)
  }

  /** How many transitions lie between two moments now. */
  get gap(): number {
    return this.#gap
  }

  /** A moment at a position: now. */
  take(position: number): void {
    this.#insert({ position, standings: this.#standingsNow() })
  }

  /** A moment at a position that is made once somebody goes there. */
  promise(position: number, make: MakeMoment): void {
    this.#insert({ position, standings: [], make })
  }

  #insert(moment: Moment): void {
    const { position, standings } = moment
    this.#standings += standings.length
    const after = this.#moments.findLastIndex((other) => other.position < position) + 1
    this.#moments.splice(after, this.#moments[after]?.position === position ? 1 : 0, moment)
    if (this.#moments.length > maxMoments || this.#standings > maxStandings) this.#thin()
  }

  #standingsNow(): Standing[] {
    const standings: Standing[] = []
    for (const actor of this.#paths.all())
      if (isMade(actor)) standings.push(this.#standingOf(actor))
    return standings
  }

  /** The end of the log is always a moment. */
  conclude(position: number): void {
    if (this.#moments.at(-1)?.position !== position) this.take(position)
  }

  /** Every other moment goes, but not the first. */
  #thin(): void {
    this.#moments = this.#moments.filter((_, index) => index % 2 === 0)
    this.#standings = this.#moments.reduce((sum, { standings }) => sum + standings.length, 0)
    this.#gap *= 2
  }

  /** As it was at the last moment, if nothing has changed. */
  #standingOf(actor: Standable): Standing {
    const place = this.#paths.placeOf(actor) as Place
    const snapshot = snapshotOf(actor) as AnySnapshot
    const timers = pendingTimers(actor)
    const last = actor[standingKey]
    const { isNewest, anonymous, draws, children, named } = place
    const hasSameChildren = last?.named === named
    if (
      last?.place === place &&
      last.snapshot === snapshot &&
      last.timers === timers &&
      last.isNewest === isNewest &&
      last.anonymous === anonymous &&
      last.draws === draws &&
      last.isRegistered === isRegistered(actor) &&
      hasSameChildren
    ) {
      return last
    }
    const standing = {
      actor,
      snapshot,
      hasBegun: isRunning(actor) || hasEnded(actor),
      isRegistered: isRegistered(actor),
      place,
      isNewest,
      anonymous,
      draws,
      children: hasSameChildren ? last.children : new Map(children),
      named,
      timers,
      cancellable: timers.filter((timer) => this.#timers.isCancellable(timer)),
    }
    actor[standingKey] = standing
    return standing
  }

  /**
   * An actor's last snapshot stays with it: other moments may still refer to the actor. The first
   * one counts, for it goes with what is kept; what is folded again is made of other actors.
   */
  ended(actor: Standable): void {
    if (!actor[standingKey] || this.#isRestoring) return
    actor[finalKey] ??= snapshotOf(actor) as AnySnapshot
    this.#ended.add(actor)
  }

  /** The position of the last moment of all. */
  get last(): number {
    return (this.#moments.at(-1) as Moment).position
  }

  /** Moments after a position are given up. */
  forgetAfter(position: number): void {
    while (this.last > position && this.#moments.length > 1) {
      const { standings } = this.#moments.pop() as Moment
      this.#standings -= standings.length
    }
  }

  /** The position of the last moment up to a position. */
  before(position: number): number {
    return this.#at(position).position
  }

  #at(position: number): Moment {
    let low = 0
    let high = this.#moments.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#moments[middle] as Moment).position <= position) low = middle
      else high = middle - 1
    }
    return this.#moments[low] as Moment
  }

  /**
   * Makes the system what it was at the last moment up to a position.
   * @returns the moment's position
   * @throws LogError for a moment that cannot be made; the system stays as it is
   */
  restore(position: number): number {
    const moment = this.#at(position)
    const made = moment.make?.()
    this.#isRestoring = true
    try {
      if (made) {
        this.#leave(made.staying)
        made.make()
        moment.standings = this.#standingsNow()
        moment.make = undefined
        this.#standings += moment.standings.length
      } else {
        this.#stand(moment.standings)
      }
    } finally {
      this.#isRestoring = false
    }
    return moment.position
  }

  /** Nobody stands anywhere any more; those who do not stay end. */
  #leave(staying: { has(actor: AnyActor): boolean }): void {
    for (const actor of [...this.#paths.all(), ...this.#ended] as Standable[]) {
      this.#timers.clear(actor)
      if (staying.has(actor)) continue
      retire(actor)
      const final = actor[finalKey]
      if (final) setSnapshot(actor, final)
    }
    this.#ended.clear()
    this.#paths.clear()
  }

  #stand(standings: readonly Standing[]): void {
    this.#leave(new Set(standings.map(({ actor }) => actor)))
    for (const { actor, isRegistered: isNamed } of standings) if (!isNamed) unregister(actor)
    for (const { place, anonymous, draws, children, named } of standings) {
      place.children = new Map(children)
      place.named = named
      for (const child of children.values()) child.isNewest = true
      place.anonymous = anonymous
      place.draws = draws
    }
    for (const each of standings) {
      each.place.isNewest = each.isNewest
      this.#paths.stand(each.actor, each.place)
    }
    for (const standing of standings) {
      const { actor, snapshot, timers, cancellable } = standing
      revive(actor, snapshot, standing)
      for (const timer of timers) this.#timers.add(timer, cancellable.includes(timer))
    }
  }
}

/** One whose system id was taken has no state. */
function isMade(actor: AnyActor): boolean {
  return snapshotOf(actor) !== undefined
}
