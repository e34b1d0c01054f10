import type { Shape } from '../../replica.value.types.ts'

/** A value as JSON has it. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** @returns the object that a text says in JSON; undefined for one that says none */
export function readObject(text: string): Readonly<Record<string, Json>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Readonly<Record<string, Json>>) : undefined
  } catch {
    return undefined
  }
}

/** @returns what is wrong with the text of an event; null for a good one */
export function problemOf(text: string): string | null {
  try {
    JSON.parse(text)
  } catch (error) {
    return `This is not JSON: ${(error as Error).message}`
  }
  const event = readObject(text)
  if (!event) return 'An event is an object, { "type": … }'
  return typeof event.type === 'string' ? null : 'An event needs a "type" that is a text'
}

/** @returns a value that fits a shape, to begin with */
export function emptyOf(shape: Shape): Json {
  if (shape.enum) return shape.enum[0] ?? null
  switch (shape.type) {
    case 'object': {
      const wanted = Object.entries(shape.properties ?? {})
      const required = wanted.filter(([key]) => shape.required?.includes(key) ?? true)
      return Object.fromEntries(required.map(([key, part]) => [key, emptyOf(part)]))
    }
    case 'array':
      return []
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    default:
      return null
  }
}

/** @returns the event of a type to begin with: one that was seen, else one of its shape */
export function firstText(type: string, shape: Shape, samples: readonly string[]): string {
  const sample = samples.map(readObject).find((event) => event !== undefined)
  const payload = Object.entries(sample ?? emptyOf(shape) ?? {})
  return JSON.stringify({ ...Object.fromEntries(payload), type }, null, 2)
}

/** @returns the text of an event with a part of it set */
export function withPart(text: string, path: readonly string[], value: Json): string {
  return JSON.stringify(setIn(readObject(text) ?? {}, path, value), null, 2)
}

function setIn(whole: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value
  const isObject = typeof whole === 'object' && whole !== null && !Array.isArray(whole)
  const parts = isObject ? (whole as Readonly<Record<string, Json>>) : {}
  return { ...parts, [key]: setIn(Object.hasOwn(parts, key) ? parts[key] : undefined, rest, value) }
}
