/** Where a command writes. */
export interface Output {
  /** What was asked for; may have several lines. */
  print(text: string): void
  /** What is wrong, in one line. */
  complain(line: string): void
}

/** What somebody else wrote, as a part of one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

/**
 * A value as JSON; what JSON lacks stands as the nearest that it has: an error as its name and
 * message, a map as its pairs, a set as its items, a big number as its digits.
 * @param indent spaces a level, on one line by default
 */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_key, held: unknown) => nearest(held), indent)
}

function nearest(value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message }
  if (value instanceof Map || value instanceof Set) return [...value]
  return typeof value === 'bigint' ? String(value) : value
}
