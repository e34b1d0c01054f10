import { randomUUID } from 'node:crypto'
import type { Account } from '../core/account.ts'
import type { FrameHandlers } from '../core/platform.ts'
import { attempt } from '../core/refusal.ts'
import { endpoint } from '../core/rest.ts'
import type { ServerFrameOf } from '../shell/serverFrames.ts'

/** The guest's plain requests (specification part 1 §7). */
export const endpoints = [
  endpoint({
    method: 'GET',
    path: 'getGuestBalance',
    isForGuests: true,
    answer({ account: { guest } }) {
      const { balance, balanceFormatted, isPayingCustomer } = guest
      return { balance, balanceFormatted, isPayingCustomer }
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

  chargeOneClick({ amount }, account, { purchases }) {
    const result = oneClickResult(account)
    if (!result.possible) return [result]
    if (!account.guest.oneClickConfig.amounts.includes(amount)) {
      return [{ type: 'canOneClickResult', possible: false, reason: 'amountNotOffered' }]
    }
    const order = { key: randomUUID(), coins: amount, method: 'OneClick' } as const
    const refusal = attempt(() => purchases.charge(account, order))
    return refusal ? [{ type: 'canOneClickResult', possible: false, reason: 'refused' }] : []
  },

  refreshEmailProperties: (_frame, { guest }) =>
    guest.isEmailVerified ? [{ type: 'guestEmailVerified' }] : [],

  passwordChanged(_frame, account, { journal }) {
    journal.write('note', account.id, 'the guest changed the password')
    return []
  },

  sendSignupEmail({ email }, account, { accounts, journal }) {
    const refusal = attempt(() => accounts.sendVerification(account, email))
    if (refusal) journal.write('note', account.id, `no signup e-mail: ${refusal.message}`)
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
