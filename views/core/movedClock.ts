/** A clock that stands until it is moved. */
export interface MovedClock {
  /** The time in ms since the epoch. */
  now(): number
  /** @returns what ends it */
  onMoved(react: () => void): () => void
  /** Whoever listens is told, if it is another time. */
  move(to: number): void
}

/** @param at its time at first, in ms since the epoch */
export function movedClock(at: number): MovedClock {
  const listeners = new Set<() => void>()
  let time = at
  return {
    now: () => time,
    onMoved(react) {
      listeners.add(react)
      return () => void listeners.delete(react)
    },
    move(to) {
      if (to === time) return
      time = to
      for (const react of listeners) react()
    },
  }
}
