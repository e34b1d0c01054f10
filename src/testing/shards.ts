import { hashText } from '../engine/index.ts'
import type { Path } from './suites.ts'

/** A share of all paths, for one of some machines that walk them. */
export interface Shard {
  /** 1 … `of`. */
  index: number
  of: number
}

/**
 * Reads a shard.
 * @param text `2/3` is the second of three
 * @throws Error in one line for anything else
 */
export function shardFrom(text: string): Shard {
  const [, index, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)?.map(Number) ?? []
  if (!index || !of || index > of) {
    throw new Error(`'${text}' is no shard: give I/N with I from 1 to N, such as 1/3`)
  }
  return { index, of }
}

/**
 * A path by what happens on it, the same in every build that explores it alike.
 * @param chart the id of the machine
 */
export function pathId(chart: string, { part, input, edges }: Path): string {
  const labels = edges.map(({ occurrence }) => occurrence.label)
  return hashText(JSON.stringify([chart, part, input, labels])).toString(36)
}

/** Whether a path is in a shard: each is in exactly one of those that there are. */
export function isInShard(id: string, { index, of }: Shard): boolean {
  return hashText(id) % of === index - 1
}
