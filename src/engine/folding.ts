import type { ActorRecord } from './checkpoint.ts'
import type { Comparison } from './comparison.ts'
import { Delivery } from './delivery.ts'
import { Differences } from './differences.ts'
import { Effects, type Point } from './effects.ts'
import { Folds, type OnFold } from './fold.ts'
import { type LogEntry, type LogHeader, threwType } from './format.ts'
import type { Effect, Observer, SystemHooks } from './hooks.ts'
import type { Ledger } from './ledger.ts'
import type { Moments } from './moments.ts'
import { Nested } from './nested.ts'
import type { ActorPaths } from './paths.ts'
import { restorePlace } from './restorePlace.ts'
import { pendingTimers, type Timer, TimerBook } from './timers.ts'
import { Watch } from './watch.ts'
import { type AnyActor, type AnyEventObject, deliver, hasEnded, silenceErrors } from './xstate.ts'

/**
 * Folds one input after the other through a system whose effects do not run: what effects did comes from
 * the log.
 */
export class Folding implements SystemHooks {
  readonly paths: ActorPaths
  readonly ledger: Ledger | undefined
  readonly timers = new TimerBook()
  readonly differences = new Differences()
  readonly watch = new Watch()
  readonly folds: Folds
  readonly #effects: Effects
  readonly #nested: Nested
  readonly #delivery: Delivery
  root: AnyActor | undefined
  /** Until the log was folded once. */
  comparison: Comparison | undefined
  /** Once there are any. */
  moments: Moments | undefined
  /** What is made anew from a checkpoint. */
  making: ActorRecord | undefined
  /** How many transitions were made since it was last set to 0. */
  transitions = 0
  /** The time of the input under way. */
  at = 0
  #isFolding = false

  constructor(
    header: LogHeader,
    paths: ActorPaths,
    onFold: OnFold | undefined,
    ledger: Ledger | undefined,
  ) {
    this.paths = paths
    this.ledger = ledger
    this.folds = new Folds(header, onFold, paths)
    this.#effects = new Effects(paths)
    this.#nested = new Nested(paths)
    this.#delivery = new Delivery(this)
  }

  /**
   * An input is folded next, or the start, with the entries behind it that were taken within it.
   * @returns the index behind the last of them
   */
  open(entries: readonly LogEntry[], index: number): number {
    this.#effects.begin()
    return this.#nested.gather(entries, index)
  }

  /** Starts the root; entries taken before and during its start are folded with it. */
  begin(root: AnyActor, last: LogEntry | undefined): void {
    const { first } = this.#nested
    this.#isFolding = true
    this.ledger?.begin(0)
    for (const entry of this.#nested.takeEarly()) this.#inject(entry)
    this.folds.begin(0, first?.at ?? 0)
    root.start()
    this.#close(last)
  }

  /** Folds an input up to the last of the entries that were taken within it. */
  fold(input: LogEntry, last: LogEntry | undefined): void {
    this.at = input.at
    this.folds.begin(input.seq, input.at)
    this.#isFolding = true
    this.#inject(input)
    this.#close(last)
  }

  #close(last: LogEntry | undefined): void {
    if (!this.#nested.isEmpty) this.#injectLeftOver()
    this.#isFolding = false
    this.folds.suspend()
    if (last?.digest) this.comparison?.compare(last.seq, last.digest)
  }

  #inject(entry: LogEntry): void {
    const ledger = this.ledger
    if (!ledger) {
      this.#delivery.deliver(entry)
      return
    }
    const outer = ledger.begin(this.#nested.positionOf(entry))
    try {
      if (entry.within) ledger.cause(outer)
      this.#delivery.deliver(entry)
    } finally {
      if (entry.within) ledger.begin(outer)
    }
  }

  /** Delivers what was taken during an effect, and lets it throw if it did. */
  #injectAt(point: Point): void {
    for (let entry = this.#nested.takeAt(point); entry; entry = this.#nested.takeAt(point)) {
      if (entry.event?.type === threwType) throw entry.event.error
      this.#isFolding = true
      this.folds.resume()
      try {
        this.#inject(entry)
      } finally {
        this.#isFolding = false
        this.folds.suspend()
      }
    }
  }

