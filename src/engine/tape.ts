import type { LogEntry, LogHeader } from './format.ts'
import type { Note } from './notebook.ts'

/** Digests what was noted, with an entry, or with the start of the system; in order. */
export type Digesting = (notes: Note[], entry: LogEntry | undefined, isStart: boolean) => void

/** What an entry takes beside its event: its object, its address and its digest. */
const entryBytes = 250

/** Takes what is recorded, in order, and holds it until it is told to forget it. */
export class Tape {
  readonly header: LogHeader
  /** Is told when the system is at rest after an input. */
  onRest: (() => void) | undefined
  readonly #kept: LogEntry[] = []
  /** About what each entry takes in memory. */
  readonly #sizes: number[] = []
  readonly #undigested: Parameters<Digesting>[] = []
  #digesting: Digesting | undefined
  #seq = 0
  #bytes = 0
  #passed = 0

  constructor(header: LogHeader) {
    this.header = header
  }

  /** The latest entry's number. */
  get seq(): number {
    return this.#seq
  }

  get kept(): readonly LogEntry[] {
    return this.#kept
  }

  /** About how many bytes of memory each of those that are kept takes. */
  get sizes(): readonly number[] {
    return this.#sizes
  }

  /** About how many bytes of memory the entries take. */
  get bytes(): number {
    return this.#bytes
  }

  /** About how many bytes have passed in all. */
  get passed(): number {
    return this.#passed
  }

  /** An input, as it was when it was taken. */
  take(entry: LogEntry, bytes: number): void {
    this.#seq = entry.seq
    this.#kept.push(entry)
    this.#sizes.push(bytes + entryBytes)
    this.#bytes += bytes + entryBytes
    this.#passed += bytes + entryBytes
  }

  /** What changed with the inputs up to the latest, or with the start of the system. */
  note(notes: Note[]): void {
    const entry = this.#kept[this.#kept.length - 1]
    const isStart = this.#seq === 0
    if (this.#digesting) this.#digesting(notes, entry, isStart)
    else this.#undigested.push([notes, entry, isStart])
  }

  /** What was noted is digested from now on, beginning with all that waits. */
  digestWith(digesting: Digesting): void {
    this.digest(digesting)
    this.#digesting = digesting
  }

  /** What was noted and waits is digested. */
  digest(digesting: Digesting): void {
    for (const noted of this.#undigested.splice(0)) digesting(...noted)
  }

  /** Lets go of the oldest entries. */
  forget(count: number): void {
    this.#kept.splice(0, count)
    for (const bytes of this.#sizes.splice(0, count)) this.#bytes -= bytes
  }
}
