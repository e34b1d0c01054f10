import type { Account } from './account.ts'
import type { Notification } from './entities.ts'
import type { ServerFrame } from './serverFrames.ts'

/** Brings what the platform knows of a guest in line with a frame, so that later answers agree. */
export function applyPush(account: Account, frame: ServerFrame): void {
  Object.assign(account.guest, changesOf(frame))
  switch (frame.type) {
    case 'navbarNotifications':
    case 'floatingNotifications':
      keep(account, frame.notifications)
      break
    case 'favouritePinned':
      account.favourites.add(`${frame.kind}:${frame.id}`)
      break
    case 'favouriteUnpinned':
      account.favourites.delete(`${frame.kind}:${frame.id}`)
      break
    case 'actorOnline':
    case 'actorOffline': {
      const isActorOnline = frame.type === 'actorOnline'
      for (const channel of account.channels) {
        if (channel.actorId === frame.actorId) channel.isActorOnline = isActorOnline
      }
    }
  }
}

function keep({ notifications }: Account, news: Notification[]): void {
  for (const item of news.toReversed()) {
    const known = notifications.find(({ id }) => id === item.id)
    if (known) Object.assign(known, item)
    else notifications.unshift({ ...item })
  }
}

function changesOf(frame: ServerFrame): Partial<Account['guest']> {
  switch (frame.type) {
    case 'guestBalance': {
      const { balance, balanceFormatted, isPayingCustomer } = frame
      return { balance, balanceFormatted, isPayingCustomer }
    }
    case 'vouchers':
      return { vouchers: frame.vouchers }
    case 'giftsUpdated':
      return { boughtGifts: { ...frame.boughtGifts } }
    case 'loyaltyPointsChanged':
      return { loyaltyPoints: frame.loyaltyPoints }
    case 'dataProtection':
      return { showDataProtection: frame.show }
    case 'guestEmailVerified':
      return { isEmailVerified: true }
    case 'guestLocked':
      return { isLocked: true }
    case 'vipAboUpdated':
      return { isVip: frame.active }
    case 'vxtvAboUpdated':
      return { isTvSubscriber: frame.active }
    case 'avsRevoked':
      return { hasAvs: false, avsStatus: 'unknown', avsRejectMessage: null }
    case 'avsSet':
      return { hasAvs: true, avsStatus: 'accepted', avsRejectMessage: null }
    case 'avsPending':
      return { avsStatus: 'pending' }
    case 'avsRejected':
      return { avsStatus: 'rejected', avsRejectMessage: frame.message }
    case 'voicecallStarted':
      return { isVoicecallActive: true }
    case 'voicecallStopped':
      return { isVoicecallActive: false }
    default:
      return {}
  }
}
