import type { Digest } from './digest.ts'

/** The first entry at which a log and this build part. */
export interface Divergence {
  /** The entry's number. */
  seq: number
  /** Address of the actor. */
  path: string
  /** What the log says of it. */
  expected: string
  /** What this build made of it. */
  found: string
}

/**
 * Holds what a build made of an input against the log's digest.
 * @param seq the entry that bears the digest
 * @param found the digest of this build
 * @param absent says what this build has at an address that its digest does not name
 * @returns undefined when they agree
 */
export function compareDigests(
  seq: number,
  expected: Digest,
  found: Digest,
  absent: (path: string) => string,
): Divergence | undefined {
  for (const path in expected) {
    if (expected[path] === found[path]) continue
    return { seq, path, expected: expected[path] as string, found: found[path] ?? absent(path) }
  }
  for (const path in found) {
    if (path in expected) continue
    return { seq, path, expected: 'unchanged', found: found[path] as string }
  }
  return undefined
}
