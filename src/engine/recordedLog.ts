import { encodeLine } from './encode.ts'
import type { LogEntry, LogHeader, Redact } from './format.ts'

/**
 * An event log as it is recorded: a header and entries in the order in which the inputs were taken.
 * Reading is left to `EventLog`, so that a page which only records does without it.
 */
export class RecordedLog {
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
}
