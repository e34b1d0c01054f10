import type { AnyActor } from 'xstate'
import { ActorAddress, noteAddresses, type Unrecordable, Unrecorded } from './addresses.ts'
import { isActor } from './xstate.ts'

/** Deeper than any event that is meant to be read. */
const maxDepth = 300
/** How many objects one value may hold: copying must not take longer than it is worth. */
const maxObjects = 1_000_000
/** From so many on, those that are met again count: paths through shared parts could be endless. */
const manyObjects = 1_000
/** How often an object may be met again, on average. */
const maxMeetings = 10

/** A value as it was, and about how many bytes of memory it takes. */
export interface Captured<T> {
  value: T
  bytes: number
}

const primitiveBytes = 8
const objectBytes = 32

/**
 * Copies values at the moment in which they are recorded, so that nothing that happens to them
 * later changes the log: addresses stand for actors, and what cannot be read or has no end is marked
 * (`Unrecorded`). Objects without own fields of their own kind (a `File`, a `WeakMap`) stay as they are,
 * and so do functions.
 */
export class Capture {
  readonly #nameOf: (actor: AnyActor) => string
  readonly #around: object[] = []
  #bytes = 0
  #objects = 0
  #meetings = 0
  #met: Set<object> | undefined
  /** What is being copied is larger, or has more paths through it, than a log can hold. */
  #isBeyond = false
  #holdsAddress = false

  /** @param nameOf what stands for an actor */
  constructor(nameOf: (actor: AnyActor) => string) {
    this.#nameOf = nameOf
  }

  /** A copy of a value; never throws. */
  of<T>(value: T): Captured<T> {
    const flat = flatCopy(value)
    if (flat) return flat as Captured<T>
    this.#bytes = 0
    this.#holdsAddress = false
    if (this.#around.length > 1) this.#around.length = 0
    this.#beginCount()
    const copied = this.#copy(value, 0)
    const copy = (this.#isBeyond ? new Unrecorded('too large') : copied) as T
    if (this.#holdsAddress) noteAddresses(copy)
    return { value: copy, bytes: this.#bytes }
  }

  #beginCount(): void {
    this.#objects = 0
    this.#meetings = 0
    this.#met = undefined
    this.#isBeyond = false
  }

  #copy(value: unknown, depth: number): unknown {
    if (typeof value === 'string') {
      this.#bytes += value.length
      return value
    }
    this.#bytes += primitiveBytes
    if (typeof value !== 'object' || value === null) return value
    const problem = this.#problemOf(value, depth)
    if (problem) return new Unrecorded(problem)
    this.#bytes += objectBytes
    this.#around[depth] = value
    try {
      return this.#copyObject(value, depth)
    } catch {
      return new Unrecorded('unreadable')
    }
  }

  #problemOf(value: object, depth: number): Unrecordable | undefined {
    if (depth > maxDepth) return 'too deep'
    if (this.#isBeyond) return 'too large'
    for (let i = 0; i < depth; i++) if (this.#around[i] === value) return 'cycle'
    if (++this.#objects <= manyObjects) return undefined
    this.#isBeyond = this.#objects > maxObjects || this.#isMetTooOften(value)
    return this.#isBeyond ? 'too large' : undefined
  }

  #isMetTooOften(value: object): boolean {
    this.#met ??= new Set()
    const { size } = this.#met.add(value)
    return ++this.#meetings > manyObjects + size * maxMeetings
  }

  #copyObject(value: object, depth: number): unknown {
    if (isActor(value)) {
      this.#holdsAddress = true
      return new ActorAddress(this.#nameOf(value))
    }
    const prototype = Object.getPrototypeOf(value)
    if (prototype === Object.prototype) return this.#copyFields(value, Object.prototype, depth)
    const inside = (part: unknown) => this.#copy(part, depth + 1)
    if (Array.isArray(value)) return this.#copyItems(value, depth)
    if (value instanceof Map) {
      return new Map([...value].map(([key, item]) => [inside(key), inside(item)]))
    }
    if (value instanceof Set) return new Set([...value].map(inside))
    if (value instanceof Date) return new Date(value)
    if (value instanceof ArrayBuffer) return this.#bytesOf(value)
    if (ArrayBuffer.isView(value)) return this.#viewOf(value)
    if (value instanceof Error) return this.#copyError(value, depth)
    if (value instanceof URL) return new URL(value)
    if (value instanceof ActorAddress || value instanceof Unrecorded) return value
    return Object.keys(value).length === 0 && prototype !== null
      ? value
      : this.#copyFields(value, prototype, depth)
  }

  #copyItems(items: unknown[], depth: number): unknown[] {
    const copy = items.slice()
    this.#bytes += items.length * primitiveBytes
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i]
      if (typeof item === 'string') this.#bytes += item.length
      else if (typeof item === 'object' && item !== null) copy[i] = this.#copy(item, depth + 1)
    }
    return copy
  }

