/** One line of the table. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What the issue asks for, in words. */
  goal?: string
  /** Undefined when nothing is asked. */
  holds?: boolean
  /** Whether the run fails when it does not hold. */
  isVital?: boolean
}

/** Time that a piece of work takes, in ms, after a collection of what was left before it. */
async function timeOf(work: () => unknown): Promise<number> {
  globalThis.gc?.()
  const before = performance.now()
  await work()
  return performance.now() - before
}

const rounds = 5

/**
 * Compares two kinds of work that take turns; the first two rounds warm up and do not count.
 * @returns the median of how many times longer the first takes than the other
 */
export async function compare(work: () => unknown, other: () => unknown): Promise<number> {
  const ratios: number[] = []
  for (let round = -2; round < rounds; round++) {
    const ratio = (await timeOf(work)) / (await timeOf(other))
    if (round >= 0) ratios.push(ratio)
  }
  return median(ratios)
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
