import { withAddresses } from './addresses.ts'
import { type PackedDigest, unpack } from './digest.ts'
import { Digester } from './digester.ts'
import type { Folds } from './fold.ts'
import { type LogEntry, stopType, threwType } from './format.ts'
import type { Effect, SystemHooks } from './hooks.ts'
import { ActorPaths } from './paths.ts'
import { type AnyActor, type AnyEventObject, deliver, hasEnded } from './xstate.ts'

/** The parts of a clock that a system uses. */
export interface Clock {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(id: never): void
}

/**
 * How many inputs in a row, and then a millisecond, get a state digest each; beyond that only every
 * so many do, so that a burst of inputs is not slowed down by being recorded.
 */
const digestBurst = 1_000
const digestRefill = 1
const digestInBurst = 64

/** Hands an event to an actor, or starts or stops it. */
type Run = (target: AnyActor, event: AnyEventObject) => void

const startEvent = { type: 'xstate.init' }

type Mode = 'outside' | 'folding' | 'effect'

/** Writes down every input that reaches a system. */
export class Recorder implements SystemHooks {
  /** To be given to the system. */
  readonly clock: Clock
  /** Complete after `settle`. */
  readonly entries: LogEntry[] = []
  readonly #paths: ActorPaths
  readonly #digester: Digester
  readonly #folds: Folds
  readonly #elapsed: () => number
  #root: AnyActor | undefined
  #mode: Mode = 'outside'
  #isStarted = false
  #isRecording = true
  #step = 0
  #at = 0
  #timers = 0
  #firing: number | undefined
  /** By entry, as long as nobody has read the log. */
  #digests: PackedDigest[] = []
  #digestsLeft = digestBurst
  #digestsLeftAt = 0
  /** How many entries hold no actor. */
  #settled = 0

  /**
   * @param rootId the root actor's id
   * @param folds gives the inputs their time and chance
   * @param clock sets the system's timers
   * @param elapsed ms since the log's startedAt
   */
  constructor(rootId: string, folds: Folds, clock: Clock, elapsed: () => number) {
    this.#paths = new ActorPaths(rootId)
    this.#digester = new Digester(this.#paths)
    this.#folds = folds
    this.#elapsed = elapsed
    this.clock = this.#recordTimers(clock)
  }

  /** Nothing is recorded from now on. */
  end(): void {
    this.settle()
    this.#isRecording = false
  }

