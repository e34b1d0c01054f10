import type { GuestPush } from './guest.events.ts'
import type { GuestState } from './guest.state.ts'

type Change<T extends GuestPush['type']> = (
  push: Extract<GuestPush, { type: T }>,
) => Partial<GuestState>

const changes: { [T in GuestPush['type']]: Change<T> } = {
  'push.guestBalance': ({ balance, balanceFormatted, isPayingCustomer }) => ({
    balance,
    balanceFormatted,
    isPayingCustomer,
  }),
  'push.vouchers': ({ vouchers }) => ({ vouchers }),
  'push.dataProtection': ({ show }) => ({ showDataProtection: show }),
  'push.guestLocked': () => ({ isLocked: true }),
  'push.guestEmailVerified': () => ({ isEmailVerified: true }),
  'push.giftsUpdated': ({ boughtGifts }) => ({ boughtGifts }),
  'push.loyaltyPointsChanged': ({ loyaltyPoints }) => ({ loyaltyPoints }),
  'push.vipAboUpdated': ({ active }) => ({ isVip: active }),
  'push.vxtvAboUpdated': ({ active }) => ({ isTvSubscriber: active }),
  'push.avsSet': () => ({ hasAvs: true, avsStatus: 'accepted', avsRejectMessage: null }),
  'push.avsPending': () => ({ avsStatus: 'pending', avsRejectMessage: null }),
  'push.avsRejected': ({ message }) => ({ avsStatus: 'rejected', avsRejectMessage: message }),
  'push.avsRevoked': () => ({ hasAvs: false, avsStatus: 'unknown', avsRejectMessage: null }),
  'push.voicecallStarted': () => ({ isVoicecallActive: true }),
  'push.voicecallStopped': () => ({ isVoicecallActive: false }),
}

/** The guest after a push [GST-15, GST-20, GST-21, GST-27, GST-28]. */
export function changedBy(guest: GuestState, push: GuestPush): GuestState {
  const change = changes[push.type] as (push: GuestPush) => Partial<GuestState>
  return { ...guest, ...change(push) }
}

/** The guest that the server names; a lock is never reversed [GST-16]. */
export function replacedBy(guest: GuestState, next: GuestState): GuestState {
  return { ...next, isLocked: guest.isLocked || next.isLocked }
}
