import { digestRate } from './digestRate.ts'
import { Effects, type Point } from './effects.ts'
import type { Folds } from './fold.ts'
import { stopType, threwType } from './format.ts'
import type { Effect, SystemHooks } from './hooks.ts'
import { Notebook } from './notebook.ts'
import type { ActorPaths } from './paths.ts'
import { type Input, type Take, takingOn } from './taking.ts'
import type { Tape } from './tape.ts'
import { pendingTimers, type Timer } from './timers.ts'
import { type AnyActor, type AnyEventObject, deliver, hasEnded } from './xstate.ts'

/** The parts of a clock that a system uses. */
export interface Clock {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(id: never): void
}

/** Hands an event to an actor, or starts or stops it. */
type Run = (target: AnyActor, event: AnyEventObject) => void

const startEvent = { type: 'xstate.init' }

type Mode = 'outside' | 'folding' | 'effect'

/** Parts that a recorder works with. */
export interface RecorderParts {
  paths: ActorPaths
  /** Gives the inputs their time and chance. */
  folds: Folds
  /** Sets the system's timers. */
  clock: Clock
  /** Milliseconds since the log's startedAt. */
  elapsed: () => number
  tape: Tape
}

/** Writes down every input that reaches a system. It never throws into the system. */
export class Recorder implements SystemHooks {
  readonly #notebook: Notebook
  readonly #take: Take
  readonly #isDigestDue = digestRate()
  readonly #paths: ActorPaths
  readonly #folds: Folds
  readonly #clock: Clock
  readonly #elapsed: () => number
  readonly #tape: Tape
  readonly #effects: Effects
  /** What its clock calls each timer that was set, and what lets it fire. */
  readonly #set = new WeakMap<Timer, { handle: unknown; run: () => void }>()
  #root: AnyActor | undefined
  #mode: Mode = 'outside'
  #isStarted = false
  #isRecording = true
  #at = 0
  #firing: Timer | undefined
  /** The effect that is under way. */
  #point: Point | null = null

  constructor({ paths, folds, clock, elapsed, tape }: RecorderParts) {
    this.#paths = paths
    this.#effects = new Effects(paths)
    this.#folds = folds
    this.#clock = clock
    this.#elapsed = elapsed
    this.#tape = tape
    this.#notebook = new Notebook(paths)
    this.#take = takingOn(tape, paths)
  }

  /** Milliseconds since the log's startedAt, of the latest input. */
  get at(): number {
    return this.#at
  }

  /** Whether the system is started and no input is under way. */
  get isAtRest(): boolean {
    return this.#isStarted && this.#mode === 'outside'
  }

  /** Whether an input is being folded, or one of its effects runs. */
  get isUnderWay(): boolean {
    return this.#mode !== 'outside'
  }

  /** Nothing is recorded from now on. */
  end(): void {
    this.settle()
    this.#isRecording = false
  }