  #recordTimers(clock: Clock): Clock {
    return {
      setTimeout: (run, delay) => {
        const timer = ++this.#timers
        return clock.setTimeout(() => {
          this.#firing = timer
          try {
            run()
          } finally {
            this.#firing = undefined
          }
        }, delay)
      },
      clearTimeout: (id) => clock.clearTimeout(id),
    }
  }

  created(actor: AnyActor): void {
    this.#root ??= actor
    this.#paths.add(actor)
    this.#touch(actor)
  }

  ended(actor: AnyActor): void {
    this.#touch(actor)
  }

  folding(): boolean {
    return this.#mode === 'folding'
  }

  relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
    const timer = this.#firing
    this.#firing = undefined
    if (this.#mode === 'folding') {
      this.#fold(target, event, deliver)
    } else if (!this.#isRecording || hasEnded(target)) {
      deliver(target, event)
    } else if (this.#isStarted) {
      this.#input(target, event, deliver, source, timer)
    } else {
      this.#take(target, event, source).within = 0
      deliver(target, event)
    }
  }

  start(run: () => void): void {
    this.#isStarted = true
    this.#at = Math.max(this.#at, this.#elapsed())
    this.#step = 0
    this.#top(0, this.#root as AnyActor, startEvent, run)
  }

  stop(run: () => void): void {
    const root = this.#root as AnyActor
    if (this.#isStarted && this.#isRecording) {
      this.#input(root, { type: stopType }, run)
    } else {
      run()
    }
  }

  effect<T>(actor: AnyActor, { name, run }: Effect<T>): T {
    this.#firing = undefined
    if (this.#mode !== 'folding') return run()
    if (name) this.#digester.note(actor, name)
    this.#step++
    this.#suspend()
    try {
      return run()
    } catch (error) {
      if (this.#isRecording) {
        this.#take(actor, { type: threwType, error }).within = this.#step
      }
      throw error
    } finally {
      this.#resume()
      this.#step++
    }
  }

  emit(actor: AnyActor, type: string, run: () => void): void {
    if (this.#mode === 'folding') {
      this.#digester.note(actor, `emit ${type}`)
      this.#step++
      this.listen(run)
      this.#step++
    } else {
      run()
    }
  }

  listen(run: () => void): void {
    const isFolding = this.#mode === 'folding'
    if (isFolding) this.#suspend()
    try {
      run()
    } finally {
      if (isFolding) this.#resume()
    }
  }

  boundary(): void {
    this.#step++
  }

  scheduled(source: AnyActor, event: AnyEventObject, delay: number): void {
    this.#digester.note(source, `after ${delay} ${event.type}`)
  }

  /** An input from outside, or from an effect of the input that is being folded. */
  #input(
    target: AnyActor,
    event: AnyEventObject,
    run: Run,
    source?: AnyActor,
    timer?: number,
  ): void {
    const isWithin = this.#mode === 'effect'
    if (!isWithin) this.#at = Math.max(this.#at, this.#elapsed())
    const entry = this.#take(target, event, source)
    if (timer !== undefined) entry.timer = timer
    if (isWithin) {
      entry.within = this.#step
      this.#resume()
      this.#fold(target, event, run)
      this.#suspend()
    } else {
      this.#step = 0
      this.#top(entry.seq, target, event, run)
    }
  }

  #top(seq: number, target: AnyActor, event: AnyEventObject, run: Run): void {
    this.#folds.begin(seq, this.#at)
    try {
      this.#fold(target, event, run)
    } finally {
      this.#folds.suspend()
      this.#rest()
    }
  }

  #fold(target: AnyActor, event: AnyEventObject, run: Run): void {
    const mode = this.#mode
    this.#mode = 'folding'
    this.#touch(target)
    this.#step++
    try {
      run(target, event)
    } finally {
      this.#step++
      this.#mode = mode
    }
  }

  #touch(actor: AnyActor): void {
    if (this.#isRecording) this.#digester.touch(actor)
  }

  #suspend(): void {
    this.#mode = 'effect'
    this.#folds.suspend()
  }

  #resume(): void {
    this.#mode = 'folding'
    this.#folds.resume()
  }

  #take(target: AnyActor, event: AnyEventObject, source?: AnyActor): LogEntry {
    const to = this.#paths.of(target) as string
    const entry: LogEntry = { seq: this.entries.length + 1, at: this.#at, to, event }
    const from = source && this.#paths.of(source)
    if (from !== undefined) entry.from = from
    this.entries.push(entry)
    return entry
  }

  /** The system is at rest: what has changed belongs to the latest entry. */
  #rest(): void {
    const { length } = this.entries
    if (length === 0 || !this.#isRecording) return
    this.#digestsLeft += (this.#at - this.#digestsLeftAt) * digestRefill
    this.#digestsLeft = Math.min(this.#digestsLeft, digestBurst)
    this.#digestsLeftAt = this.#at
    if (this.#digestsLeft < 1 && length % digestInBurst > 0) return
    this.#digestsLeft--
    this.#digestLatest()
  }

  #digestLatest(): void {
    this.#digests[this.entries.length] = this.#digester.digest()
  }

  /** Puts addresses in place of the actors in events, and adds the digests. */
  settle(): void {
    const isAtRest = this.#mode === 'outside' && this.#isRecording
    const isDue = this.#digester.touched.length > 0 && this.entries.length > 0
    if (isAtRest && isDue) this.#digestLatest()
    for (; this.#settled < this.entries.length; this.#settled++) {
      const entry = this.entries[this.#settled] as LogEntry
      entry.event = withAddresses(entry.event, this.#paths)
    }
    for (const [seq, digest] of Object.entries(this.#digests)) {
      const entry = this.entries[Number(seq) - 1] as LogEntry
      entry.digest = { ...entry.digest, ...unpack(digest) }
    }
    this.#digests = []
  }
}
