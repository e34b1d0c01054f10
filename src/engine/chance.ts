/** A 32-bit hash of a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}

/**
 * The k-th number in [0, 1) of a stream (mulberry32).
 * @param seed 32 bits
 * @param k 1 for the first
 */
export function chanceAt(seed: number, k: number): number {
  const state = (seed + Math.imul(k, 0x6d2b79f5)) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/**
 * A generator of numbers in [0, 1), the same for the same seed.
 * @param seed any text
 */
export function chanceOf(seed: string): () => number {
  const hash = hashText(seed)
  let k = 0
  return () => chanceAt(hash, ++k)
}
