import { CheckpointError, writeCheckpoint } from './checkpoint.ts'
import { Digests } from './digests.ts'
import { FlushTimes } from './flushTimes.ts'
import type { LogEntry, LogHeader } from './format.ts'
import { type Amount, isOver, type KeepOptions, later, tenthOf } from './keepOptions.ts'
import { Outbox } from './outbox.ts'
import {
  type CheckpointLine,
  type Counted,
  headerLine,
  type LogSource,
  notAfter,
} from './recordedLog.ts'
import type { Started } from './recording.ts'
import { Redacting } from './redacting.ts'
import type { Digesting } from './tape.ts'

/** A log keeps this many warnings. */
const maxWarnings = 100

/**
 * Decides what stays of a recording and writes it down: hands finished lines to the sink, takes
 * checkpoints, forgets the oldest.
 */
export class Keeper implements LogSource {
  readonly warnings: string[] = []
  readonly #started: Started
  readonly #digests: Digests
  readonly #redacting: Redacting | undefined
  readonly #options: KeepOptions
  readonly #outbox: Outbox | undefined
  readonly #flushTimes: FlushTimes
  /** Whether the sink has what was taken soon: then the rest is done all at once, and little at every input. */
  readonly #isFlushedSoon: boolean
  readonly #every: Amount | undefined
  readonly #checkpoints: CheckpointLine[] = []
  /** Entries up to here are in the sink, and how many bytes had passed then. */
  #flushed = 0
  #flushedBytes = 0
  /** The latest entry that was taken before the input under way. */
  #rested = 0
  /** How much had passed at the last checkpoint. */
  #last = { entries: 0, bytes: 0 }
  #isCheckpointDue = false
  readonly #followers = new Set<() => void>()

  constructor(started: Started, options: KeepOptions) {
    const { keep, checkpointEvery, redact, sink, flushWithin, promptly = later } = options
    const { tape, system } = started
    this.#started = started
    this.#options = options
    this.#outbox =
      sink &&
      new Outbox(
        sink,
        () => headerLine(this.header),
        (warning) => this.#warn(warning),
      )
    this.#flushTimes = new FlushTimes(options, () => this.flush())
    this.#isFlushedSoon = sink !== undefined && flushWithin !== undefined
    this.#digests = new Digests(tape.header, system.paths)
    if (!this.#isFlushedSoon) tape.digestWith(this.#digest)
    this.#redacting = redact && new Redacting(tape, redact, promptly)
    this.#every = checkpointEvery ?? (keep && tenthOf(keep))
    this.#rested = started.recorder.isUnderWay ? 0 : tape.seq
    this.#listen()
    if (this.#isFlushedSoon) {
      // what was taken before has waited already
      promptly(() => this.flush())
      this.#flushTimes.time()
    }
  }

  /** What nobody needs is not asked for at every input. */
  #listen(): void {
    const { keep, redact } = this.#options
    const isKept = this.#outbox || keep || this.#every || redact
    const followers = this.#followers
    const keeping = isKept ? () => this.#rest() : undefined
    this.#started.tape.onRest =
      followers.size === 0
        ? keeping
        : () => {
            keeping?.()
            for (const told of followers) told()
          }
  }

  /** @returns ends it */
  follow(told: () => void): () => void {
    const follower = () => told()
    this.#followers.add(follower)
    this.#listen()
    return () => {
      this.#followers.delete(follower)
      this.#listen()
    }
  }

  readonly #digest: Digesting = (...noted) => this.#digests.add(...noted)

  get header(): LogHeader {
    this.#redacting?.finish()
    this.#started.tape.digest(this.#digest)
    return this.#started.tape.header
  }

  get entries(): readonly LogEntry[] {
    this.#settle()
    return this.#started.tape.kept.map((entry) => this.#digests.finish(entry))
  }

  entriesUpTo(seq: number, after = 0): Counted<LogEntry> {
    this.#settle()
    const kept = notAfter(this.#started.tape.kept, seq, after)
    const digests = this.#digests
    return {
      length: kept.length,
      *[Symbol.iterator]() {
        for (const entry of kept) yield digests.finished(entry)
      },
    }
  }

  get checkpoints(): readonly CheckpointLine[] {
    return this.#checkpoints
  }

  /** What was taken is redacted, and what has changed is digested. */
  #settle(): void {
    this.#redacting?.finish()
    this.#started.recorder.settle()
    this.#started.tape.digest(this.#digest)
  }

