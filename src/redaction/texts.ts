import type { TextKind } from '../../machines/core/declared.ts'

/** Whether a text is what its kind says; what is not is personal. */
export type Fits = (text: string) => boolean

const looksLike =
  (pattern: RegExp): Fits =>
  (text) =>
    pattern.test(text)

/** The kinds of texts that stay as they are; addresses are no such kind. */
const fitting: Readonly<Record<Exclude<TextKind, 'address' | 'picture'>, Fits>> = {
  id: looksLike(/^(?=[\w~-]*\d)[\w~-]{1,64}$/),
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