  /** What has changed since the last digest is digested, if the system is at rest. */
  settle(): void {
    if (this.#mode !== 'outside' || !this.#isRecording) return
    if (!this.#notebook.isEmpty) this.#note()
  }

  created(actor: AnyActor): string | undefined {
    this.#root ??= actor
    if (this.#mode === 'effect' || (this.#mode === 'outside' && this.#isStarted)) return undefined
    const { stem } = this.#paths.add(actor)
    this.#touch(actor)
    return stem
  }

  restoring(): boolean {
    return false
  }

  ended(actor: AnyActor): void {
    if (pendingTimers(actor).length === 0) this.#paths.remove(actor)
    this.#touch(actor)
  }

  enter(actor: AnyActor): AnyActor | undefined {
    this.#touch(actor)
    return this.#folds.enter(actor)
  }

  leave(outer: AnyActor | undefined): void {
    this.#folds.enter(outer)
  }

  folding(): boolean {
    return this.#mode === 'folding'
  }

  relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
    const timer = this.#firing
    this.#firing = undefined
    const place = this.#paths.placeOf(target)
    if (!timer && !place) {
      this.#asOutside(() => deliver(target, event))
    } else if (this.#mode === 'folding') {
      if (source && place?.hasEffects) this.#noteTold(source, target, event)
      deliver(target, event)
    } else if (hasEnded(target) && !timer) {
      deliver(target, event)
    } else if (this.#isStarted) {
      this.#input({ target, event, source, timer }, deliver)
    } else {
      if (this.#isRecording) this.#take({ target, event, source }, this.#at, null)
      deliver(target, event)
    }
  }

  /** What an actor of the world outside does is user code with effects. */
  #asOutside(run: () => void): void {
    if (this.#mode === 'folding') {
      this.effect(this.#root as AnyActor, { name: 'foreign', run, inert: run })
    } else {
      run()
    }
  }

  #noteTold(source: AnyActor, target: AnyActor, event: AnyEventObject): void {
    if (this.#isRecording) this.#notebook.did(source, `tell ${target.id} ${event?.type}`, event)
  }

  start(run: () => void): void {
    this.#isStarted = true
    this.#at = Math.max(this.#at, this.#elapsed())
    this.#top(0, this.#root as AnyActor, startEvent, run)
  }

  stop(run: () => void): void {
    const root = this.#root as AnyActor
    if (this.#isStarted) this.#input({ target: root, event: { type: stopType } }, run)
    else run()
  }

  effect<T>(actor: AnyActor, { name, details, run }: Effect<T>): T {
    this.#firing = undefined
    if (this.#mode !== 'folding') return run()
    if (name !== 'start' && name !== 'receive') this.did(actor, name, details)
    const point = this.#point
    this.#suspend(this.#effects.next(actor, name))
    try {
      return run()
    } catch (error) {
      const input = { target: actor, event: { type: threwType, error } }
      if (this.#isRecording) this.#take(input, this.#at, this.#point)
      throw error
    } finally {
      this.#resume(point)
    }
  }

  did(actor: AnyActor, deed: string, details: unknown): void {
    if (this.#isRecording) this.#notebook.did(actor, deed, details)
  }

  notifying(actor: AnyActor): undefined {
    this.#effects.notice(actor)
  }

  subscribed(): undefined {}

  listen<T>(actor: AnyActor | undefined, run: (told: T) => void, told: T): void {
    if (this.#mode !== 'folding') {
      run(told)
      return
    }
    const point = this.#point
    this.#suspend(actor ? this.#effects.noticeOf(actor) : null)
    try {
      run(told)
    } finally {
      this.#resume(point)
    }
  }

  scheduled(timer: Timer, fire: () => void): void {
    timer.due = this.#at + timer.delay
    const run = () => {
      this.#firing = timer
      if (this.#isRecording) this.#notebook.timed(timer, false)
      try {
        fire()
      } finally {
        this.#firing = undefined
        if (hasEnded(timer.source)) this.ended(timer.source)
      }
    }
    this.#set.set(timer, { handle: this.#clock.setTimeout(run, timer.delay), run })
    if (this.#isRecording) this.#notebook.timed(timer, true)
  }

  /** Lets a pending timer of this system fire now in place of when it is due; at rest only. */
  fireNow(timer: Timer): void {
    const { handle, run } = this.#set.get(timer) ?? {}
    this.#clock.clearTimeout(handle as never)
    run?.()
  }

  cancelled(timer: Timer): void {
    this.#clock.clearTimeout(this.#set.get(timer)?.handle as never)
    if (this.#isRecording) this.#notebook.timed(timer, false)
  }

  /** An input from outside, or from an effect of the input that is being folded. */
  #input(input: Input, run: Run): void {
    const { target, event } = input
    if (this.#mode === 'effect') {
      const point = this.#point
      if (this.#isRecording) this.#take(input, this.#at, point)
      this.#resume(point)
      try {
        run(target, event)
      } finally {
        this.#suspend(point)
      }
    } else {
      this.#at = Math.max(this.#at, this.#elapsed())
      const seq = this.#tape.seq + 1
      if (this.#isRecording) this.#take(input, this.#at)
      this.#top(seq, target, event, run)
    }
  }

  #top(seq: number, target: AnyActor, event: AnyEventObject, run: Run): void {
    this.#effects.begin()
    this.#folds.begin(seq, this.#at)
    this.#mode = 'folding'
    try {
      run(target, event)
    } finally {
      this.#mode = 'outside'
      this.#folds.suspend()
      if (this.#isRecording) this.#rest()
    }
  }

  #touch(actor: AnyActor): void {
    if (this.#isRecording) this.#notebook.touch(actor)
  }

  #suspend(point: Point | null): void {
    this.#point = point
    this.#mode = 'effect'
    this.#folds.suspend()
  }

  #resume(point: Point | null): void {
    this.#point = point
    this.#mode = 'folding'
    this.#folds.resume()
  }

  /** The system is at rest: what has changed belongs to the latest entry. */
  #rest(): void {
    if (this.#isDigestDue(this.#at)) this.#note()
    this.#tape.onRest?.()
  }

  #note(): void {
    this.#tape.note(this.#notebook.take())
  }
}
