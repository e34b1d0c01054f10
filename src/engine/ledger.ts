import type { ActorPaths } from './paths.ts'
import type { Timer } from './timers.ts'
import type { AnyActor } from './xstate.ts'

/**
 * What a fold shows of a log beside states: which entry led to which, and who was at work when. Entries
 * go by their positions; 0 is the start.
 */
export class Ledger {
  readonly #paths: ActorPaths
  readonly #causes = new Map<number, number>()
  readonly #work = new Map<string, number[]>()
  readonly #timers = new WeakMap<Timer, number>()
  readonly #told = new WeakMap<AnyActor, number>()
  readonly #sent = new WeakMap<object, number>()
  readonly #outer: number[] = []
  #now = 0

  constructor(paths: ActorPaths) {
    this.#paths = paths
  }

  /** The entry that is being folded. */
  get now(): number {
    return this.#now
  }

  /** An entry is folded from now on. @returns which was before */
  begin(position: number): number {
    const outer = this.#now
    this.#now = position
    return outer
  }

  /** An event is on its way: whoever works with it does so for the entry under way. */
  send(event: unknown): void {
    if (typeof event === 'object' && event !== null) this.#sent.set(event, this.#now)
  }

  /** An actor is at work with an event, which may have waited while a later entry was taken. */
  enter(actor: AnyActor, event: unknown): void {
    this.#outer.push(this.#now)
    if (typeof event === 'object' && event !== null) {
      this.#now = this.#sent.get(event) ?? this.#now
    }
    this.#worked(actor)
  }

  /** It is done. */
  leave(): void {
    this.#now = this.#outer.pop() ?? this.#now
  }

  /** The entry under way came about by another. */
  cause(position: number | undefined): void {
    if (position !== undefined && position < this.#now) this.#causes.set(this.#now, position)
  }

  #worked(actor: AnyActor): void {
    const path = this.#paths.placeOf(actor)?.path
    if (path === undefined) return
    const positions = this.#work.get(path)
    if (!positions) this.#work.set(path, [this.#now])
    else if ((positions.at(-1) as number) < this.#now) positions.push(this.#now)
  }

  /** A timer was set. */
  set(timer: Timer): void {
    this.#timers.set(timer, this.#now)
  }

  /** An actor with effects of its own was made, or was told something. */
  tell(actor: AnyActor): void {
    this.#told.set(actor, this.#now)
  }

  /** At which position a timer was set; undefined for one of the checkpoint. */
  setAt(timer: Timer): number | undefined {
    return this.#timers.get(timer)
  }

  /** At which position an actor was made or last told something. */
  toldAt(actor: AnyActor): number | undefined {
    return this.#told.get(actor)
  }

  /** The position of the entry that led to one. */
  causeOf(position: number): number | undefined {
    return this.#causes.get(position)
  }

  /** Positions at which the actors at a path were at work, in order. */
  workOf(path: string): readonly number[] {
    return this.#work.get(path) ?? []
  }

  /** What was folded from a position on is folded anew. */
  forget(position: number): void {
    for (const at of this.#causes.keys()) if (at >= position) this.#causes.delete(at)
    for (const positions of this.#work.values()) {
      while ((positions.at(-1) ?? -1) >= position) positions.pop()
    }
  }
}
