import { withAddresses } from './codec.ts'
import { Digester, type PackedDigest, unpack } from './digest.ts'
import type { Folds } from './fold.ts'
import type { Effect, SystemHooks } from './hooks.ts'
import { type LogEntry, stopType, threwType } from './log.ts'
import { ActorPaths } from './paths.ts'
import { type AnyActor, type AnyEventObject, deliver, hasEnded } from './xstate.ts'

/** The parts of a clock that a system uses. */
export interface Clock {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(id: never): void
}

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
          run()
          this.#firing = undefined
        }, delay)
      },
      clearTimeout: (id) => clock.clearTimeout(id),
    }
  }

  created(actor: AnyActor): void {
    this.#root ??= actor
    this.#paths.add(actor)
    this.#digester.touch(actor)
  }

  ended(actor: AnyActor): void {
    this.#digester.touch(actor)
  }

  folding(): boolean {
    return this.#mode === 'folding'
  }

  relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
    const timer = this.#firing
    this.#firing = undefined
    const run = () => deliver(target, event)
    if (this.#mode === 'folding') {
      this.#fold(target, run)
    } else if (!this.#isRecording || hasEnded(target)) {
      run()
    } else if (this.#isStarted) {
      this.#input({ to: this.#paths.of(target) as string, from: source, timer, event }, target, run)
    } else {
      this.#take({ to: this.#paths.of(target) as string, from: source, event, within: 0 })
      run()
    }
  }

  start(run: () => void): void {
    this.#isStarted = true
    this.#at = Math.max(this.#at, this.#elapsed())
    this.#step = 0
    this.#top(0, this.#root as AnyActor, run)
  }

  stop(run: () => void): void {
    const root = this.#root as AnyActor
    if (this.#isStarted && this.#isRecording) {
      this.#input({ to: this.#paths.of(root) as string, event: { type: stopType } }, root, run)
    } else {
      run()
    }
  }

  effect<T>(actor: AnyActor, { name, run }: Effect<T>): T {
    if (this.#mode !== 'folding') return run()
    if (name) this.#digester.note(actor, name)
    this.#step++
    this.#suspend()
    try {
      return run()
    } catch (error) {
      if (this.#isRecording) {
        const to = this.#paths.of(actor) as string
        this.#take({ to, within: this.#step, event: { type: threwType, error } })
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
  #input(input: Input, target: AnyActor, run: () => void): void {
    if (this.#mode === 'effect') {
      this.#take({ ...input, within: this.#step })
      this.#resume()
      this.#fold(target, run)
      this.#suspend()
      return
    }
    this.#step = 0
    this.#at = Math.max(this.#at, this.#elapsed())
    const entry = this.#take(input)
    this.#top(entry.seq, target, run)
  }

  #top(seq: number, target: AnyActor, run: () => void): void {
    this.#folds.begin(seq, this.#at)
    try {
      this.#fold(target, run)
    } finally {
      this.#folds.suspend()
      this.#rest()
    }
  }

  #fold(target: AnyActor, run: () => void): void {
    const mode = this.#mode
    this.#mode = 'folding'
    this.#digester.touch(target)
    this.#step++
    try {
      run()
    } finally {
      this.#step++
      this.#mode = mode
    }
  }

  #suspend(): void {
    this.#mode = 'effect'
    this.#folds.suspend()
  }

  #resume(): void {
    this.#mode = 'folding'
    this.#folds.resume()
  }

  #take({ to, from, timer, within, event }: Input): LogEntry {
    const entry: LogEntry = { seq: this.entries.length + 1, at: this.#at, to, event }
    if (from) entry.from = this.#paths.of(from)
    if (timer !== undefined) entry.timer = timer
    if (within !== undefined) entry.within = within
    this.entries.push(entry)
    return entry
  }

  /** The system is at rest: what has changed belongs to the latest entry. */
  #rest(): void {
    const entry = this.entries.at(-1)
    if (!entry || !this.#isRecording) return
    const digest = this.#digester.digest()
    if (digest) this.#digests[entry.seq] = digest
  }

  /** Puts addresses in place of the actors in events, and adds the digests. */
  settle(): void {
    for (; this.#settled < this.entries.length; this.#settled++) {
      const entry = this.entries[this.#settled] as LogEntry
      entry.event = withAddresses(entry.event, this.#paths)
    }
    for (const [seq, digest] of Object.entries(this.#digests)) {
      const entry = this.entries[Number(seq) - 1] as LogEntry
      entry.digest = unpack(digest)
    }
    this.#digests = []
  }
}

interface Input {
  to: string
  from?: AnyActor
  timer?: number
  within?: number
  event: AnyEventObject
}
