import type { Account } from '../core/account.ts'
import type { Notification } from '../core/entities.ts'
import type { Ledger } from '../core/ledger.ts'
import { Refusal } from '../core/refusal.ts'
import type { ServerFrame } from './serverFrames.ts'

/**
 * Brings what the platform knows of a guest in line with a frame, so that later answers agree. A
 * balance that differs from the books is booked as a correction.
 * @throws Refusal 422 for a balance that is no whole number of coins from 0
 */
export function applyPush(account: Account, frame: ServerFrame, ledger: Ledger): void {
  if (frame.type === 'guestBalance') correct(account.id, frame.balance, ledger)
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
    case 'freeShowStarted':
    case 'freeShowStopped': {
      const channel = account.channels.find(({ id }) => id === frame.channelId)
      if (channel) channel.freeChat = frame.type === 'freeShowStarted'
      break
    }
    case 'actorOnline':
    case 'actorOffline': {
      const isActorOnline = frame.type === 'actorOnline'
      for (const channel of account.channels) {
        if (channel.actorId === frame.actorId) channel.isActorOnline = isActorOnline
      }
    }
  }
}

function correct(guestId: string, balance: number, ledger: Ledger): void {
  if (!Number.isSafeInteger(balance) || balance < 0) {
    throw new Refusal(422, 'balance: must be a whole number of coins from 0', 'balance')
  }
  const missing = balance - ledger.balanceOf(guestId)
  if (missing === 0) return
  const house = 'house:corrections'
  const [from, to] = missing > 0 ? [house, guestId] : [guestId, house]
  const key = `correction/${ledger.bookings().length + 1}`
  ledger.book({ key, from, to, amount: Math.abs(missing), reason: 'a balance was pushed by hand' })
}

function keep({ notifications }: Account, news: Notification[]): void {
  for (const item of news.toReversed()) {
    const at = notifications.findIndex(({ id }) => id === item.id)
    if (at < 0) notifications.unshift({ ...item })
    else notifications[at] = { ...item }
  }
}

function changesOf(frame: ServerFrame): Partial<Account['guest']> {
  switch (frame.type) {
    case 'guestBalance':
      return { isPayingCustomer: frame.isPayingCustomer }
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
