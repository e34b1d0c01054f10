import type { Account } from '../core/account.ts'
import type { Booking } from '../core/ledger.ts'
import type { Platform } from '../core/platform.ts'
import { coinsPerEuro } from './purchases.simulator.ts'
import { type SubscriptionKind, subscriptionKinds } from './subscriptions.simulator.ts'

/** What a guest paid, or tried to pay. */
export interface Payment {
  /** Of its booking; null for what was not booked. */
  number: number | null
  /** Milliseconds since the epoch. */
  at: number
  /** Coins, the open amount of a restricted guest, or a subscription. */
  kind: 'charge' | 'settled' | SubscriptionKind
  /** What was bought; null for what is no top-up. */
  coins: number | null
  /** Euro cents. */
  cents: number
  state: 'paid' | 'declined'
}

/** A guest's payments as the books have them, and those that were declined. */
export interface Payments {
  /** The last 100, newest first. */
  of(account: Account): Payment[]
  /** Keeps that a payment was declined; what is no purchase is left out. */
  noteDeclined(account: Account, order: { flow: string; given: Record<string, unknown> }): void
}

const kept = 100

/** What so many coins cost, in euro cents. */
export const centsOf = (coins: number): number => Math.round((coins / coinsPerEuro) * 100)

export function createPayments({ clock, ledger, subscriptions }: Platform): Payments {
  const declined = new Map<string, Payment[]>()

  const priceOf = (kind: SubscriptionKind) => Math.round(subscriptions.offers[kind].priceEur * 100)
  const planNamed = (name: string) => subscriptionKinds.find((kind) => kind === name)

  function read({ key, from, reason, number, at, amount }: Booking, guestId: string): Payment[] {
    if (from !== 'house:payments') return []
    const paid = { number, at, coins: null, cents: centsOf(amount), state: 'paid' } as const
    if (key.startsWith(`charge/${guestId}/`)) return [{ ...paid, kind: 'charge', coins: amount }]
    if (key.startsWith(`compensation/${guestId}/`)) return [{ ...paid, kind: 'settled' }]
    const plan = planNamed(reason.split(' ')[0] ?? '')
    if (!plan || !key.startsWith(`subscription/${guestId}/`)) return []
    return [{ ...paid, kind: plan, cents: priceOf(plan) }]
  }

  return {
    of({ id }) {
      const booked = ledger.bookings().flatMap((booking) => read(booking, id))
      const all = [...booked, ...(declined.get(id) ?? [])]
      return all.sort((one, other) => other.at - one.at).slice(0, kept)
    },
    noteDeclined({ id }, { flow, given: { coins } }) {
      const plan = planNamed(flow)
      const isTopUp = typeof coins === 'number'
      if (!plan && !isTopUp) return
      const refused = { number: null, at: clock.now(), state: 'declined' } as const
      const payment: Payment = plan
        ? { ...refused, kind: plan, coins: null, cents: priceOf(plan) }
        : { ...refused, kind: 'charge', coins: Number(coins), cents: centsOf(Number(coins)) }
      declined.set(id, [...(declined.get(id) ?? []), payment].slice(-kept))
    },
  }
}
