import { numberPlaceholder, placeholder } from '../engine/redact.ts'

/** A state as far as a redacted log can tell it: texts and keys by their shape, preferences by their size. */
export function inShape(value: unknown, isUntold = false): unknown {
  if (typeof value === 'string') return placeholder(value)
  if (typeof value === 'number') return isUntold ? numberPlaceholder(value) : value
  if (typeof value === 'boolean') return isUntold ? false : value
  if (Array.isArray(value)) return value.map((item) => inShape(item, isUntold))
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, item]) => [placeholder(key), inShape(item, isUntold || key === 'preferences')])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
}
