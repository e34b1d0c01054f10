import type { AnyActor } from 'xstate'
import { ActorAddress, Unrecorded } from './addresses.ts'
import { hashText } from './chance.ts'
import { ownOf } from './encode.ts'
import { hashExact, hashNumber, hashSamples, hashShape, mix } from './flatHash.ts'
import type { HashRules } from './format.ts'
import { HashKeys } from './hashKeys.ts'
import {
  emptyNode,
  type HashNode,
  placeAt,
  shiftAt,
  unhashable,
  unhashed,
  unset,
} from './hashNode.ts'
import { numberPlaceholder } from './redact.ts'
import { isActor } from './xstate.ts'

const maxDepth = 200
/** How many parts of one value are hashed anew at most. */
const maxParts = 250_000
/** From so many parts on, one that is met again is looked up: shared parts could be endless. */
const manyParts = 4_000
/** An error takes as long as so many. */
const errorParts = 15
/** Thrown where a value turns out to be beyond hashing. */
const beyond = new Error('too large or tangled to be hashed')

/**
 * Hashes places of a state again and again as they change. Objects are taken to be immutable: one
 * that is still the same object is not read again.
 */
export class Hasher {
  readonly #nameOf: (actor: AnyActor) => string
  readonly #hashString: (text: string) => number
  readonly #hashKey: (key: string) => number
  readonly #keys: HashKeys
  readonly #untold: ReadonlySet<string>
  /** Whether what is hashed stands within one of those. */
  #isUntold = false
  /** By depth, the objects that the one being hashed is part of. */
  readonly #around: object[] = []
  #parts = 0
  #met: Map<object, number> | undefined

  /**
   * @param nameOf what stands for an actor within the state
   * @param rules whether texts and keys count each by itself or by their shape (see `placeholder`), and within
   * which keys numbers do
   */
  constructor(nameOf: (actor: AnyActor) => string, { texts, keys, untold = [] }: HashRules) {
    this.#nameOf = nameOf
    this.#hashString = texts === 'shape' ? hashShape : hashExact
    this.#hashKey = keys === 'shape' ? hashShape : hashText
    this.#untold = new Set(untold)
    this.#keys = new HashKeys(this.#hashKey, this.#untold)
  }

  /**
   * The 32-bit hash of a value that now stands at a place; `unhashed` for one that is too large or
   * tangled for it, or that throws when it is read.
   * @param key under which it stands there
   */
  of(node: HashNode, value: unknown, key = ''): number {
    if (Object.is(node.value, value)) return node.hash
    this.#isUntold = this.#untold.has(key)
    if (typeof value !== 'object' || value === null) {
      node.value = value
      node.hash = this.#hashPrimitive(value)
      return node.hash
    }
    if (node.pause) {
      node.pause--
      return unhashable(node, value)
    }
    this.#parts = 0
    this.#met = undefined
    try {
      const hash = this.#update(node, value, 0)
      node.failures = 0
      return hash
    } catch {
      node.failures = (node.failures ?? 0) + 1
      node.pause = 2 ** Math.min(node.failures, 10) - 2
      return unhashable(node, value)
    }
  }

  /** The hash of a value that is looked at once. */
  once(value: unknown): number {
    this.#parts = 0
    this.#met = undefined
    this.#isUntold = false
    try {
      return this.#hash(undefined, value, 0)
    } catch {
      return unhashed
    }
  }

