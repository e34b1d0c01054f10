import type { Actor } from 'xstate'
import type { Checkpoint } from './checkpoint.ts'
import type { Difference, Divergence } from './differences.ts'
import type { LogEntry } from './format.ts'
import { LogError } from './read.ts'
import type { RecordedLog } from './recordedLog.ts'
import { Replayer, type ReplayOptions } from './replayer.ts'
import { readCheckpoint } from './restore.ts'
import type { AnyActorLogic } from './xstate.ts'

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
}

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
  return new TimeTravel(logic, log, options)
}

class TimeTravel<TLogic extends AnyActorLogic> implements Replay<TLogic> {
  readonly first: number
  readonly #entries: readonly LogEntry[]
  readonly #replayer: Replayer
  readonly #differences: readonly Difference[]
  #position: number

  constructor(logic: TLogic, log: RecordedLog, options: ReplayOptions<TLogic>) {
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
      { header, entries, checkpoint },
      options as ReplayOptions<AnyActorLogic>,
    )
    this.#replayer = replayer
    replayer.fold()
    this.#differences = [
      ...log.renames.map(
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
    if (!Number.isInteger(position) || position < this.first || position > this.length) {
      throw new RangeError(
        `position must be a whole number from ${this.first} to ${this.length}, not ${position}`,
      )
    }
    this.#position = position
    this.#move(position - this.first)
    this.#replayer.show()
  }

  /** Within an input that has nested ones, what is shown is the state before it. */
  #move(position: number): void {
    const replayer = this.#replayer
    const target = this.#boundary(position)
    const nearest = replayer.moments.before(target)
    if (target < replayer.folded || nearest > replayer.folded) replayer.return(target)
    while (replayer.folded < target) replayer.step()
  }

  #boundary(position: number): number {
    let boundary = position
    while (boundary > 0 && this.#entries[this.first + boundary]?.within) boundary--
    return boundary
  }

  run(): void {
    this.seek(this.length)
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
