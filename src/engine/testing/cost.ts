/** A fixed piece of work: some 20 ms on a machine of its time. */
function yardstick(): void {
  const rows = Array.from({ length: 4_000 }, (_, id) => ({ id, name: `row ${id}`, at: [id, -id] }))
  for (let round = 0; round < 3; round++) JSON.parse(JSON.stringify(rows))
}

/** In µs, of all threads of this process. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function measureYardstick(): number {
  const before = processorTime()
  yardstick()
  return processorTime() - before
}

/**
 * Begins to measure what is done from now on.
 * @returns tells the processor time that it took, as a multiple of a fixed piece of work on this machine
 * at this moment: a verdict on it depends on neither the machine nor its load
 */
export function beginCost(): () => number {
  const before = measureYardstick()
  const start = processorTime()
  return () => {
    const cost = processorTime() - start
    return cost / Math.max(before, measureYardstick())
  }
}
