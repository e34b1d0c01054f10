import { type Digest, mergeDigests, type PackedDigest, unpack } from './digest.ts'
import type { LogEntry, LogHeader } from './format.ts'

/** An entry as it is kept, until somebody reads it. */
export interface Kept {
  readonly entry: LogEntry
  /** About what it takes in memory. */
  readonly bytes: number
  digest: PackedDigest | undefined
}

/** Takes what is recorded, in order, and holds it until it is told to forget it. */
export class Tape {
  readonly header: LogHeader
  /** Is told when the system is at rest after an input. */
  onRest: (() => void) | undefined
  readonly #kept: Kept[] = []
  #seq = 0
  #bytes = 0
  #passed = 0
  /** What changed since the entries that are forgotten; it goes with the next entry. */
  #carried: Digest | undefined

  constructor(header: LogHeader) {
    this.header = header
  }

  /** The latest entry's number. */
  get seq(): number {
    return this.#seq
  }

  get kept(): readonly Kept[] {
    return this.#kept
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
    this.#kept.push({ entry, bytes: bytes + entryBytes, digest: undefined })
    this.#bytes += bytes + entryBytes
    this.#passed += bytes + entryBytes
  }

  /** What changed with the inputs up to the latest, or with the start of the system. */
  digest(digest: PackedDigest): void {
    const latest = this.#kept.at(-1)
    if (latest && !latest.digest && !latest.entry.digest && !this.#carried) latest.digest = digest
    else if (latest) {
      const earlier = mergeDigests(this.#carried ?? {}, finished(latest).digest ?? {})
      latest.entry.digest = mergeDigests(earlier, unpack(digest))
      this.#carried = undefined
    } else if (this.#seq === 0) {
      this.header.digest = mergeDigests(this.header.digest ?? {}, unpack(digest))
    } else {
      this.#carried = mergeDigests(this.#carried ?? {}, unpack(digest))
    }
  }

  /** Lets go of the oldest entries. */
  forget(count: number): void {
    for (const { bytes } of this.#kept.splice(0, count)) this.#bytes -= bytes
  }
}

/** What an entry takes beside its event: its object, its address and its digest. */
const entryBytes = 250

/** The entry with its digest. */
export function finished(kept: Kept): LogEntry {
  if (kept.digest) {
    kept.entry.digest = unpack(kept.digest)
    kept.digest = undefined
  }
  return kept.entry
}
