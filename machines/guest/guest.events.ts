import type { ChannelEvent, PushEvent } from '../realtime/realtime.events.ts'

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

export type GuestEvent =
  | GuestPush
  | ChannelEvent
  | { type: 'guest.logoutRequested' }
  /** Something happened after which only the server knows who the guest is. */
  | { type: 'guest.sessionOutdated' }
  | { type: 'guest.retryRequested' }
