import type { Actor, AnyActorRef } from 'xstate'
import type { Checkpoint } from './checkpoint.ts'
import type { Difference, Divergence } from './differences.ts'
import type { LogEntry } from './format.ts'
import { LogError } from './read.ts'
import type { CheckpointLine, RecordedLog } from './recordedLog.ts'
import { Replayer } from './replayer.ts'
import type { ReplayOptions } from './replayOptions.ts'
import { readCheckpoint } from './restore.ts'
import { type SeenActor, type SeenTimer, seenActor } from './seen.ts'
import type { AnyActor, AnyActorLogic, InspectionEvent } from './xstate.ts'

/** A log folded through a logic, to be moved through. */
export interface Replay<TLogic extends AnyActorLogic> {
  /** The root as it is at `position`, with all its children; events sent to it go nowhere. */
  readonly actor: Actor<TLogic>
  /** How many entries are folded, `first` to `length`. */
  readonly position: number
  readonly length: number
  /** The position at which it begins: 0, or that of the checkpoint it was told to begin from. */
  readonly first: number
  /** Folds one more entry and returns it, undefined at the end. */
  step(): LogEntry | undefined
  /**
   * Goes to a position, forward or back.
   * @throws RangeError for a position that is not a whole number from `first` to `length`
   */
  seek(position: number): void
  /**
   * The same, an input at a time: who asks for the next decides when it is folded. Those who watch are told once it is
   * there; who goes elsewhere before leaves it.
   */
  seekInSteps(position: number): Generator<void, void>
  /**
   * The system at `position` as a checkpoint.
   * @throws CheckpointError for a system that cannot be written down, RangeError for a position within an input
   */
  checkpoint(): CheckpointLine
  /** Folds all that is left. */
  run(): void
  /**
   * The first entry at which the log and this build part: something that bears on state is otherwise
   * or missing. Undefined when they agree.
   */
  readonly divergence: Divergence | undefined
  /** All differences between the log and this build, each where it began, by actor and part. */
  readonly differences: readonly Difference[]
  /** Differences beyond those listed. */
  readonly moreDifferences: number
  /** Addresses of the actors that are at the log's end as it says. */
  readonly agreeing: readonly string[]
  /** The actors at `position`, parents before their children; those that have ended while their parents list them. */
  readonly actors: readonly SeenActor[]
  /** The timers that are pending at `position`. */
  readonly timers: readonly SeenTimer[]
  /** What is known of an actor of this system, undefined for any other. */
  seen(actor: AnyActorRef): SeenActor | undefined
  /**
   * The log goes on: these entries are folded when one goes there, and compared with nothing.
   */
  append(entries: readonly LogEntry[]): void
  /**
   * Folds the input at a position (with all that was taken within it) once more while an inspector
   * watches, and stays behind it.
   * @param inspector is told what comes about, and at which position
   */
  watch(position: number, inspector: Inspector): void
  /** Runs something that reads time and chance as if while the entry at a position is folded. */
  asIf(position: number, run: () => void): void
  /**
   * The position of the entry that led to one: the one it was taken within, the one that set its timer,
   * started the effect that sent it or told that effect something last; `first` for the start. Undefined for what
   * came from outside, and without the option `ledger`.
   */
  causeOf(position: number): number | undefined
  /** Positions at which the actors at a path were at work, in order; none without the option `ledger`. */
  workOf(path: string): readonly number[]
}

/** Is told what a system does, as XState tells inspectors. */
export type Inspector = (event: InspectionEvent, position: number) => void

/**
 * Folds a log through a logic without running any effect (contract §6). The whole log is folded at
 * once and compared with what was recorded; moments on the way are kept, and any other position is
 * folded from the nearest one.
 * @param logic the logic that was recorded, or today's version of it
 * @throws LogError for a checkpoint that cannot be read, RangeError for one that is not there
 */
export function replay<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: ReplayOptions<TLogic> = {},
): Replay<TLogic> {
  const folding = replayInSteps(logic, log, options)
  for (;;) {
    const step = folding.next()
    if (step.done) return step.value
  }
}

/** A replay as far as it is folded. */
export type PartialReplay = Pick<Replay<AnyActorLogic>, 'position' | 'length' | 'checkpoint'>

/**
 * The same, in steps: gives again and again how far it is folded, and the replay in the end. Who
 * asks for the next step decides when it is made.
 */
export function* replayInSteps<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: ReplayOptions<TLogic> = {},
): Generator<PartialReplay, Replay<TLogic>> {
  const travel = new TimeTravel(logic, log, options)
  yield* travel.fold()
  return travel
}

/**
 * A log to be moved through at once: what leads to a position is folded when somebody goes there, from the nearest of the
 * log's checkpoints, and compared with nothing.
 * @throws as `replay` does; a checkpoint that cannot be read when somebody goes there
 */
export function replayOnDemand<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: Omit<ReplayOptions<TLogic>, 'ledger'> = {},
): Replay<TLogic> {
  const travel = new TimeTravel(logic, log, options, false)
  travel.foldOnDemand()
  return travel
}

class TimeTravel<TLogic extends AnyActorLogic> implements Replay<TLogic> {
  readonly first: number
  readonly #entries: LogEntry[]
  readonly #replayer: Replayer
  #differences: readonly Difference[] = []
  readonly #log: RecordedLog
  #position: number

  constructor(logic: TLogic, log: RecordedLog, options: ReplayOptions<TLogic>, isCompared = true) {
    const { header } = log
    const all = [...log.entries]
    const checkpoint = checkpointOf(log, all[0], options.from)
    const skipped = checkpoint ? all.filter(({ seq }) => seq <= checkpoint.checkpoint).length : 0
    const entries = skipped > 0 ? all.slice(skipped) : all
    this.first = skipped
    this.#entries = all
    this.#position = skipped
    const replayer = new Replayer(
      logic,
      { header, entries, checkpoint, isCompared },
      options as ReplayOptions<AnyActorLogic>,
    )
    this.#replayer = replayer
    this.#log = log
  }

