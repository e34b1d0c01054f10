import { isPlainObject } from './addresses.ts'

/**
 * Keys of a context that hold the very object that an earlier key holds, by that key: a machine may
 * ask whether one still is the other.
 * @returns undefined when there are none
 */
export function sameKeysOf(context: unknown): Record<string, string> | undefined {
  if (!isPlainObject(context)) return undefined
  const holders = new Map<object, string>()
  const same: [string, string][] = []
  for (const key of Object.keys(context)) {
    const value = context[key]
    if (typeof value !== 'object' || value === null) continue
    const holder = holders.get(value)
    if (holder === undefined) holders.set(value, key)
    else same.push([key, holder])
  }
  return same.length > 0 ? Object.fromEntries(same) : undefined
}

/** Lets keys of a context hold the very objects that others hold; keys that it lacks are left out. */
export function withSameKeys(context: unknown, same: Record<string, string>): unknown {
  if (!isPlainObject(context)) return context
  const pairs = Object.entries(same).filter(([key, holder]) => key in context && holder in context)
  return { ...context, ...Object.fromEntries(pairs.map(([key, holder]) => [key, context[holder]])) }
}