  #injectLeftOver(): void {
    for (let entry = this.#nested.takeNext(); entry; entry = this.#nested.takeNext()) {
      const { within: [actor, name = ''] = [], to, from = to, event } = entry
      const address = actor === '' ? from : actor
      if (address) {
        this.lacks(entry, address, `effect ${name}`, `takes ${event?.type}`, 'no such effect')
      }
      if (event?.type !== threwType) this.#inject(entry)
    }
  }

  lacks({ seq }: LogEntry, path: string, part: string, expected: string, found: string): void {
    if (!this.comparison) return
    this.differences.add({ kind: 'missing', seq, path, part, expected, found })
  }

  fired(timer: Timer): void {
    this.comparison?.timed(timer, false)
  }

  created(actor: AnyActor): string {
    const { making } = this
    const { stem } = making ? restorePlace(this.paths, actor, making) : this.paths.add(actor)
    this.comparison?.created(actor)
    if (this.ledger && !making && this.paths.placeOf(actor)?.hasEffects) this.ledger.tell(actor)
    silenceErrors(actor)
    return stem
  }

  restoring(): boolean {
    return this.making !== undefined
  }

  ended(actor: AnyActor): void {
    if (pendingTimers(actor).length === 0) this.paths.remove(actor)
    this.moments?.ended(actor)
    this.comparison?.touch(actor)
  }

  enter(actor: AnyActor, event?: unknown): AnyActor | undefined {
    this.transitions++
    this.ledger?.enter(actor, event)
    this.comparison?.touch(actor)
    return this.folds.enter(actor)
  }

  leave(outer: AnyActor | undefined): void {
    this.ledger?.leave()
    this.folds.enter(outer)
  }

  folding(): boolean {
    return this.#isFolding
  }

  /** What views send to a replayed actor goes nowhere: only the log is delivered. */
  relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
    if (!this.#isFolding) return
    this.ledger?.send(event)
    if (source && source !== target && this.paths.placeOf(target)?.hasEffects) {
      this.ledger?.tell(target)
      this.comparison?.did(source, `tell ${target.id} ${event?.type}`, event)
    }
    if (!hasEnded(target)) deliver(target, event)
  }

  start(run: () => void): void {
    if (this.#isFolding) run()
  }

  stop(run: () => void): void {
    if (!this.#isFolding) return
    if (this.root) this.comparison?.touch(this.root)
    run()
  }

  effect<T>(actor: AnyActor, { name, details, inert }: Effect<T>): T {
    if (this.comparison && name !== 'start' && name !== 'receive') {
      this.comparison.did(actor, name, details)
    }
    const wasFolding = this.#suspend()
    try {
      if (!this.#nested.isEmpty) this.#injectAt(this.#effects.next(actor, name))
      return inert()
    } finally {
      this.#resume(wasFolding)
    }
  }

  did(actor: AnyActor, deed: string, details: unknown): void {
    this.comparison?.did(actor, deed, details)
  }

  notifying(actor: AnyActor): (() => void) | undefined {
    if (this.#nested.isEmpty) return undefined
    this.#effects.notice(actor)
    const point = this.#effects.noticeOf(actor)
    return () => this.listen(actor, () => this.#injectAt(point), undefined)
  }

  subscribed(actor: AnyActor, observer: Observer): () => void {
    return this.watch.add(actor, this.paths.identity(actor), observer)
  }

  /** The system is not at work meanwhile: what is sent goes nowhere. */
  listen<T>(_actor: AnyActor | undefined, run: (told: T) => void, told: T): void {
    const wasFolding = this.#suspend()
    try {
      run(told)
    } finally {
      this.#resume(wasFolding)
    }
  }

  #suspend(): boolean {
    const wasFolding = this.#isFolding
    this.#isFolding = false
    this.folds.suspend()
    return wasFolding
  }

  #resume(wasFolding: boolean): void {
    this.#isFolding = wasFolding
    if (wasFolding) this.folds.resume()
  }

  scheduled(timer: Timer): void {
    timer.due = this.at + timer.delay
    this.ledger?.set(timer)
    this.comparison?.timed(timer, true)
  }

  cancelled(timer: Timer): void {
    this.comparison?.timed(timer, false)
  }
}
