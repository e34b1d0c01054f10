/** An actor as it stands in a log: by its identity. */
export class ActorAddress {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}

/** Why a value could not be recorded; it stands in the value's place. */
export type Unrecordable = 'function' | 'symbol' | 'cycle' | 'too deep' | 'too large' | 'unreadable'

/** Stands in a log for a value that cannot be in one. */
export class Unrecorded {
  readonly reason: Unrecordable

  constructor(reason: Unrecordable) {
    this.reason = reason
  }
}

/** Tells whether a value is an object made by a literal or by JSON, not an array or an instance. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** Values that hold the address of an actor; the others need not be searched on replay. */
const addressed = new WeakSet<object>()

/** Says that an event or a state holds the address of an actor. */
export function noteAddresses(value: unknown): void {
  if (typeof value === 'object' && value !== null) addressed.add(value)
}

/** Whether a value, as captured or read, holds the address of an actor. */
export function holdsAddress(value: unknown): boolean {
  return typeof value === 'object' && value !== null && addressed.has(value)
}

/**
 * A copy of a captured value in which actors stand in place of their addresses.
 * @param actorOf gives the actor at an address
 */
export function withActors(value: unknown, actorOf: (address: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof ActorAddress) return actorOf(value.address)
  const inside = (part: unknown) => withActors(part, actorOf)
  if (Array.isArray(value)) return value.map(inside)
  if (value instanceof Map) {
    return new Map([...value].map(([key, item]) => [inside(key), inside(item)]))
  }
  if (value instanceof Set) return new Set([...value].map(inside))
  if (ArrayBuffer.isView(value)) return value
  const prototype = Object.getPrototypeOf(value)
  const isData = prototype === Object.prototype || prototype === null
  if (!isData && Object.getOwnPropertyNames(value).length === 0) return value
  const descriptors: Record<string, PropertyDescriptor> = Object.getOwnPropertyDescriptors(value)
  const copy = copyOf(value, prototype, descriptors)
  for (const key of Object.keys(descriptors)) {
    const { value: part, enumerable = false } = descriptors[key] as PropertyDescriptor
    if (typeof part !== 'object' || part === null) continue
    Object.defineProperty(copy, key, {
      value: inside(part),
      enumerable,
      writable: true,
      configurable: true,
    })
  }
  return copy
}

/** An error stays one: what it is made of does not make it so. */
function copyOf(
  value: object,
  prototype: object | null,
  descriptors: Record<string, PropertyDescriptor>,
): object {
  if (!(value instanceof Error)) return Object.create(prototype, descriptors)
  const copy = Object.setPrototypeOf(new Error(), prototype)
  delete copy.stack
  return Object.defineProperties(copy, descriptors)
}
