import { hashText } from './chance.ts'
import { shapeCode } from './redact.ts'

/** Longer texts and bytes count by samples. */
const longText = 100_000

/** Combines two 32-bit hashes; the order counts. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64
  return hash ^ (hash >>> 16)
}

/**
 * All of what is short, and of what is long its length and as much spread over it.
 * @param seed the hash of nothing
 * @param at the number at an index
 */
export function hashSamples(length: number, seed: number, at: (index: number) => number): number {
  const stride = Math.max(1, Math.floor(length / longText))
  let hash = stride > 1 ? mix(seed, length) : seed
  for (let i = 0; i < length; i += stride) hash = mix(hash, at(i))
  return hash
}

/** A text by its length and the shapes of its characters (see `placeholder`). */
export function hashShape(text: string): number {
  if (text.length > longText) return hashLongText(text, shapeCode)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ shapeCode(text.charCodeAt(i)), 0x01000193)
  }
  return hash | 0
}

/** A text by itself. */
export function hashExact(text: string): number {
  return text.length > longText ? hashLongText(text, (code) => code) : hashText(text) | 0
}

function hashLongText(text: string, codeOf: (code: number) => number): number {
  return hashSamples(text.length, 37, (index) => codeOf(text.charCodeAt(index)))
}

const float = new Float64Array(1)
const words = new Uint32Array(float.buffer)

/** A number; 0 and -0 are two. */
export function hashNumber(value: number): number {
  if ((value | 0) === value && !Object.is(value, -0)) return mix(43, value)
  float[0] = value
  return mix(mix(47, words[0] as number), words[1] as number)
}
