import { ActorAddress, isActor, Unrecorded } from '../../engine/index.ts'
import type { Shown, ShownPart, Way } from '../replica.value.types.ts'
import { maxText, oneLine } from './text.ts'

/** What may be looked into: the parts of a value, each by its place. */
interface Parts {
  length: number
  at(index: number): { key: string; value: unknown }
}

const noParts: Parts = {
  length: 0,
  at: () => {
    throw new RangeError('it has no parts')
  },
}

/** Keys and items of what has been looked into: values are immutable. */
const known = new WeakMap<object, Parts>()

/**
 * How a value is shown.
 * @param above what it lies in, the outermost first: a value that is one of them is a cycle
 */
export function shownOf(value: unknown, above: readonly unknown[] = []): Shown {
  if (typeof value === 'object' && value !== null && above.includes(value)) {
    const up = above.length - above.lastIndexOf(value)
    return { kind: 'cycle', text: up === 1 ? 'what holds it' : `${up} levels above`, size: 0 }
  }
  const kind = kindOf(value)
  return {
    kind,
    text: oneLine(value),
    size: kind === 'text' ? (value as string).length : sizeOf(value),
  }
}

/** The value at a way, with all that it lies in; undefined when there is no such part. */
export function follow(
  value: unknown,
  way: Way,
): { value: unknown; above: readonly unknown[] } | undefined {
  const above: unknown[] = []
  let at = value
  for (const index of way) {
    if (above.includes(at)) return undefined
    const parts = partsOf(at)
    if (!(index >= 0 && index < parts.length)) return undefined
    above.push(at)
    at = parts.at(index).value
  }
  return { value: at, above }
}

/** Some of the parts of a value. */
export function shownParts(
  value: unknown,
  above: readonly unknown[],
  from: number,
  count: number,
): ShownPart[] {
  if (above.includes(value)) return []
  const parts = partsOf(value)
  const inside = [...above, value]
  const shown: ShownPart[] = []
  for (let index = Math.max(0, from); index < Math.min(from + count, parts.length); index++) {
    const { key, value: part } = parts.at(index)
    shown.push({ index, key, value: shownOf(part, inside) })
  }
  return shown
}

function sizeOf(value: unknown): number {
  return partsOf(value).length
}

/** What kind of value it is; whether it is a cycle shows only where it lies. */
export function kindOf(value: unknown): Shown['kind'] {
  if (value === null) return 'null'
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object') return typeof value as Exclude<Shown['kind'], 'text'>
  if (isActor(value) || value instanceof ActorAddress) return 'actor'
  if (value instanceof Unrecorded) return 'unrecorded'
  if (Array.isArray(value)) return 'list'
  if (value instanceof Map) return 'map'
  if (value instanceof Set) return 'set'
  if (value instanceof Date) return 'date'
  if (value instanceof RegExp) return 'regexp'
  if (value instanceof URL) return 'url'
  if (value instanceof Error) return 'error'
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return 'bytes'
  return 'object'
}

/** The parts of a value; those of one that has none are none. */
export function partsOf(value: unknown): Parts {
  if (typeof value !== 'object' || value === null) return noParts
  let parts = known.get(value)
  if (!parts) {
    parts = madeParts(value)
    known.set(value, parts)
  }
  return parts
}

function madeParts(value: object): Parts {
  switch (kindOf(value)) {
    case 'list': {
      const list = value as readonly unknown[]
      return { length: list.length, at: (index) => ({ key: String(index), value: list[index] }) }
    }
    case 'map': {
      const pairs = [...(value as Map<unknown, unknown>)]
      return {
        length: pairs.length,
        at: (index) => {
          const [key, part] = pairs[index] as [unknown, unknown]
          return { key: oneLine(key, maxText), value: part }
        },
      }
    }
    case 'set': {
      const items = [...(value as Set<unknown>)]
      return { length: items.length, at: (index) => ({ key: String(index), value: items[index] }) }
    }
    case 'bytes': {
      const bytes = bytesOf(value)
      return { length: bytes.length, at: (index) => ({ key: String(index), value: bytes[index] }) }
    }
    case 'error':
      return fieldsOf(value, Object.getOwnPropertyNames(value))
    case 'object':
      return fieldsOf(value, Object.keys(value))
    default:
      return noParts
  }
}

function fieldsOf(value: object, keys: readonly string[]): Parts {
  return {
    length: keys.length,
    at: (index) => {
      const key = keys[index] as string
      return { key, value: fieldOf(value, key) }
    },
  }
}

/** A field that cannot be read is shown as such. */
function fieldOf(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return new Unrecorded('unreadable')
  }
}

function bytesOf(value: object): ArrayLike<unknown> {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (!(value instanceof DataView)) return value as Uint8Array
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
}
