import type { Key } from './hashKeys.ts'

/** A place of a state as last hashed, with its parts, so that only what changed is hashed again. */
export interface HashNode {
  value: unknown
  hash: number
  /** Of an object, in the order of its keys. */
  keys?: KeyedNode[]
  /** Of an array. */
  items?: HashNode[]
  /** How often in a row it could not be hashed. */
  failures?: number
  /** How many changes are let pass before it is tried again. */
  pause?: number
}

/** The place of a key. */
export interface KeyedNode extends HashNode {
  key: string
  ofKey: Key
  /** Key and value together. */
  part: number
}

/** Equal to nothing that a state holds. */
export const unset = Symbol('unset')

/** A place at which nothing has stood yet. */
export const emptyNode = (): HashNode => ({ value: unset, hash: unhashed })

/** A place at which nothing stands. */
export const absentNode = (): HashNode => ({ value: undefined, hash: 11 })

/** Stands for the hash of what is too large, too deep, in a cycle, or cannot be read. */
export const unhashed = Number.NaN

/** Leaves at a place what cannot be hashed. */
export function unhashable(node: HashNode, value: unknown): number {
  delete node.keys
  delete node.items
  node.value = value
  node.hash = unhashed
  return unhashed
}

/**
 * How many old items were taken out before the item at an index, -1 when it was put in; 0 when it
 * stands in place of the old one, or after all of them.
 */
export function shiftAt(
  old: readonly HashNode[],
  at: number,
  items: readonly unknown[],
  index: number,
): number {
  const here = old[at]
  if (!here) return 0
  const following = old[at + 1]
  if (following && Object.is(following.value, items[index])) return 1
  return index + 1 < items.length && Object.is(here.value, items[index + 1]) ? -1 : 0
}

/** The node of a key, at the index where the key now stands. */
export function placeAt(nodes: KeyedNode[], index: number, key: string, ofKey: Key): KeyedNode {
  const next = nodes[index + 1]
  if (next?.key === key) {
    nodes.splice(index, 1)
    return next
  }
  const node: KeyedNode = { value: unset, hash: unhashed, key, ofKey, part: 0 }
  if (index === nodes.length) nodes.push(node)
  else nodes.splice(index, 0, node)
  return node
}
