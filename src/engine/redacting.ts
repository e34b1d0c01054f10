import { Unrecorded } from './addresses.ts'
import { type LogEntry, type LogHeader, logicOf, type Redact } from './format.ts'
import type { Tape } from './tape.ts'
import type { AnyEventObject } from './xstate.ts'

/** So many entries are redacted in a row; then others have their turn. */
const batch = 64

/**
 * Redacts what a tape holds, once and for good, soon after it was taken: nobody needs it as it was. Who reads
 * sooner has it redacted then.
 */
export class Redacting {
  readonly #tape: Tape
  readonly #redact: Redact
  readonly #soon: (run: () => void) => void
  /** Entries up to here are redacted; not even the header at first. */
  #upTo = -1
  #isDue = false

  constructor(tape: Tape, redact: Redact, soon: (run: () => void) => void) {
    this.#tape = tape
    this.#redact = redact
    this.#soon = soon
    this.plan()
  }

  /** Something was taken. */
  plan(): void {
    if (this.#isDue || this.#upTo === this.#tape.seq) return
    this.#isDue = true
    this.#soon(() => {
      this.#isDue = false
      this.#next(batch)
      this.plan()
    })
  }

  /** Redacts all that was taken. */
  finish(): void {
    if (this.#upTo !== this.#tape.seq) this.#next(Number.POSITIVE_INFINITY)
  }

  #next(most: number): void {
    const { kept, seq, header } = this.#tape
    if (this.#upTo < 0) {
      redactHeader(header, this.#redact)
      this.#upTo = 0
    }
    const first = Math.max(0, kept.length - (seq - this.#upTo))
    const end = Math.min(kept.length, first + most)
    for (let at = first; at < end; at++) redactEntry(kept[at] as LogEntry, this.#redact)
    this.#upTo = end === kept.length ? seq : (kept[end - 1] as LogEntry).seq
  }
}

/** Redacts what a header holds of the app, in place. */
export function redactHeader(header: LogHeader, redact: Redact): void {
  const { input, snapshot } = header
  if (input === undefined && snapshot === undefined) return
  const given = {
    type: 'xstate.init',
    ...(input !== undefined && { input }),
    ...(snapshot !== undefined && { snapshot }),
  }
  const { type: _, ...redacted } = redactEvent(
    given,
    header.systemId ?? header.rootId ?? '',
    redact,
  )
  Object.assign(header, redacted)
}

/** Redacts an entry's event, in place. */
export function redactEntry(entry: LogEntry, redact: Redact): void {
  const { event } = entry
  if (typeof event === 'object' && event !== null)
    entry.event = redactEvent(event, logicOf(entry), redact)
}

/** What cannot be redacted stays by its type and the names of its fields. */
function redactEvent(event: AnyEventObject, logic: string, redact: Redact): AnyEventObject {
  try {
    return redact(event, logic)
  } catch {
    return unwritable(event)
  }
}

/** An event that no line can hold, by its type and the names of its fields. */
export function unwritable(event: AnyEventObject): AnyEventObject {
  const fields = Object.keys(event).map((key) => [key, new Unrecorded('unreadable')])
  return { ...Object.fromEntries(fields), type: String(event.type) }
}
