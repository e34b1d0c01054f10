import { placeholder } from '../engine/redact.ts'

/**
 * By the least byte that they stand for: what a byte becomes, one for each shape of its two digits.
 * Letters become letters; of UTF-8, each may be followed by any that continues it.
 */
const substitutes: readonly [atLeast: number, ...digits: string[]][] = [
  [0xf0, 'F1'],
  [0xe0, 'E1', 'EA'],
  [0xc0, 'C3', 'CA'],
  [0x80, '80', '8A', 'A0', 'AA'],
  [0x7b],
  [0x61, '61', '6A'],
  [0x5b],
  [0x41, '41', '4A'],
  [0x3a],
  [0x30, '30'],
]

function substitute(digits: string): string {
  const byte = Number.parseInt(digits, 16)
  const [, ...candidates] = substitutes.find(([atLeast]) => byte >= atLeast) ?? [0]
  const shape = placeholder(digits.toUpperCase())
  const found = candidates.find((candidate) => placeholder(candidate) === shape) ?? digits
  return [...found]
    .map((digit, at) => (digits[at] === digits[at]?.toLowerCase() ? digit.toLowerCase() : digit))
    .join('')
}

/**
 * A placeholder of the same shape and length for url-encoded text, which decodes to a placeholder of
 * the same shape and length: `%C3%A4b%201` becomes `%C3%A0x%200`.
 */
export function encodedPlaceholder(text: string): string {
  return text.replace(/%([\da-f]{2})|[^%]+|%/gi, (part, digits?: string) =>
    digits === undefined ? placeholder(part) : `%${substitute(digits)}`,
  )
}
