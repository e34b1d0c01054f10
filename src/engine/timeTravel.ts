import type { Actor, AnyActorRef } from 'xstate'
import type { Checkpoint } from './checkpoint.ts'
import type { Difference, Divergence } from './differences.ts'
import type { LogEntry } from './format.ts'
import { LogError } from './logError.ts'
import type { CheckpointLine, RecordedLog } from './recordedLog.ts'
import type { Inspector, PartialReplay, Replay } from './replay.ts'
import { Replayer } from './replayer.ts'
import type { ReplayOptions } from './replayOptions.ts'
import { readCheckpoint } from './restore.ts'
import { type SeenActor, type SeenTimer, seenActor } from './seen.ts'
import type { AnyActor, AnyActorLogic } from './xstate.ts'

/** Moves through the entries of a log: positions of the log, and of what is folded of it. */
export class TimeTravel<TLogic extends AnyActorLogic> implements Replay<TLogic> {
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
