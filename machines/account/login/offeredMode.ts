import type { LoginMode } from '../../money/payTour/payTour.flows.ts'

/** What is known of whether the visitor has an account. */
export interface Acquaintance {
  /** Whether somebody was logged in since the page was loaded. */
  isSignedUp: boolean
  /** What the account's cookie says; null until it is known. */
  hasAccount: boolean | null
}

/** Login for somebody who has an account or of whom nobody knows, else signup [LGN-26]. */
export function offeredMode({ isSignedUp, hasAccount }: Acquaintance): LoginMode {
  return isSignedUp || hasAccount !== false ? 'login' : 'signup'
}