  *fold(): Generator<PartialReplay, void> {
    const replayer = this.#replayer
    for (const folded of replayer.fold()) {
      this.#position = this.first + folded
      yield this
    }
    this.#position = this.first
    this.#differences = [
      ...this.#log.renames.map(
        ({ seq, path, part = 'actor', from, to }): Difference => ({
          kind: 'renamed',
          seq,
          path,
          part,
          expected: from,
          found: to,
        }),
      ),
      ...replayer.differences.list,
    ]
    if (replayer.folded > 0) replayer.return(0)
  }

  foldOnDemand(): void {
    const { checkpoints, options } = this.#log
    const last = this.length - this.first
    const placed = checkpoints.map((line) => ({
      position: this.#after(line.seq) - this.first,
      read: () => readCheckpoint(line, options),
    }))
    const ahead = placed.filter(
      ({ position }) => position > this.#replayer.folded && position <= last,
    )
    this.#replayer.beginAt(ahead)
  }

  /** The position at which all is at rest after an entry. */
  #after(seq: number): number {
    let position = this.#entries.findLastIndex((entry) => entry.seq <= seq) + 1
    while (this.#entries[position]?.within) position++
    return position
  }

  get actor(): Actor<TLogic> {
    return this.#replayer.actor as Actor<TLogic>
  }

  get position(): number {
    return this.#position
  }

  get length(): number {
    return this.#entries.length
  }

  get divergence(): Divergence | undefined {
    return this.#replayer.differences.divergence
  }

  get differences(): readonly Difference[] {
    return this.#differences
  }

  get moreDifferences(): number {
    return this.#replayer.differences.more
  }

  get agreeing(): readonly string[] {
    return this.#replayer.agreeing
  }

  step(): LogEntry | undefined {
    const entry = this.#entries[this.#position]
    if (entry) this.seek(this.#position + 1)
    return entry
  }

  seek(position: number): void {
    const steps = this.seekInSteps(position)
    while (!steps.next().done);
  }

  *seekInSteps(position: number): Generator<void, void> {
    if (!Number.isInteger(position) || position < this.first || position > this.length) {
      throw new RangeError(
        `position must be a whole number from ${this.first} to ${this.length}, not ${position}`,
      )
    }
    const replayer = this.#replayer
    const target = this.#boundary(position - this.first)
    const nearest = replayer.moments.before(target)
    if (target < replayer.folded || nearest > replayer.folded) replayer.return(target)
    yield* replayer.foldTo(target)
    this.#position = position
    replayer.show()
  }

  checkpoint(): CheckpointLine {
    const position = this.#position
    const { seq = 0, at = 0 } = this.#entries[position - 1] ?? {}
    if (this.#entries[position]?.within)
      throw new RangeError(
        `position ${position} is within an input; a checkpoint stands before or after it`,
      )
    return { seq, line: this.#replayer.checkpoint(seq, at) }
  }

  /** Within an input that has nested ones, what is shown is the state before it. */

  #boundary(position: number): number {
    let boundary = position
    while (boundary > 0 && this.#entries[this.first + boundary]?.within) boundary--
    return boundary
  }

  run(): void {
    this.seek(this.length)
  }

  get actors(): readonly SeenActor[] {
    return this.#replayer.seenActors
  }

  get timers(): readonly SeenTimer[] {
    return this.#replayer.seenTimers.map(({ setAt, ...timer }) => ({
      ...timer,
      setAt: setAt === undefined ? undefined : this.first + setAt,
    }))
  }

  seen(actor: AnyActorRef): SeenActor | undefined {
    return seenActor(this.#replayer.paths, actor as AnyActor)
  }

  append(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#entries.push(entry)
    this.#replayer.append(entries)
  }

  watch(position: number, inspector: Inspector): void {
    const { first } = this
    this.seek(first + this.#boundary(position - 1 - first))
    if (first + this.#replayer.folded >= position) return
    this.#replayer.watchStep((event, at) => inspector(event, first + at))
    this.#position = first + this.#replayer.folded
  }

  asIf(position: number, run: () => void): void {
    const { seq = 0, at = 0 } = this.#entries[Math.max(position, 1) - 1] ?? {}
    this.#replayer.asIf(seq, at, run)
  }

  causeOf(position: number): number | undefined {
    const cause = this.#replayer.ledger?.causeOf(position - this.first)
    return cause === undefined ? undefined : cause + this.first
  }

  workOf(path: string): readonly number[] {
    const work = this.#replayer.ledger?.workOf(path) ?? []
    return this.first === 0 ? work : work.map((position) => position + this.first)
  }
}

/** Where a log begins, or was told to begin. */
function checkpointOf(
  log: RecordedLog,
  first: LogEntry | undefined,
  from: number | undefined,
): Checkpoint | undefined {
  const { checkpoints, options } = log
  const [start] = checkpoints
  const isCapped = start !== undefined && (first === undefined || first.seq > start.seq)
  if (from === undefined && !isCapped) {
    const { seq = 0 } = first ?? {}
    if (seq <= 1) return undefined
    throw new LogError(2, `begins with entry ${seq}, and without a checkpoint nothing leads there`)
  }
  const line = from === undefined ? start : checkpoints.find(({ seq }) => seq === from)
  if (!line) throw new RangeError(`the log has no checkpoint after entry ${from}`)
  return readCheckpoint(line, options)
}
