import { type Digest, mergeDigests, type PackedDigest, packedToJson, unpack } from './digest.ts'
import { Digester } from './digester.ts'
import type { LogEntry, LogHeader } from './format.ts'
import { Hasher } from './hash.ts'
import type { Note } from './notebook.ts'
import type { ActorPaths } from './paths.ts'
import { entryLine } from './recordedLog.ts'

/** An entry whose digest nobody has read yet. */
type PackedEntry = Omit<LogEntry, 'digest'> & { digest?: Digest | PackedDigest }

/** Gives entries their digests, packed until somebody reads them. */
export class Digests {
  readonly #header: LogHeader
  readonly #digester: Digester
  /** What changed since the entries that are forgotten; it goes with the next entry. */
  #carried: Digest | undefined

  constructor(header: LogHeader, paths: ActorPaths) {
    const nameOf = (actor: Parameters<typeof paths.identity>[0]) => paths.identity(actor)
    this.#header = header
    this.#digester = new Digester(new Hasher(nameOf, header), header.digits)
  }

  /** Digests what was noted with an entry, or with the start of the system. */
  add(notes: readonly Note[], entry: LogEntry | undefined, isAtStart: boolean): void {
    const packed = this.#digester.digest(notes)
    if (entry && !this.#carried && !entry.digest) {
      ;(entry as PackedEntry).digest = packed
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

  /** A copy of the entry with its digest, if it has one; the entry itself stays as small as it is. */
  finished(entry: LogEntry): LogEntry {
    const { digest } = entry as PackedEntry
    return Array.isArray(digest) ? { ...entry, digest: unpack(digest) } : entry
  }

  /** The line of an entry; the entry itself stays as small as it is. */
  line(entry: LogEntry): string {
    const { digest, ...rest } = entry as PackedEntry
    return Array.isArray(digest) ? entryLine(rest, packedToJson(digest)) : entryLine(entry)
  }

  /** The entry with its digest, if it has one. */
  finish(entry: LogEntry): LogEntry {
    const { digest } = entry as PackedEntry
    if (Array.isArray(digest)) entry.digest = unpack(digest)
    return entry
  }
}
