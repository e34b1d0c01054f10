import * as v from 'valibot'

/** How large data may be whose shape nobody knows, in characters and values. */
export const largestMessage = 64 * 1024

/** How many objects may lie in each other. */
const deepest = 32

const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Whether what came from outside is plain data: texts, numbers, booleans, null, arrays and objects of
 * these, not too deep in each other, without names that reach for prototypes.
 * @param most how large it may be: each value counts 1, each text and name its length
 */
export function isPlain(data: unknown, most: number): boolean {
  const open: [value: unknown, depth: number][] = [[data, 0]]
  let left = most
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next
    left -= typeof value === 'string' ? value.length + 1 : 1
    if (left < 0) return false
    if (typeof value === 'object' && value !== null) {
      if (!isPlainObject(value) || depth === deepest) return false
      if (Array.isArray(value) && value.length > left) return false
      for (const [name, part] of Object.entries(value)) {
        left -= Array.isArray(value) ? 0 : name.length
        if (left < 0 || forbiddenNames.has(name)) return false
        open.push([part, depth + 1])
      }
    } else if (typeof value === 'bigint' || typeof value === 'function') return false
  }
  return true
}

/** Data whose shape is not agreed. */
export const plain = v.pipe(
  v.unknown(),
  v.check((data) => isPlain(data, largestMessage)),
)

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value)
    ? prototype === Array.prototype
    : prototype === Object.prototype || prototype === null
}
