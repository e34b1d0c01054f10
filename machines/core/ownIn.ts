/**
 * What a record keyed by names from outside holds under a key, undefined when it holds nothing there:
 * `constructor` and `__proto__` are names like others.
 */
export function ownIn<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
