import { type Digest, mergeDigests, type PackedDigest, unpack } from './digest.ts'
import { Digester } from './digester.ts'
import type { LogEntry, LogHeader } from './format.ts'
import { Hasher } from './hash.ts'
import type { Note } from './notebook.ts'
import type { ActorPaths } from './paths.ts'

/** Gives entries their digests, packed until somebody reads them. */
export class Digests {
  readonly #header: LogHeader
  readonly #digester: Digester
  readonly #packed = new WeakMap<LogEntry, PackedDigest>()
  /** What changed since the entries that are forgotten; it goes with the next entry. */
  #carried: Digest | undefined

  constructor(header: LogHeader, paths: ActorPaths) {
    const nameOf = (actor: Parameters<typeof paths.identity>[0]) => paths.identity(actor)
    this.#header = header
    this.#digester = new Digester(new Hasher(nameOf, header.texts ?? 'exact'))
  }

  /** Digests what was noted with an entry, or with the start of the system. */
  add(notes: readonly Note[], entry: LogEntry | undefined, isAtStart: boolean): void {
    const packed = this.#digester.digest(notes)
    if (entry && !this.#carried && !entry.digest && !this.#packed.has(entry)) {
      this.#packed.set(entry, packed)
    } else if (entry) {
      const earlier = mergeDigests(this.#carried ?? {}, this.finish(entry).digest ?? {})
      entry.digest = mergeDigests(earlier, unpack(packed))
      this.#carried = undefined
    } else if (isAtStart) {
      this.#header.digest = mergeDigests(this.#header.digest ?? {}, unpack(packed))
    } else {
      this.#carried = mergeDigests(this.#carried ?? {}, unpack(packed))
    }
  }

  /** The entry with its digest, if it has one. */
  finish(entry: LogEntry): LogEntry {
    const packed = this.#packed.get(entry)
    if (packed) {
      entry.digest = unpack(packed)
      this.#packed.delete(entry)
    }
    return entry
  }
}
