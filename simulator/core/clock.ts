/** What the simulator waits on: the machine's own time, or a stepped clock in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `run` once after `delay` milliseconds; answers an id for `clearTimeout`. */
  setTimeout(run: () => void, delay: number): number
  clearTimeout(id: number): void
}

/** The machine's own time. */
export const realClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, delay) => Number(setTimeout(run, delay)),
  clearTimeout: (id) => clearTimeout(id),
}

/** Resolves after `ms` milliseconds of the clock. */
export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.setTimeout(resolve, ms))
}
