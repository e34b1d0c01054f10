import { encodeLine } from './encode.ts'
import type { LogEntry, LogHeader } from './format.ts'
import type { ReadOptions } from './readOptions.ts'
import { unwritable } from './redacting.ts'
import type { Rename } from './upcast.ts'

/** A checkpoint as it stands in a log. */
export interface CheckpointLine {
  /** The number of the entry after which it was taken. */
  readonly seq: number
  /** Its line, without the line break. */
  readonly line: string
}

/** A log as it is being recorded: looked at whenever it is read. */
export interface LogSource {
  readonly header: LogHeader
  readonly entries: readonly LogEntry[]
  readonly checkpoints: readonly CheckpointLine[]
  /** What reading or recording it had to put up with, for a person to read. */
  readonly warnings: readonly string[]
  /** What upcasters have renamed in it. */
  readonly renames?: readonly Rename[]
  /** How it was read; its checkpoints are read in the same way. */
  readonly options?: ReadOptions | undefined
  /** About how many bytes of memory it takes. */
  readonly bytes?: number
  /**
   * The entries that are here now, up to a number and after another; each is made whole as its turn comes, however the
   * log goes on meanwhile. Without it they are those of `entries`.
   */
  entriesUpTo?(seq: number, after?: number): Counted<LogEntry>
}

/** What is gone through one by one; how many there are is known before. */
export interface Counted<T> extends Iterable<T> {
  readonly length: number
}

/**
 * An event log as it is recorded: a header, and entries in the order in which the inputs were taken.
 * It begins with the app's start, or with its first checkpoint. Reading is left to `EventLog`, so
 * that a page which only records does without it.
 */
export class RecordedLog implements LogSource {
  readonly #parts: LogSource

  constructor(parts: LogSource) {
    this.#parts = parts
  }

  /** Its first line. */
  get header(): LogHeader {
    return this.#parts.header
  }

  get entries(): readonly LogEntry[] {
    return this.#parts.entries
  }

  get checkpoints(): readonly CheckpointLine[] {
    return this.#parts.checkpoints
  }

  get warnings(): readonly string[] {
    return this.#parts.warnings
  }

  /** About how many bytes of memory a log that is being recorded takes: what `keep` bounds. */
  get bytes(): number {
    return this.#parts.bytes ?? 0
  }

  get renames(): readonly Rename[] {
    return this.#parts.renames ?? []
  }

  get options(): ReadOptions {
    return this.#parts.options ?? {}
  }

  /**
   * The lines of the log as it is now, each with its line break and written as its turn comes.
   * @param upTo the number of the last entry; all of them without it
   */
  lines(upTo: number = Number.POSITIVE_INFINITY): Counted<string> {
    const { header } = this
    const rest = this.#linesBetween(0, upTo)
    return {
      length: 1 + rest.length,
      *[Symbol.iterator]() {
        yield headerLine(header)
        yield* rest
      },
    }
  }

  /**
   * Those of `lines` that stand after an entry: what is new for who has all up to it. A checkpoint that was
   * taken of what they have comes no more.
   */
  linesAfter(seq: number): Counted<string> {
    return this.#linesBetween(seq, Number.POSITIVE_INFINITY)
  }

  #linesBetween(after: number, upTo: number): Counted<string> {
    const entries = this.#parts.entriesUpTo?.(upTo, after) ?? notAfter(this.entries, upTo, after)
    const checkpoints = notAfter(this.checkpoints, upTo, after)
    return {
      length: entries.length + checkpoints.length,
      *[Symbol.iterator]() {
        let next = 0
        for (const entry of entries) {
          for (let due = checkpoints[next]; due && due.seq < entry.seq; due = checkpoints[++next])
            yield `${due.line}\n`
          yield entryLine(entry)
        }
        for (const { line } of checkpoints.slice(next)) yield `${line}\n`
      },
    }
  }

  /** The log as UTF-8 NDJSON text. */
  toNDJSON(): string {
    return [...this.lines()].join('')
  }
}

/** The number that stands on the line of an entry or checkpoint. */
export function seqOf(line: string): number {
  return Number.parseInt(line.slice(line.indexOf(':') + 1), 10)
}

/** The line of a header, with its line break; what no line can hold of it is only named. */
export function headerLine(header: LogHeader): string {
  try {
    return `${encodeLine(header)}\n`
  } catch {
    const { input, snapshot, ...rest } = header
    const given = { type: '', ...withoutUndefined({ input, snapshot }) }
    const { type: _, ...named } = unwritable(given)
    return `${encodeLine({ ...rest, ...named })}\n`
  }
}

/**
 * The line of an entry, with its line break. What no line can hold (nested hundreds deep) must not cost the
 * whole log: the event stays by its type and the names of its fields.
 * @param digest of an entry that does not hold it, as JSON
 */
export function entryLine(entry: LogEntry, digest?: string): string {
  try {
    return `${encodeLine(entry, digest)}\n`
  } catch {
    return `${encodeLine({ ...entry, event: unwritable(entry.event) }, digest)}\n`
  }
}

/** Those up to a number, of entries or checkpoints in their order; of these those after another, 0 for all. */
export function notAfter<T extends { seq: number }>(
  numbered: readonly T[],
  seq: number,
  after = 0,
): T[] {
  const first = after === 0 ? 0 : numbered.findLastIndex((each) => each.seq <= after) + 1
  return numbered.slice(first, numbered.findLastIndex((each) => each.seq <= seq) + 1)
}

function withoutUndefined(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}
