/**
 * How many inputs in a row, and then a millisecond, get a state digest each; beyond that only every
 * so many do, so that a burst of inputs is not slowed down by being recorded.
 */
const burst = 1_000
const refill = 0.1
const inBurst = 64

/**
 * Says which inputs get a digest.
 * @returns is asked once for every input, with its time in ms since the log's startedAt
 */
export function digestRate(): (at: number) => boolean {
  let left = burst
  let leftAt = 0
  let undigested = 0
  return (at) => {
    left = Math.min(left + (at - leftAt) * refill, burst)
    leftAt = at
    if (left < 1 && ++undigested < inBurst) return false
    left--
    undigested = 0
    return true
  }
}
