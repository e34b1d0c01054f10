/** One line of the table. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What the issue asks for, in words. */
  goal?: string
  /** Undefined when nothing is asked. */
  holds?: boolean
}

/** Time that a piece of work takes, in ms, after a collection of what was left before it. */
export async function timeOf(work: () => unknown): Promise<number> {
  globalThis.gc?.()
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
