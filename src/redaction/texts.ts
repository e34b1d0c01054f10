import type { TextKind } from '../../machines/core/declared.ts'
import { placeholder } from '../engine/redact.ts'

/** Whether a text is what its kind says; what is not is personal. */
export type Fits = (text: string) => boolean

const looksLike =
  (pattern: RegExp): Fits =>
  (text) =>
    pattern.test(text)

/** The kinds of texts that stay as they are; addresses are no such kind. */
const fitting: Readonly<Record<Exclude<TextKind, 'address' | 'picture'>, Fits>> = {
  id: looksLike(/^(?=[\w-]*\d)[\w-]{1,64}$/),
  slug: looksLike(/^(?=.{1,64}$)[a-z\d]+(?:[ _-][a-z\d]+){0,7}$/),
  code: looksLike(/^[A-Za-z][\w-]{0,39}$/),
  language: looksLike(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  country: looksLike(/^[A-Z]{2}$/),
  currency: looksLike(/^(?:[A-Z]{3}|credits)$/),
  date: looksLike(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/),
}

/** @returns undefined for what is no kind of text that stays */
export function fitsOf(kind: string): Fits | undefined {
  return Object.hasOwn(fitting, kind) ? fitting[kind as keyof typeof fitting] : undefined
}

/** A text of one of some words. */
export function isWordOf(words: readonly string[]): Fits {
  const known = new Set(words)
  return (text) => known.has(text)
}

/** A text that fits a pattern as a whole. */
export function isLike(pattern: string): Fits {
  return looksLike(new RegExp(`^(?:${pattern})$`))
}

const alphabets: Readonly<Record<string, string>> = {
  x: 'xyzabcdefghijklmnopqrstuvw',
  X: 'XYZABCDEFGHIJKLMNOPQRSTUVW',
  0: '0123456789',
}

/**
 * The placeholder of a key. Where it is taken, the next of its shape: in an order that is always the same, so
 * that what is redacted already stays as it is.
 * @param isTaken whether another key has a placeholder
 */
export function keyPlaceholder(key: string, isTaken: (placeholder: string) => boolean): string {
  const shape = placeholder(key)
  for (let count = 0; ; count++) {
    const next = countedTo(count, shape)
    if (next === undefined) return keyPlaceholder(`${shape}x`, isTaken)
    if (!isTaken(next)) return next
  }
}

/** The text of a shape with that number, the shape itself for 0; undefined when there are not so many. */
function countedTo(count: number, shape: string): string | undefined {
  let rest = count
  let text = ''
  for (const character of [...shape].reverse()) {
    const alphabet = alphabets[character]
    text = (alphabet?.[rest % alphabet.length] ?? character) + text
    if (alphabet) rest = Math.floor(rest / alphabet.length)
  }
  return rest > 0 ? undefined : text
}
