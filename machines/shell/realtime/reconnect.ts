import type { Reconnect } from '../app/app.events.ts'

const reconnectDelay = 1000
const maxReconnectDelay = 30_000
/** Attempts in a row that may fail before the delay grows. */
const patientAttempts = 5

/**
 * How long to wait before the next attempt, in ms: 1000 [RT-9]; where the platform asks for growing
 * waits, after five failed attempts in a row anything up to a bound that doubles to 30 s (full jitter).
 * @param failedAttempts how many attempts in a row were not acknowledged
 * @param chance a number in [0, 1)
 */
export function delayBeforeAttempt(
  reconnect: Reconnect,
  failedAttempts: number,
  chance: () => number,
): number {
  if (reconnect === 'steady' || failedAttempts < patientAttempts) return reconnectDelay
  const doublings = failedAttempts - patientAttempts + 1
  return Math.round(chance() * Math.min(maxReconnectDelay, reconnectDelay * 2 ** doublings))
}
