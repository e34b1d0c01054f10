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

/** In ms. */
export interface Times {
  /** Of the processor, all of the process's threads together. */
  cpu: number
  /** On the wall. */
  wall: number
}

/** What a piece of work takes, after a collection of what was left before it. */
export async function timesOf(work: () => unknown): Promise<Times> {
  globalThis.gc?.()
  const start = process.cpuUsage()
  const before = performance.now()
  await work()
  const wall = performance.now() - before
  const { user, system } = process.cpuUsage(start)
  return { cpu: (user + system) / 1_000, wall }
}

const rounds = 5

/**
 * Compares two kinds of work that take turns; the first two rounds warm up and do not count.
 * @returns the medians of how many times longer the first takes than the other
 */
export async function compare(work: () => unknown, other: () => unknown): Promise<Times> {
  const ratios: Times[] = []
  for (let round = -2; round < rounds; round++) {
    const [one, two] = [await timesOf(work), await timesOf(other)]
    if (round >= 0) ratios.push({ cpu: one.cpu / two.cpu, wall: one.wall / two.wall })
  }
  return {
    cpu: median(ratios.map(({ cpu }) => cpu)),
    wall: median(ratios.map(({ wall }) => wall)),
  }
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

/** The number below which a share of some numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number
}

/** A figure that is to be no more than its goal. */
export function atMost(goal: number, figure: Figure): Figure {
  return { goal: `at most ${goal}`, ...figure, holds: figure.value <= goal }
}

/** A figure that is to be no less than its goal. */
export function atLeast(goal: number, figure: Figure): Figure {
  return { goal: `at least ${goal}`, ...figure, holds: figure.value >= goal }
}
