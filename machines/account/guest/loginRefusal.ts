import { now } from '../../core/clock.ts'

/** That requests of this guest were refused, and when the session may be asked for again because of it. */
export interface LoginRefusal {
  /** How long the next is waited with once this was answered, in ms. */
  rest: number
  /** In ms since the epoch; null while the session is being asked for because of it. */
  restsUntil: number | null
}

/** How long the first one rests, in ms; each further one twice as long, up to the longest. */
const firstRest = 5_000
const longestRest = 5 * 60_000

/** What is known once the session is asked for again. */
export function begun(refusal: LoginRefusal | null): LoginRefusal {
  const rest = Math.min(refusal ? 2 * refusal.rest : firstRest, longestRest)
  return { rest, restsUntil: null }
}

/** What is known once that was answered, or could not be. */
export function answered(refusal: LoginRefusal | null): LoginRefusal | null {
  if (refusal?.restsUntil !== null) return refusal
  return { ...refusal, restsUntil: now() + refusal.rest }
}
