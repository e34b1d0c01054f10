import { type KeepOptions, later } from './keepOptions.ts'

/** So many entries are handed to the sink at once. */
const batch = 64

/** Has what waits for a sink handed over before it is much, and before it has waited long. */
export class FlushTimes {
  readonly #options: KeepOptions
  readonly #flush: () => void
  #isDue = false
  #isTimed = false

  constructor(options: KeepOptions, flush: () => void) {
    this.#options = options
    this.#flush = flush
  }

  /** So many entries, and about so many bytes, wait now. Asked at every input. */
  watch(entries: number, bytes: number): void {
    const { flushWithin, soon = later } = this.#options
    const most = flushWithin?.bytes ?? Number.POSITIVE_INFINITY
    this.time()
    if (entries >= batch * 4 || bytes >= most) {
      this.#flush()
    } else if ((entries >= batch || bytes >= most / 2) && !this.#isDue) {
      this.#isDue = true
      soon(this.#flush)
    }
  }

  /** What waits is handed over in time, where there is a time for it. */
  time(): void {
    const { flushWithin, after = (ms, run) => void setTimeout(run, ms) } = this.#options
    if (!flushWithin || this.#isTimed) return
    this.#isTimed = true
    after(flushWithin.ms, () => {
      this.#isTimed = false
      this.#flush()
    })
  }

  /** Nothing waits any more. */
  flushed(): void {
    this.#isDue = false
  }
}
