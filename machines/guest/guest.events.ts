import type { LanguageChanged } from '../app/app.events.ts'
import type { ChannelEvent, PushEvent } from '../realtime/realtime.events.ts'
import type { GuestState } from './guest.state.ts'

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

export type GuestEvent =
  | GuestPush
  | ChannelEvent
  | LanguageChanged
  | { type: 'guest.logoutRequested' }
  /** Something happened after which only the server knows who the guest is. */
  | { type: 'guest.sessionOutdated' }
  | { type: 'guest.retryRequested' }
