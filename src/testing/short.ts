import { createHash } from 'node:crypto'
import { textOf } from './text.ts'

/** Values that are longer stand as their beginning and a digest. */
const maxText = 120
const keptText = 60

/** A value as text; a long one by its beginning and a digest. */
export function shortOf(value: unknown): string {
  const text = textOf(value)
  if (text.length <= maxText) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${text.slice(0, keptText)}… ${digest}`
}
