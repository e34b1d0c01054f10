import { Unrecorded } from './addresses.ts'
import { encodeLine } from './encode.ts'
import type { LogEntry, LogHeader, Redact } from './format.ts'
import type { ReadOptions } from './read.ts'
import type { Rename } from './upcast.ts'
import type { AnyEventObject } from './xstate.ts'

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
}

/**
 * An event log as it is recorded: a header, and entries in the order in which the inputs were taken.
 * It begins with the app's start, or with its first checkpoint. Reading is left to `EventLog`, so
 * that a page which only records does without it.
 */
export class RecordedLog implements LogSource {
  readonly #parts: LogSource
  readonly #redact: Redact | undefined

  /**
   * @param parts of the log
   * @param redact applied to every event that `toNDJSON` writes
   */
  constructor(parts: LogSource, redact?: Redact) {
    this.#parts = parts
    this.#redact = redact
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

  get renames(): readonly Rename[] {
    return this.#parts.renames ?? []
  }

  get options(): ReadOptions {
    return this.#parts.options ?? {}
  }

  /** The log's lines, redacted, each with its line break. */
  *lines(): Generator<string> {
    const { entries } = this
    yield headerLine(this.header, this.#redact)
    const checkpoints = [...this.checkpoints]
    for (const entry of entries) {
      while (checkpoints[0] && checkpoints[0].seq < entry.seq)
        yield `${checkpoints.shift()?.line}\n`
      yield entryLine(entry, this.#redact)
    }
    for (const { line } of checkpoints) yield `${line}\n`
  }

  /** The log as UTF-8 NDJSON text, redacted. */
  toNDJSON(): string {
    return [...this.lines()].join('')
  }
}

/** The line of a header, redacted, with its line break. */
export function headerLine(header: LogHeader, redact: Redact = same): string {
  const { input, snapshot, ...rest } = header
  const given = { type: 'xstate.init', ...withoutUndefined({ input, snapshot }) }
  const lineOf = ({ type: _, ...redacted }: object & { type?: unknown }) =>
    `${encodeLine({ ...rest, ...redacted })}\n`
  try {
    return lineOf(redact(given))
  } catch {
    return lineOf(unwritable(given))
  }
}

/**
 * The line of an entry, redacted, with its line break. What no line can hold (nested hundreds deep)
 * must not cost the whole log: the event stays by its type and the names of its fields.
 */
export function entryLine(entry: LogEntry, redact: Redact = same): string {
  const { event } = entry
  try {
    return `${encodeLine({ ...entry, event: isObject(event) ? redact(event) : event })}\n`
  } catch {
    return `${encodeLine({ ...entry, event: unwritable(event) })}\n`
  }
}

function unwritable(event: AnyEventObject): AnyEventObject {
  const fields = Object.keys(event).map((key) => [key, new Unrecorded('unreadable')])
  return { ...Object.fromEntries(fields), type: String(event.type) }
}

const same: Redact = (event) => event

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function withoutUndefined(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}
