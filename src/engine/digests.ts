import { type Digest, mergeDigests, type PackedDigest, packedToJson, unpack } from './digest.ts'
import { Digester } from './digester.ts'
import type { LogEntry, LogHeader } from './format.ts'
import { Hasher } from './hash.ts'
import type { Note } from './notebook.ts'
import type { ActorPaths } from './paths.ts'
import { entryLine } from './recordedLog.ts'

/** Under it an entry carries the digest that nobody has read yet: what writes its line does not see it. */
const packedKey = Symbol('packed digest')

type Packed = LogEntry & { [packedKey]?: PackedDigest | undefined }

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
  add(notes: readonly Note[], entry: Packed | undefined, isAtStart: boolean): void {
    const packed = this.#digester.digest(notes)
    if (entry && !this.#carried && !entry.digest && !entry[packedKey]) {
      entry[packedKey] = packed
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
  finished(entry: Packed): LogEntry {
    return entry[packedKey] ? this.finish({ ...entry }) : entry
  }

  /** The line of an entry; the entry itself stays as small as it is. */
  line(entry: Packed): string {
    const packed = entry[packedKey]
    return entryLine(entry, packed && packedToJson(packed))
  }

  /** The entry with its digest, if it has one. */
  finish(entry: Packed): LogEntry {
    const packed = entry[packedKey]
    if (!packed) return entry
    delete entry[packedKey]
    entry.digest = unpack(packed)
    return entry
  }
}
