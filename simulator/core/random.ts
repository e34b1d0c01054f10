/** A seeded source of chance: the same seed and name give the same sequence. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  /** One of the given items. */
  pick<T>(items: readonly T[]): T
  /** `count` different items in chance order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[]
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  return value >>> 0
}

/**
 * Makes a source of chance.
 * @param seed the world's seed
 * @param name what it is for, so that two uses of one seed do not run in step
 */
export function createRandom(seed: number, name: string): Random {
  let state = hash(`${seed}/${name}`)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    sample(items, count) {
      const rest = [...items]
      const wanted = Math.min(count, rest.length)
      return Array.from({ length: wanted }, () => {
        const [item] = rest.splice(between(0, rest.length - 1), 1)
        return item as (typeof items)[number]
      })
    },
  }
}
