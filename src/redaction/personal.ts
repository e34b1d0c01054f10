import { ActorAddress, Unrecorded } from '../engine/addresses.ts'
import { numberPlaceholder, placeholder } from '../engine/redact.ts'
import { redactError } from './errors.ts'
import { keyPlaceholder, put, unknownKey } from './keys.ts'

/** Gives what stands for a value; the value itself where nothing of it is replaced. */
export type Walk = (value: unknown) => unknown

/**
 * What stands for a value of which nobody has said that a log may tell it: texts and keys by their shape,
 * numbers by their size, no flag and no moment.
 */
export function redactPersonal(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return placeholder(value)
    case 'number':
      return numberPlaceholder(value)
    case 'boolean':
      return false
    case 'bigint':
      return BigInt(placeholder(String(value)))
    case 'object':
      return value === null ? null : redactObject(value)
    default:
      return value
  }
}

function redactObject(value: object): unknown {
  if (Array.isArray(value)) return value.map(redactPersonal)
  if (isPlain(value)) return withKeys(value, redactPersonal)
  if (value instanceof ActorAddress || value instanceof Unrecorded) return value
  if (value instanceof Error) return redactError(value, redactPersonal)
  if (value instanceof Map) return redactEntries(value, placeholderOf, redactPersonal)
  if (value instanceof Set) return new Set([...value].map(redactPersonal))
  if (value instanceof Date) return new Date(0)
  if (value instanceof RegExp) return /x/
  if (value instanceof URL) return placeholder(value.href)
  if (value instanceof ArrayBuffer) return new ArrayBuffer(value.byteLength)
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.byteLength)
  const { toJSON } = value as { toJSON?: unknown }
  return redactPersonal(typeof toJSON === 'function' ? toJSON.call(value) : { ...value })
}

/** Whether an object is nothing but its fields. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** An object of which nobody knows the keys. */
function withKeys(value: Record<string, unknown>, walk: Walk): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) put(copy, unknownKey(key, copy), walk(value[key]))
  return copy
}

/** A map with other keys and values; no two keys become one. */
export function redactEntries(
  map: ReadonlyMap<unknown, unknown>,
  keyOf: (key: unknown, taken: ReadonlyMap<unknown, unknown>) => unknown,
  walk: Walk,
): Map<unknown, unknown> {
  const copy = new Map<unknown, unknown>()
  for (const [key, value] of map) copy.set(keyOf(key, copy), walk(value))
  return copy
}

/** The placeholder of a key of a map. */
export function placeholderOf(key: unknown, taken: ReadonlyMap<unknown, unknown>): unknown {
  return typeof key === 'string'
    ? keyPlaceholder(key, (next) => taken.has(next))
    : redactPersonal(key)
}