  #copyFields(value: object, prototype: object | null, depth: number): object {
    const copy: Record<string, unknown> =
      prototype === Object.prototype ? this.#readable(value) : Object.create(prototype)
    if (prototype !== Object.prototype) Object.assign(copy, this.#readable(value))
    for (const key of Object.keys(copy)) {
      const part = copy[key]
      this.#bytes += primitiveBytes
      if (typeof part === 'string') this.#bytes += part.length
      else if (typeof part === 'object' && part !== null) copy[key] = this.#copyField(part, depth)
    }
    return 'toJSON' in copy ? this.#writable(copy, value, depth) : copy
  }

  /** Of what is beyond a log, only the outermost field is marked: its parts have no end. */
  #copyField(part: object, depth: number): unknown {
    const copy = this.#copy(part, depth + 1)
    if (depth > 0 || !this.#isBeyond) return copy
    this.#beginCount()
    return new Unrecorded('too large')
  }

  /** What a copy cannot make of itself for want of private fields is copied as the original makes it. */
  #writable(copy: object, value: object, depth: number): object {
    const { toJSON } = copy as { toJSON?: unknown }
    if (typeof toJSON !== 'function') return copy
    try {
      toJSON.call(copy)
      return copy
    } catch {
      return this.#copy(toJSON.call(value), depth + 1) as object
    }
  }

  /** Some errors (a `DOMException`) know their name only by private fields; the copy has it of its own. */
  #copyError(error: Error, depth: number): Error {
    const copy = Object.setPrototypeOf(withoutStack(), Object.getPrototypeOf(error))
    for (const key of Object.getOwnPropertyNames(error)) {
      const value = this.#copy(readField(error, key), depth + 1)
      const enumerable = Object.prototype.propertyIsEnumerable.call(error, key)
      Object.defineProperty(copy, key, { value, enumerable, writable: true, configurable: true })
    }
    for (const key of ['name', 'message', 'code']) {
      const value = readField(error, key)
      if (typeof value === 'object' || value === readField(copy, key)) continue
      Object.defineProperty(copy, key, { value, writable: true, configurable: true })
    }
    return copy
  }

  /** The own fields of an object; one that throws when it is read is marked, and the others stay. */
  #readable(value: object): Record<string, unknown> {
    try {
      return { ...value }
    } catch {
      const copy = {}
      for (const key of Object.keys(value)) {
        Object.defineProperty(copy, key, {
          value: readField(value, key),
          enumerable: true,
          writable: true,
          configurable: true,
        })
      }
      return copy
    }
  }

  #bytesOf(buffer: ArrayBuffer): ArrayBuffer {
    this.#bytes += buffer.byteLength
    return buffer.slice(0)
  }

  #viewOf(view: ArrayBufferView): unknown {
    this.#bytes += view.byteLength
    if (!(view instanceof DataView)) return Uint8Array.prototype.slice.call(view)
    const { buffer, byteOffset, byteLength } = view
    return new DataView(buffer.slice(byteOffset, byteOffset + byteLength))
  }
}

/** To take a stack takes long. */
function withoutStack(): Error {
  const limited = Error as ErrorConstructor & { stackTraceLimit?: number }
  const { stackTraceLimit } = limited
  limited.stackTraceLimit = 0
  const error = new Error()
  limited.stackTraceLimit = stackTraceLimit
  delete error.stack
  return error
}

function readField(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return new Unrecorded('unreadable')
  }
}

/** Most events hold nothing but texts and numbers: copying one is all there is to do. */
function flatCopy(value: unknown): Captured<unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    if (Object.getPrototypeOf(value) !== Object.prototype) return undefined
    let bytes = objectBytes
    for (const key in value) {
      const part = (value as Record<string, unknown>)[key]
      if (typeof part === 'string') bytes += part.length
      else if (typeof part === 'function' || (typeof part === 'object' && part !== null)) {
        return undefined
      }
      bytes += primitiveBytes
    }
    return { value: { ...value }, bytes }
  } catch {
    return undefined
  }
}
