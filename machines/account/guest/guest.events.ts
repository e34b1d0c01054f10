import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { GuestState } from './guest.state.ts'
import type { GuestLeaving } from './guestLeaving.ts'
import type { OtherTabsEvent } from './otherTabs.events.ts'

export type GuestPush = PushEvent<
  | 'guestBalance'
  | 'vouchers'
  | 'dataProtection'
  | 'guestLocked'
  | 'guestEmailVerified'
  | 'giftsUpdated'
  | 'loyaltyPointsChanged'
  | 'vipAboUpdated'
  | 'vxtvAboUpdated'
  | 'avsSet'
  | 'avsPending'
  | 'avsRejected'
  | 'avsRevoked'
  | 'voicecallStarted'
  | 'voicecallStopped'
>

/** What others are told each time the server said who the guest is. */
export type GuestIdentified = { type: 'guest.identified'; guest: GuestState }

/** What the gate and the messenger are told when something else than that changed the guest: a push, a new balance. */
export type GuestChanged = { type: 'guest.changed'; guest: GuestState }

export type GuestEvent =
  | RetryDue
  | GuestPush
  | SessionEstablished
  | LanguageChanged
  | OtherTabsEvent
  | { type: 'guest.logoutRequested' }
  /** Something happened after which only the server knows who the guest is. */
  | { type: 'guest.sessionOutdated' }
  /** Money moved: the balance is to be loaded again [PAY-31]. */
  | { type: 'guest.balanceOutdated' }
  /** The platform said what is left, without its formatted form. */
  | { type: 'guest.balanceTold'; balance: number }
  /** The e-mail address may have been verified elsewhere: the platform is to look again [GST-26]. */
  | { type: 'guest.emailPropertiesOutdated' }
  /** The platform did not take the logout. */
  | { type: 'guest.logoutFailed' }
  | { type: 'guest.retryRequested' }
  /** A request was refused because of the login (401): the session is asked for again. */
  | { type: 'guest.loginRefused' }
  /** The login is refused, and the guest wants to log in again. */
  | { type: 'guest.loginAgainRequested' }
  /** Somebody began who must know the guest: all are told with `guest.changed`. */
  | { type: 'guest.stateRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    guest: GuestEvent
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'guest.identified': GuestIdentified
    'guest.leaving': GuestLeaving
    'guest.changed': GuestChanged
  }
}
