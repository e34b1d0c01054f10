import { ActorAddress } from './addresses.ts'
import { hashText } from './chance.ts'
import { ownOf } from './encode.ts'
import { shapeCode } from './redact.ts'
import { type AnyActor, isActor } from './xstate.ts'

/** Combines two 32-bit hashes; the order counts. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64
  return hash ^ (hash >>> 16)
}

/** A value as last hashed, with its parts, so that only what changed is hashed again. */
interface Node {
  value: unknown
  hash: number
  /** Of a plain object, in the order of its keys. */
  keys?: KeyedNode[]
  /** Of an array. */
  items?: Node[]
}

interface KeyedNode extends Node {
  key: string
  keyHash: number
  /** Key and value together. */
  part: number
}

/** Deeper than any state that is meant to be read. */
const maxDepth = 24

/**
 * Hashes one place of a state again and again as it changes. Every string counts by its shape (see
 * `placeholder`), so that a redacted value hashes like the real one. Objects are taken to be
 * immutable: one that is still the same object is not read again.
 */
export class ShapeHash {
  readonly #nameOf: (actor: AnyActor) => string
  readonly #root: Node = { value: undefined, hash: 11 }
  /** By depth, the objects that the one being hashed is part of. */
  readonly #around: object[] = []

  /** @param nameOf what stands for an actor within the state */
  constructor(nameOf: (actor: AnyActor) => string) {
    this.#nameOf = nameOf
  }

  /** The 32-bit hash of the value that now stands at this place. */
  of(value: unknown): number {
    return this.#update(this.#root, value, 0)
  }

  #update(node: Node, value: unknown, depth: number): number {
    if (Object.is(node.value, value)) return node.hash
    node.value = value
    const isObject = typeof value === 'object' && value !== null
    node.hash = isObject ? this.#hashObject(node, value, depth) : hashPrimitive(value)
    return node.hash
  }

  #hashObject(node: Node, object: object, depth: number): number {
    if (depth > maxDepth || this.#isAround(object, depth)) return 13
    this.#around[depth] = object
    if (isActor(object)) return hashText(this.#nameOf(object))
    if (object instanceof ActorAddress) return hashText(object.address)
    if (Array.isArray(object)) return this.#hashItems(node, object, depth)
    if (object instanceof Date) return mix(19, hashNumber(object.getTime()))
    if (object instanceof Map) return mix(23, this.#hashItems(node, [...object].flat(1), depth))
    if (object instanceof Set) return mix(29, this.#hashItems(node, [...object], depth))
    const bytes = bytesOf(object)
    if (bytes) return bytes.reduce(mix, 31)
    if (!(object instanceof Error))
      return this.#hashKeys(node, object as Record<string, unknown>, depth)
    const own = this.#hashKeys(node, ownOf(object), depth)
    const cause = this.#update({ value: node, hash: 0 }, object.cause, depth + 1)
    return mix(mix(hashText(object.name), hashShape(object.message)), mix(cause, own))
  }

  #isAround(object: object, depth: number): boolean {
    for (let i = 0; i < depth; i++) if (this.#around[i] === object) return true
    return false
  }

  #hashItems(node: Node, items: readonly unknown[], depth: number): number {
    node.items ??= []
    const nodes = node.items
    let hash = 17
    for (let i = 0; i < items.length; i++) {
      let item = nodes[i]
      if (!item || !Object.is(item.value, items[i])) item = nodeAt(nodes, items, i)
      hash = mix(hash, this.#update(item, items[i], depth + 1))
    }
    if (nodes.length > items.length) nodes.length = items.length
    return hash
  }

  /** Keys count in any order. */
  #hashKeys(node: Node, object: Record<string, unknown>, depth: number): number {
    node.keys ??= []
    const nodes = node.keys
    let hash = 41
    let i = 0
    for (const key in object) {
      const value = object[key]
      let item = nodes[i]
      if (item?.key !== key) item = placeAt(nodes, i, key)
      if (!Object.is(item.value, value)) {
        item.part = mix(item.keyHash, this.#update(item, value, depth + 1))
      }
      hash = (hash + item.part) | 0
      i++
    }
    if (nodes.length > i) nodes.length = i
    return hash
  }
}

/** The node of an item, at its index: one put in or taken out must not let the others be hashed again. */
function nodeAt(nodes: Node[], items: readonly unknown[], index: number): Node {
  const here = nodes[index]
  const next = nodes[index + 1]
  if (next && Object.is(next.value, items[index])) {
    nodes.splice(index, 1)
    return next
  }
  const isPutIn = !here || (index + 1 < items.length && Object.is(here.value, items[index + 1]))
  if (here && !isPutIn) return here
  const node = { value: nodes, hash: 0 }
  nodes.splice(index, 0, node)
  return node
}

/** The node of a key, at the index where the key now stands. */
function placeAt(nodes: KeyedNode[], index: number, key: string): KeyedNode {
  const next = nodes[index + 1]
  if (next?.key === key) {
    nodes.splice(index, 1)
    return next
  }
  const node = { key, keyHash: hashText(key), part: 0, value: nodes, hash: 0 }
  nodes.splice(index, 0, node)
  return node
}

function bytesOf(object: object): Uint8Array | undefined {
  if (object instanceof ArrayBuffer) return new Uint8Array(object)
  if (!ArrayBuffer.isView(object)) return undefined
  return new Uint8Array(object.buffer, object.byteOffset, object.byteLength)
}

function hashPrimitive(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return hashShape(value)
    case 'number':
      return hashNumber(value)
    case 'boolean':
      return value ? 3 : 5
    case 'bigint':
      return hashText(`${value}n`)
    default:
      return value === null ? 7 : 11
  }
}

function hashShape(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ shapeCode(text.charCodeAt(i)), 0x01000193)
  }
  return hash | 0
}

const float = new Float64Array(1)
const words = new Uint32Array(float.buffer)

function hashNumber(value: number): number {
  if ((value | 0) === value && !Object.is(value, -0)) return mix(43, value)
  float[0] = value
  return mix(mix(47, words[0] as number), words[1] as number)
}
