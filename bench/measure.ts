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

/**
 * Processor time of a piece of work, of all threads, in ms; unlike the time on the wall it does not
 * grow when others use the machine.
 */
export async function processorTime(work: () => Promise<void> | void): Promise<number> {
  globalThis.gc?.()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