  #rest(): void {
    this.#rested = this.#started.tape.seq
    if (this.#outbox) this.#watchFlush()
    if (this.#isFlushedSoon) return
    this.#redacting?.plan()
    this.#watchAmount()
  }

  /** A checkpoint is taken in time, and what is too much is let go. */
  #watchAmount(): void {
    const { keep } = this.#options
    if (this.#every && this.#isCheckpointOver(this.#every)) this.#planCheckpoint(this.#every)
    if (keep && isOver(this.#started.tape.kept.length, this.bytes, keep)) this.#drop(keep)
  }

  /** Whether more has passed since the last checkpoint. */
  #isCheckpointOver(limit: Amount, times = 1): boolean {
    const { seq, passed } = this.#started.tape
    const { entries, bytes } = this.#last
    return isOver((seq - entries) / times, (passed - bytes) / times, limit)
  }

  get bytes(): number {
    let bytes = this.#started.tape.bytes
    for (const { line } of this.#checkpoints) bytes += line.length
    return bytes
  }

  /** What waits for the sink is little, and waits shortly. */
  #watchFlush(): void {
    const { seq, passed } = this.#started.tape
    this.#flushTimes.watch(seq - this.#flushed, passed - this.#flushedBytes)
  }

  /** A checkpoint is taken soon; at the latest when as much again has passed. */
  #planCheckpoint(every: Amount): void {
    const { soon = later } = this.#options
    if (this.#isCheckpointOver(every, 2)) {
      this.#keepCheckpoint()
    } else if (!this.#isCheckpointDue) {
      this.#isCheckpointDue = true
      soon(() => {
        if (this.#isCheckpointDue) this.#keepCheckpoint()
      })
    }
  }

  #keepCheckpoint(): void {
    const { seq, passed } = this.#started.tape
    this.#isCheckpointDue = false
    this.#last = { entries: seq, bytes: passed }
    try {
      const line = this.checkpoint()
      this.flush()
      this.#checkpoints.push({ seq, line })
      this.#outbox?.send([`${line}\n`])
    } catch (error) {
      this.#warn(`no checkpoint after entry ${seq}: ${(error as Error).message}`)
    }
  }

  /**
   * Writes down the whole system as it is now.
   * @throws CheckpointError for one that is not at rest, or that cannot be made again from a log
   */
  checkpoint(): string {
    const { recorder, system, tape } = this.#started
    if (!recorder.isAtRest) throw new CheckpointError('the system is not at rest')
    recorder.settle()
    return writeCheckpoint(system, tape.seq, recorder.at, this.#options.redact)
  }

  /** Hands everything finished to the sink: not the input under way, whose digest is still to come. */
  flush(): void {
    const { recorder, tape } = this.#started
    const { isUnderWay } = recorder
    this.#flushUpTo(isUnderWay ? this.#rested : tape.seq)
    if (this.#isFlushedSoon && !isUnderWay) this.#watchAmount()
  }

  /** Hands everything to the sink, for the last time. */
  end(): void {
    this.#flushUpTo(this.#started.tape.seq)
  }

  #flushUpTo(end: number): void {
    const { keep } = this.#options
    const { tape } = this.#started
    this.#flushTimes.flushed()
    if (!this.#outbox || (end === this.#flushed && this.#outbox.isEmpty)) return
    this.#settle()
    const unflushed = notAfter(tape.kept, end, this.#flushed)
    this.#flushed = end
    this.#flushedBytes = tape.passed
    this.#outbox.send(unflushed.map((entry) => this.#digests.line(entry)))
    if (!keep) this.#forget(unflushed.length)
  }

  /**
   * Lets go of the oldest, up to a checkpoint; takes one when there is none. Of a system that cannot
   * be written down the oldest are lost in the end, and the log with them cannot be replayed.
   */
  #drop(keep: Amount): void {
    const { tape } = this.#started
    tape.digest(this.#digest)
    const { kept } = tape
    const isDue = this.#isCheckpointOver(this.#every ?? keep)
    if (isDue && !this.#startWithin(keep)) this.#keepCheckpoint()
    const start = this.#startWithin(keep) ?? this.#checkpoints.at(-1)
    if (start) {
      this.#forget(kept.findLastIndex(({ seq }) => seq <= start.seq) + 1)
    } else if (isOver(kept.length / 4, this.bytes / 4, keep)) {
      this.#warn(
        `entries up to ${kept[kept.length >> 1]?.seq} are lost: nothing else to begin from`,
      )
      this.#forget((kept.length >> 1) + 1)
    }
  }

  /** The first checkpoint from which on what is kept is little enough. */
  #startWithin(keep: Amount): CheckpointLine | undefined {
    const { kept, sizes } = this.#started.tape
    let entries = kept.length
    let bytes = this.bytes
    let at = 0
    return this.#checkpoints.find(({ seq }) => {
      for (let each = kept[at]; each && each.seq <= seq; each = kept[++at]) {
        entries--
        bytes -= sizes[at] as number
      }
      return !isOver(entries, bytes, keep)
    })
  }

  #forget(count: number): void {
    const { tape } = this.#started
    tape.forget(count)
    const first = tape.kept[0]?.seq ?? tape.seq + 1
    const start = this.#checkpoints.findLastIndex(({ seq }) => seq < first)
    this.#checkpoints.splice(0, this.#options.keep ? Math.max(0, start) : this.#checkpoints.length)
  }

  #warn(warning: string): void {
    if (this.warnings.length < maxWarnings) this.warnings.push(warning)
  }
}
