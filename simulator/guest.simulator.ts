import type { Account } from './account.ts'
import { formatCoins } from './guestState.ts'
import type { FrameHandlers } from './platform.ts'
import { endpoint } from './rest.ts'
import type { ServerFrameOf } from './serverFrames.ts'

/** Adds coins to a guest's balance; a negative number takes them. */
export function changeBalance({ guest }: Account, coins: number): void {
  guest.balance += coins
  guest.balanceFormatted = formatCoins(guest.balance)
}

/** The guest's plain requests (specification part 1 §7). */
export const guestEndpoints = [
  endpoint({
    method: 'GET',
    path: 'getGuestBalance',
    isForGuests: true,
    answer({ account: { guest } }) {
      const { balance, balanceFormatted, isPayingCustomer } = guest
      return { balance, balanceFormatted, isPayingCustomer }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'profile',
    isForGuests: true,
    answer({ account: { guest } }) {
      const { id, name, email, isEmailVerified, geoLocation, preferences, signupOrigin } = guest
      return { id, name, email, isEmailVerified, geoLocation, preferences, signupOrigin }
    },
  }),
]

/** The guest's part of the realtime channel (contract §3). */
export const guestFrames: FrameHandlers<
  | 'canOneClick'
  | 'chargeOneClick'
  | 'refreshEmailProperties'
  | 'passwordChanged'
  | 'sendSignupEmail'
  | 'removeStatusBar'
> = {
  canOneClick: (_frame, account) => [oneClickResult(account)],

  chargeOneClick({ amount }, account) {
    const result = oneClickResult(account)
    if (!result.possible) return [result]
    if (!account.guest.oneClickConfig.amounts.includes(amount)) {
      return [{ type: 'canOneClickResult', possible: false, reason: 'amountNotOffered' }]
    }
    changeBalance(account, amount)
    const { balance, balanceFormatted, isPayingCustomer } = account.guest
    return [{ type: 'guestBalance', balance, balanceFormatted, isPayment: true, isPayingCustomer }]
  },

  refreshEmailProperties: (_frame, { guest }) =>
    guest.isEmailVerified ? [{ type: 'guestEmailVerified' }] : [],

  passwordChanged(_frame, account, { journal }) {
    journal.write('note', account.id, 'the guest changed the password')
    return []
  },

  sendSignupEmail(_frame, account, { journal }) {
    journal.write('note', account.id, 'a signup e-mail would be sent')
    return []
  },

  removeStatusBar({ statusBarType }, account) {
    account.statusBars.delete(statusBarType)
    return []
  },
}

function oneClickResult({ guest }: Account): ServerFrameOf<'canOneClickResult'> {
  const reason = oneClickObstacle(guest)
  return { type: 'canOneClickResult', possible: !reason, ...(reason && { reason }) }
}

function oneClickObstacle(guest: Account['guest']): string | undefined {
  if (guest.isRestricted) return 'restricted'
  if (!guest.isPayingCustomer) return 'noPaymentMethod'
  if (!guest.oneClickConfig.isEnabled) return 'notEnabled'
  return undefined
}
