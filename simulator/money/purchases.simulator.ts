import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { count, id } from '../core/entities.ts'
import type { Booked } from '../core/ledger.ts'
import type { PlatformCore } from '../core/platform.ts'
import { attempt, parse, Refusal } from '../core/refusal.ts'
import { createPaymentSettings, type PaymentSettings } from './paymentSettings.ts'

/** What a code adds to the next top-up. */
export interface TopUpBonus {
  /** Names it in the books: given once. */
  key: string
  /** Coins that it adds to a top-up of so many coins. */
  worth(coins: number): number
  /** What else the top-up brings. */
  settle?(coins: number): void
}

/** Coins that guests buy and spend. */
export interface Purchases extends PaymentSettings {
  /** What is offered at most places; any amount from 20 to 20,000 coins can be charged. */
  readonly offers: readonly { coins: number; priceEur: number }[]
  /**
   * Tops up a guest's balance, and pushes it as a payment; the same key of a guest charges once and
   * tells nobody again. Bonuses that codes promised for the next top-up come with it.
   * @throws Refusal 422 that names `key`, `coins` or `method`; 403 for a restricted guest and beyond
   *   the spending limit; 409 for a key that was charged with other coins
   */
  charge(account: Account, order: ChargeOrder): Booked & { bonusCoins: number }
  /**
   * Takes coins for something, once a key of a guest; below the threshold an automatic top-up follows.
   * @throws Refusal 402 when there are not enough, 409 for a key that took another amount
   */
  spend(account: Account, order: { key: string; coins: number; reason: string }): Booked
  /**
   * A restricted guest pays what is open, 80 coins a level, and is restricted no more.
   * @throws Refusal 409 for a guest who is not restricted
   */
  compensate(account: Account, order: Pick<ChargeOrder, 'key' | 'method'>): Booked
  /** Pushes what a guest has now that something was bought or paid back. */
  tellBalance(account: Account): void
  /** Promises a bonus for the next top-up. */
  promise(account: Account, bonus: TopUpBonus): void
}

const methods = ['CC', 'LS', 'Voice', 'Carrier', 'OneClick', 'AutoRecharge'] as const
const key = v.pipe(id, v.maxLength(200, 'is too long'))
const method = v.picklist(methods, `must be ${methods.join(', ')}`)
const chargeOrder = v.strictObject({
  key,
  coins: v.pipe(
    count,
    v.minValue(20, 'must be at least 20'),
    v.maxValue(20_000, 'must be at most 20000'),
  ),
  method,
})
export type ChargeOrder = v.InferOutput<typeof chargeOrder>

export const coinsPerEuro = 4
const compensationPerLevel = 80
const day = 86_400_000

const offers = [40, 100, 200, 400, 800].map((coins) => ({ coins, priceEur: coins / coinsPerEuro }))

/** Opens the till. */
export function createPurchases(core: PlatformCore): Purchases {
  const { calendar, ledger, journal, push } = core
  const settings = createPaymentSettings(core)
  const promised = new Map<string, TopUpBonus[]>()

  function tellBalance({ id: guestId, guest }: Account, isPayment = false): void {
    const { balance, balanceFormatted } = guest
    const isPayingCustomer = isPayment || guest.isPayingCustomer
    push(guestId, { type: 'guestBalance', balance, balanceFormatted, isPayment, isPayingCustomer })
  }

  function requireOpen(account: Account, coins: number): void {
    if (account.guest.isLocked || account.guest.isRestricted) {
      throw new Refusal(403, 'This account cannot be topped up: settle what is open first.')
    }
    const limit = settings.spendingLimit(account)
    if (limit === null || chargedToday(account) + coins <= limit) return
    throw new Refusal(403, `This is beyond your limit of ${limit} coins within 24 hours.`, 'coins')
  }

  function chargedToday({ id: guestId }: Account): number {
    const since = calendar.now() - day
    return ledger
      .bookings()
      .filter(({ from, to, at }) => from === 'house:payments' && to === guestId && at > since)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  function payPromised(account: Account, coins: number): number {
    const bonuses = promised.get(account.id) ?? []
    promised.delete(account.id)
    const before = ledger.balanceOf(account.id)
    for (const bonus of bonuses) {
      const amount = bonus.worth(coins)
      const reason = 'bonus on a top-up'
      const order = { key: bonus.key, from: 'house:bonus', to: account.id, amount, reason }
      if (amount > 0) ledger.book(order)
      bonus.settle?.(coins)
    }
    return ledger.balanceOf(account.id) - before
  }

  function rechargeWhenLow(account: Account, after: string): void {
    const { balance, autoRechargeAmount: coins, autoRechargeConfig } = account.guest
    const { isEnabled, threshold } = autoRechargeConfig
    if (!isEnabled || coins === null || balance >= threshold) return
    const order = { key: `auto/${after}`, coins, method: 'AutoRecharge' } as const
    const refusal = attempt(() => purchases.charge(account, order))
    if (refusal) journal.write('note', account.id, `no automatic top-up: ${refusal.message}`)
  }

  const purchases: Purchases = {
    ...settings,
    offers,

    charge(account, given) {
      const order = parse(chargeOrder, given, 'body')
      const { id: guestId } = account
      const { coins } = order
      const booking = {
        key: `charge/${guestId}/${order.key}`,
        from: 'house:payments',
        to: guestId,
        amount: coins,
        reason: `top-up by ${order.method}`,
      }
      if (!ledger.find(booking.key)) requireOpen(account, coins)
      const booked = ledger.book(booking)
      if (!booked.isNew) return { ...booked, bonusCoins: 0 }
      const bonusCoins = payPromised(account, coins)
      tellBalance(account, true)
      return { ...booked, bonusCoins }
    },

    spend(account, { key: spendKey, coins, reason }) {
      const { id: guestId } = account
      const booked = ledger.book({
        key: `spend/${guestId}/${spendKey}`,
        from: guestId,
        to: 'house:sales',
        amount: coins,
        reason,
      })
      if (booked.isNew) rechargeWhenLow(account, spendKey)
      return booked
    },

    compensate(account, given) {
      const order = parse(v.strictObject({ key, method }), given, 'body')
      const { id: guestId, guest } = account
      const bookingKey = `compensation/${guestId}/${order.key}`
      const known = ledger.find(bookingKey)
      if (known) return { booking: known, isNew: false }
      if (!guest.isRestricted) {
        throw new Refusal(409, 'Nothing is open: this account is not restricted.')
      }
      const booked = ledger.book({
        key: bookingKey,
        from: 'house:payments',
        to: 'house:sales',
        amount: compensationPerLevel * Math.max(1, guest.restrictionLevel),
        reason: `compensation of ${guestId} by ${order.method}`,
      })
      Object.assign(guest, { isRestricted: false, restrictionLevel: 0 })
      tellBalance(account, true)
      return booked
    },

    tellBalance: (account) => tellBalance(account),

    promise({ id: guestId }, bonus) {
      promised.set(guestId, [...(promised.get(guestId) ?? []), bonus])
    },
  }
  return purchases
}

declare module '../core/platform.ts' {
  interface Business {
    readonly purchases: Purchases
  }
}
