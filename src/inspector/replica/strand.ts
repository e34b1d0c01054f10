import type { AnyActorLogic } from 'xstate'
import {
  type CheckpointLine,
  type Difference,
  EventLog,
  type LogEntry,
  type LogHeader,
  type Replay,
  replayInSteps,
} from '../../engine/index.ts'
import { RowIndex } from './rows.ts'
import { countUpTo, Slices } from './slices.ts'
import type { SystemParts } from './system.ts'

/** What a strand is made of. */
interface Beginning {
  log: EventLog
  parts: SystemParts | undefined
  /** Is told how many entries are folded, of how many. */
  onFolding?: (done: number, total: number) => void
  /** For a branch: where it leaves another strand. */
  origin?: { strand: Strand; position: number }
}

/** A branch is folded from a checkpoint when that spares so many entries. */
const manyEntries = 5_000

/** The log, or a branch of it: entries in a row, and their fold once somebody asks for a state. */
export class Strand {
  readonly header: LogHeader
  readonly entries: LogEntry[]
  readonly checkpoints: CheckpointLine[]
  readonly parts: SystemParts | undefined
  readonly origin: { strand: Strand; position: number } | undefined
  readonly rows: RowIndex
  /** Of a branch: those that somebody invented. */
  readonly invented = new Set<LogEntry>()
  /** Of a branch: how many entries of the log after the fork it has gone on with. */
  gone = 0
  /** Counts up whenever what is known of it changes. */
  version = 0
  /** Why it cannot be folded. */
  problem: string | undefined
  readonly log: EventLog
  readonly #onFolding: Beginning['onFolding']
  #folding: Promise<Replay<AnyActorLogic> | undefined> | undefined
  #differing: ReadonlySet<number> = new Set()

  constructor({ log, parts, onFolding, origin }: Beginning) {
    this.header = log.header
    this.entries = [...log.entries]
    this.checkpoints = [...log.checkpoints]
    this.parts = parts
    this.origin = origin
    this.log = log
    this.#onFolding = onFolding
    this.rows = new RowIndex(this)
  }

  get length(): number {
    return this.entries.length
  }

  /** Numbers of the entries at which the log and this build part. */
  get differing(): ReadonlySet<number> {
    return this.#differing
  }

  /** More entries; they are folded when somebody asks for a state behind them. */
  append(entries: readonly LogEntry[], checkpoints: readonly CheckpointLine[] = []): void {
    for (const entry of entries) this.entries.push(entry)
    for (const line of checkpoints) this.checkpoints.push(line)
    this.version++
  }

  /** The replay; undefined when nothing can be folded, and `problem` says why. */
  async replay(): Promise<Replay<AnyActorLogic> | undefined> {
    this.#folding ??= this.#fold()
    const replay = await this.#folding
    if (replay && replay.length < this.entries.length) {
      replay.append(this.entries.slice(replay.length))
    }
    return replay
  }

  async #fold(): Promise<Replay<AnyActorLogic> | undefined> {
    if (!this.parts) return undefined
    const { logic, replayOptions = {} } = this.parts
    try {
      const slices = new Slices()
      const options = { ...replayOptions, ledger: true, ...this.#begin() }
      const steps = replayInSteps(logic, this.#story(), options)
      for (;;) {
        const step = steps.next()
        if (step.done) {
          this.#differing = new Set(step.value.differences.map(({ seq }: Difference) => seq))
          this.#onFolding?.(this.entries.length, this.entries.length)
          return step.value
        }
        if (slices.isOver) this.#onFolding?.(step.value.position, this.entries.length)
        await slices.rest()
      }
    } catch (error) {
      this.problem = `it cannot be folded: ${messageOf(error)}`
      return undefined
    }
  }

  #story(): EventLog {
    const { header, checkpoints, options, renames, warnings } = this.log
    return new EventLog(header, [...this.entries], { checkpoints, options, renames, warnings })
  }

  #begin(): { from?: number } {
    if (!this.origin) return {}
    const { position } = this.origin
    const seq = this.entries[position - 1]?.seq ?? 0
    const at = this.checkpoints.findLast((line) => line.seq <= seq)
    return at && at.seq - (this.entries[0]?.seq ?? 0) > manyEntries ? { from: at.seq } : {}
  }

  /** The strand on which a position was folded first: a branch shares what lies before its fork. */
  home(position: number): Strand {
    const { origin } = this
    return origin && position <= origin.position ? origin.strand.home(position) : this
  }

  /** The replay that knows a position. */
  at(position: number): Promise<Replay<AnyActorLogic> | undefined> {
    return this.home(position).replay()
  }

  /** The position of the entry that led to one, undefined for what came from outside. */
  async causeOf(position: number): Promise<number | undefined> {
    const strand = this.home(position)
    const replay = await strand.replay()
    await strand.foldAll()
    return replay?.causeOf(position)
  }

  /** What tells of any position which one led to it. */
  async causes(): Promise<(position: number) => number | undefined> {
    const replay = await this.replay()
    await this.foldAll()
    const { origin } = this
    const before = await origin?.strand.causes()
    return (position) =>
      origin && position <= origin.position ? before?.(position) : replay?.causeOf(position)
  }

  /** Positions at which an actor was at work, in order. */
  async workOf(path: string): Promise<readonly number[]> {
    const replay = await this.replay()
    await this.foldAll()
    const own = replay?.workOf(path) ?? []
    if (!this.origin) return own
    const { strand, position } = this.origin
    const before = await strand.workOf(path)
    return [...before.slice(0, countUpTo(before, position)), ...own.slice(countUpTo(own, position))]
  }

  #foldedUpTo = 0

  /** What was appended is folded, so that it is known who was at work. */
  async foldAll(): Promise<void> {
    const replay = await this.replay()
    if (!replay) return
    this.#foldedUpTo ||= this.log.entries.length
    if (this.#foldedUpTo >= replay.length) return
    this.#foldedUpTo = replay.length
    replay.run()
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
