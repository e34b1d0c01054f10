import type { PayTourEnded } from '../../money/payTour/payTour.events.ts'
import type { LeaveRefused } from '../../shell/app/browser.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { GuestAction } from '../gate/gate.actions.ts'
import type { GuestIdentified } from '../guest/guest.events.ts'
import type { LoginMode } from './loginModes.ts'

/** What the page was opened with; the secrets themselves stay in the router's service. */
export interface Arrival {
  /** All of user id, user name, key and e-mail of a password reset are there [LGN-1]. */
  hasPasswordReset: boolean
  hasExternalToken: boolean
  hasRedirectToken: boolean
  /** A preset e-mail address and name for the signup [LGN-14]. */
  hasSignupPreset: boolean
  /** `signup` when the address names a signup flow, else the name of the flow or null. */
  flow: string | null
}

export type LoginEvent =
  | GuestIdentified
  | LeaveRefused
  | PageEvent
  | PayTourEnded
  /** What another tab wrote under `onLoginAction`; null when it removed it. */
  | { type: 'login.actionStored'; storedAction: string | null }
  | { type: 'login.arrived'; arrival: Arrival }
  /**
   * Opens login, or signup for somebody without an account cookie unless `mode` says which [LGN-26].
   * `afterwards` is stored and runs when the guest is logged in [LGN-4 LGN-13].
   */
  | { type: 'login.openRequested'; mode?: LoginMode; afterwards?: GuestAction }
  | { type: 'login.lostPasswordRequested' }
  /** The payment client said of itself whether there is an account cookie [PAY-36]. */
  | { type: 'login.accountCookieKnown'; hasAccount: boolean }
  /** The platform forces the signup after a post request [LGN-25]. */
  | { type: 'login.signupForced'; cameFrom: string }
  /**
   * The pay tour told the server of a login or signup and was told where to go next [LGN-8]. `afterwards`
   * is what the guest was about to do within the payment client.
   */
  | { type: 'login.succeeded'; targetUrl: string | null; afterwards?: GuestAction }
  /** The server could not be told [LGN-33]. */
  | { type: 'login.confirmFailed' }

declare module '../../core/address.ts' {
  interface Addresses {
    login: LoginEvent
  }
}
