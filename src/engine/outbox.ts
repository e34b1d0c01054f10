import type { Sink } from './keepOptions.ts'

/** Hands a log's lines to a sink, the header first. A sink that throws gets its lines again with the next ones. */
export class Outbox {
  readonly #sink: Sink
  readonly #header: () => string
  readonly #warn: (warning: string) => void
  /** Undefined before the header. */
  #unsent: string[] | undefined

  /** @param header the line that goes first, asked for when others do */
  constructor(sink: Sink, header: () => string, warn: (warning: string) => void) {
    this.#sink = sink
    this.#header = header
    this.#warn = warn
  }

  /** Whether the sink has the header and all that was sent. */
  get isEmpty(): boolean {
    return this.#unsent?.length === 0
  }

  send(lines: readonly string[]): void {
    this.#unsent ??= [this.#header()]
    const unsent = [...this.#unsent, ...lines]
    this.#unsent = []
    try {
      this.#sink(unsent)
    } catch (error) {
      this.#unsent.unshift(...unsent)
      this.#warn(`the sink threw and is tried again: ${String(error)}`)
    }
  }
}
