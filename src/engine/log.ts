import { encodeLine } from './codec.ts'
import type { LogEntry, LogHeader, Redact } from './format.ts'
import { type ReadOptions, readLog, readText } from './read.ts'

/** An event log: a header and entries in the order in which the inputs were taken. */
export class EventLog {
  readonly header: LogHeader
  /** What reading it had to put up with, for a person to read. */
  readonly warnings: readonly string[]
  readonly #entries: LogEntry[]
  readonly #redact: Redact
  readonly #settle: () => void

  /**
   * @param header its first line
   * @param entries owned by the log from now on
   * @param options.redact applied to every event that `toNDJSON` writes
   * @param options.settle brings the entries up to date before they are read
   */
  constructor(
    header: LogHeader,
    entries: LogEntry[],
    options: { warnings?: readonly string[]; redact?: Redact; settle?: () => void } = {},
  ) {
    this.header = header
    this.warnings = options.warnings ?? []
    this.#entries = entries
    this.#redact = options.redact ?? ((event) => event)
    this.#settle = options.settle ?? (() => {})
  }

  get entries(): readonly LogEntry[] {
    this.#settle()
    return this.#entries
  }

  /** The log's lines, redacted, each with its line break. */
  *lines(): Generator<string> {
    const { input, ...header } = this.header
    const redacted = input === undefined ? {} : { input: this.#redactInput(input) }
    yield `${encodeLine({ ...header, ...redacted })}\n`
    for (const entry of this.entries) {
      yield `${this.#lineOf(entry)}\n`
    }
  }

  /** An event that no line can hold (nested thousands deep) must not cost the whole log. */
  #lineOf(entry: LogEntry): string {
    try {
      return encodeLine({ ...entry, event: this.#redact(entry.event) })
    } catch {
      return encodeLine({ ...entry, event: { type: entry.event.type, unwritable: true } })
    }
  }

  #redactInput(input: unknown): unknown {
    return this.#redact({ type: 'xstate.init', input }).input
  }

  /** The log as UTF-8 NDJSON text, redacted. */
  toNDJSON(): string {
    return [...this.lines()].join('')
  }

  /**
   * Reads a log.
   * @param text NDJSON; a torn last line is dropped with a warning
   * @throws LogError naming the line for anything else that is wrong, and a newer version by name
   */
  static parse(text: string, options?: ReadOptions): EventLog {
    const { header, entries, warnings } = readText(text, options)
    return new EventLog(header, entries, { warnings })
  }

  /**
   * Reads a log from a stream, never holding its whole text.
   * @param chunks text or UTF-8 bytes, cut anywhere
   * @throws LogError like `parse`
   */
  static async read(
    chunks: AsyncIterable<string | Uint8Array>,
    options?: ReadOptions,
  ): Promise<EventLog> {
    const { header, warnings, entries: stream } = await readLog(chunks, options)
    const entries: LogEntry[] = []
    for await (const entry of stream) entries.push(entry)
    return new EventLog(header, entries, { warnings })
  }
}