  #update(node: HashNode, value: unknown, depth: number): number {
    if (Object.is(node.value, value)) return node.hash
    node.value = value
    node.hash = this.#hash(node, value, depth)
    return node.hash
  }

  /** Most items of a list never change: what is kept of their parts is kept from their first change on. */
  #updateItem(node: HashNode, value: unknown, depth: number): number {
    if (node.value !== unset) return this.#update(node, value, depth)
    node.value = value
    node.hash = this.#hash(undefined, value, depth)
    return node.hash
  }

  /** Without a node nothing is kept of the parts. */
  #hash(node: HashNode | undefined, value: unknown, depth: number): number {
    if (typeof value === 'string') return this.#hashString(value)
    const isObject = typeof value === 'object' && value !== null
    return isObject ? this.#meet(node, value, depth) : this.#hashPrimitive(value)
  }

  #meet(node: HashNode | undefined, object: object, depth: number): number {
    if (++this.#parts > maxParts || depth > maxDepth) throw beyond
    if (this.#parts < manyParts) return this.#hashObject(node, object, depth)
    this.#met ??= new Map()
    const known = this.#met.get(object)
    if (known !== undefined) return known
    const hash = this.#hashObject(node, object, depth)
    this.#met.set(object, hash)
    return hash
  }

  #hashObject(node: HashNode | undefined, object: object, depth: number): number {
    for (let i = 0; i < depth; i++) if (this.#around[i] === object) throw beyond
    this.#around[depth] = object
    if (Array.isArray(object)) return this.#hashItems(node, object, depth)
    const prototype = Object.getPrototypeOf(object)
    if (prototype === Object.prototype || prototype === null) {
      return this.#hashKeys(node, object as Record<string, unknown>, depth)
    }
    return this.#hashInstance(node, object, depth)
  }

  #hashInstance(node: HashNode | undefined, object: object, depth: number): number {
    if (isActor(object)) return hashText(this.#nameOf(object))
    if (object instanceof ActorAddress) return hashText(object.address)
    if (object instanceof Unrecorded) return hashUnrecorded(object)
    if (object instanceof Date) return mix(19, hashNumber(object.getTime()))
    if (object instanceof Map) return mix(23, this.#hashItems(node, [...object].flat(1), depth))
    if (object instanceof Set) return mix(29, this.#hashItems(node, [...object], depth))
    if (object instanceof URL) return mix(53, this.#hashString(object.href))
    if (object instanceof RegExp) return mix(59, hashText(`/${object.source}/${object.flags}`))
    const bytes = bytesOf(object)
    if (bytes) return hashSamples(bytes.length, 31, (index) => bytes[index] as number)
    if (object instanceof Error) return this.#hashError(node, object, depth)
    const { toJSON } = object as { toJSON?: unknown }
    const made: unknown = typeof toJSON === 'function' ? toJSON.call(object) : object
    if (made !== object) return this.#hash(undefined, made, depth + 1)
    return this.#hashKeys(node, { ...object }, depth)
  }

  #hashError(node: HashNode | undefined, error: Error, depth: number): number {
    this.#parts += errorParts
    const { errors } = error as { errors?: unknown }
    const own = this.#hashKeys(
      node,
      { ...ownOf(error), ...(errors !== undefined && { errors }) },
      depth,
    )
    const cause = this.#hash(undefined, error.cause, depth + 1)
    return mix(mix(this.#hashKey(error.name), this.#hashString(error.message)), mix(cause, own))
  }

  /** One put in or taken out must not let the others be hashed again. */
  #hashItems(node: HashNode | undefined, items: readonly unknown[], depth: number): number {
    if (!node) {
      let hash = 17
      for (const item of items) hash = mix(hash, this.#hash(undefined, item, depth + 1))
      return hash
    }
    node.items ??= []
    let nodes = node.items
    const old: readonly HashNode[] = nodes
    let hash = 17
    let at = 0
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      let next = old[at]
      if (!next || !Object.is(next.value, item)) {
        const taken = shiftAt(old, at, items, i)
        if (taken !== 0 && nodes === old) nodes = old.slice(0, i)
        next = taken < 0 ? emptyNode() : (old[at + taken] ?? emptyNode())
        at += taken
      }
      hash = mix(hash, this.#updateItem(next, item, depth + 1))
      nodes[i] = next
      at++
    }
    nodes.length = items.length
    node.items = nodes
    return hash
  }

  /** Keys count in any order. */
  #hashKeys(node: HashNode | undefined, object: Record<string, unknown>, depth: number): number {
    if (!node) return this.#hashKeysOnce(object, depth)
    node.keys ??= []
    const nodes = node.keys
    let hash = 41
    let i = 0
    for (const key in object) {
      const value = object[key]
      if (key === 'toJSON' && typeof value === 'function') {
        const made = value.call(object)
        if (made !== object) return this.#update(emptyNode(), made, depth + 1)
      }
      let item = nodes[i]
      if (item?.key !== key) item = placeAt(nodes, i, key, this.#keys.of(key))
      if (!Object.is(item.value, value)) {
        const wasUntold = this.#isUntold
        this.#isUntold ||= item.ofKey.isUntold
        item.part = mix(item.ofKey.hash, this.#update(item, value, depth + 1))
        this.#isUntold = wasUntold
      }
      hash = (hash + item.part) | 0
      i++
    }
    if (nodes.length > i) nodes.length = i
    return hash
  }

  #hashKeysOnce(object: Record<string, unknown>, depth: number): number {
    let hash = 41
    for (const key in object) {
      const value = object[key]
      if (key === 'toJSON' && typeof value === 'function') {
        const made = value.call(object)
        if (made !== object) return this.#hash(undefined, made, depth + 1)
      }
      const ofKey = this.#keys.of(key)
      const wasUntold = this.#isUntold
      this.#isUntold ||= ofKey.isUntold
      hash = (hash + mix(ofKey.hash, this.#hash(undefined, value, depth + 1))) | 0
      this.#isUntold = wasUntold
    }
    return hash
  }

  #hashPrimitive(value: unknown): number {
    switch (typeof value) {
      case 'string':
        return this.#hashString(value)
      case 'number':
        return hashNumber(this.#isUntold ? numberPlaceholder(value) : value)
      case 'boolean':
        return value && !this.#isUntold ? 3 : 5
      case 'bigint':
        return hashText(`${value}n`)
      default:
        return value === null ? 7 : 11
    }
  }
}

/** A function or symbol counts like nothing; anything else that is not in a log is not known. */
function hashUnrecorded({ reason }: Unrecorded): number {
  if (reason === 'function' || reason === 'symbol') return 11
  throw beyond
}

function bytesOf(object: object): Uint8Array | undefined {
  if (object instanceof ArrayBuffer) return new Uint8Array(object)
  if (!ArrayBuffer.isView(object)) return undefined
  return new Uint8Array(object.buffer, object.byteOffset, object.byteLength)
}
