import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './login.machine.ts'
import type { LoginMode } from './loginModes.ts'
import { offeredMode } from './offeredMode.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** Whether login and signup may be offered: allowed, and nobody is logged in [LGN-21]. */
export function selectIsLoginOffered({ context }: LoginSnapshot): boolean {
  return context.loginEnabled && !context.isLoggedIn
}

/**
 * Which of the two is offered first; null when neither may be, and until it is known whether the visitor
 * has an account [LGN-21 LGN-26].
 */
export function selectOfferedMode(snapshot: LoginSnapshot): LoginMode | null {
  const { isSignedUp, hasAccount } = snapshot.context
  const isKnown = isSignedUp || hasAccount !== null
  return isKnown && selectIsLoginOffered(snapshot) ? offeredMode(snapshot.context) : null
}

/** Whether somebody was logged in since the page was loaded [LGN-12]. */
export function selectIsSignedUp({ context }: LoginSnapshot): boolean {
  return context.isSignedUp
}

/** Whether a login succeeded and the guest is being led on [LGN-34]. */
export function selectIsRedirecting(snapshot: LoginSnapshot): boolean {
  return snapshot.matches('confirming') || snapshot.matches('redirecting')
}
