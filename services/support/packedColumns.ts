/** What lines are packed into, each compressed by itself: what is alike stands together. */
export const streamNames = ['modes', 'symbols', 'numbers', 'texts', 'hashes'] as const

/** Lines in columns, as texts. */
export type Streams = Record<(typeof streamNames)[number], string>

/** How a column is written, one sign each. */
export const modes = {
  /** Whole numbers, each by its difference to the one before. */
  numbers: 'i',
  /** Short texts of one width, which are hardly ever the same. */
  hashes: 'h',
  /** Symbols, and short texts for the new ones. */
  knownHashes: 'k',
  /** Symbols; the new ones are texts, which stand elsewhere. */
  texts: 't',
  /** Symbols, and literals for the new ones. */
  literals: 'l',
} as const

/** How a literal begins, or what it is. */
export const signs = {
  /** A text: a short one follows, any other stands elsewhere. */
  text: '"',
  /** An object, with its keys as JSON. */
  object: '{',
  /** A list, with its length. */
  list: '[',
  /** An object or list that came before at this place, with its number there. */
  known: '@',
  /** A digest, whose addresses follow. */
  digest: '<',
  /** The deeds of an actor with their number, or a deed with a hash. */
  deeds: '(',
  /** After the last address, or the last part. */
  end: '.',
  /** A line that stays as it is, as JSON. */
  line: '!',
} as const

/** Stands in a text for a number, which has a column of its own. */
export const numberSign = '\u0001'
/** Stands between the literals of a column; between columns stands a line break. */
export const literalBreak = '\t'

/** Columns of one digest; those of actors that differ by numbers alone are the same. */
export const placeOfActor = (address: string) => `.digest ${address.replace(/\d+/g, '')}`
export const placeOfPart = (name: string) => `digest ${name.replace(/^(after|timer) .*/s, '$1')}`
export const placeOfAddresses = '.digest<'
export const placeOfNames = 'digest<'

const newSymbol = '!'
const firstCode = 35
/** `#` to `z`. */
const alphabet = 88
const pair = '~'
const long = '}'

/** How a value is written by its place among those that are new, 0 for the first; undefined: it is new itself. */
export function symbolOf(place: number | undefined): string {
  if (place === undefined) return newSymbol
  const sign = (digit: number) => String.fromCharCode(firstCode + digit)
  if (place < alphabet) return sign(place)
  const rest = place - alphabet
  if (rest >= alphabet * alphabet) return `${long}${place}${long}`
  return pair + sign(Math.floor(rest / alphabet)) + sign(rest % alphabet)
}

/**
 * Reads a symbol.
 * @returns the place that it stands for, undefined for one that is new, and where the next symbol begins
 */
export function readSymbol(symbols: string, at: number): { place?: number; end: number } {
  const digit = (index: number) => symbols.charCodeAt(index) - firstCode
  const sign = symbols[at]
  if (sign === newSymbol) return { end: at + 1 }
  if (sign === pair)
    return { place: alphabet + digit(at + 1) * alphabet + digit(at + 2), end: at + 3 }
  if (sign !== long) return { place: digit(at), end: at + 1 }
  const end = symbols.indexOf(long, at + 1)
  return { place: Number(symbols.slice(at + 1, end)), end: end + 1 }
}
