import type { Json } from './readOptions.ts'

/** Whether the text is one whole JSON value, as against a line that was cut off. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}

/** A whole number of at least so much, or none. */
export function isCount(value: unknown, least: number): boolean {
  return value === undefined || (Number.isInteger(value) && (value as number) >= least)
}

/** The effect within which an entry was taken (`Within`), or none. */
export function isWithin(value: unknown): boolean {
  if (value === undefined) return true
  if (!Array.isArray(value) || value.length > 4) return false
  const [address = '', name = '', count = 1, action = 0] = value
  const areTexts = typeof address === 'string' && typeof name === 'string'
  return areTexts && isCount(count, 1) && isCount(action, 0)
}

/** One hash an actor in version 1, an object of parts in version 2. */
export function isDigest(value: unknown, written: unknown): boolean {
  const isActor = (parts: unknown) => (written === 1 ? typeof parts === 'string' : isParts(parts))
  return isRecord(value) && Object.values(value).every(isActor)
}

function isParts(value: unknown): boolean {
  const isText = (part: unknown) => typeof part === 'string'
  return (
    isRecord(value) &&
    Object.values(value).every(
      (part) => isText(part) || (Array.isArray(part) && part.every(isText)),
    )
  )
}
