import { createHash } from 'node:crypto'
import type { Account } from '../core/account.ts'
import { Refusal } from '../core/refusal.ts'

/** What the guest is told of an order that was carried out. */
export interface Receipt {
  kind:
    | 'charge'
    | 'subscription'
    | 'cancelled'
    | 'saved'
    | 'settled'
    | 'code'
    | 'avs'
    | 'login'
    | 'signup'
    | 'password'
  /** What was bought, in coins. */
  coins?: number
  /** What came on top of it, in coins. */
  bonusCoins?: number
  /** What was paid, in euro cents. */
  cents?: number
  /** Of the booking. */
  number?: number
  /** When it was booked, in milliseconds since the epoch. */
  at?: number
  plan?: string
  /** Milliseconds since the epoch; null for no end. */
  endsAt?: number | null
  /** The balance after it, as it is written. */
  balance?: string
  /** What a code brought. */
  benefits?: string[]
}

/** What an order came to. */
export interface Outcome {
  account: Account
  receipt: Receipt
}

/** What is ordered: the flow and all that was chosen in it. */
export interface Order {
  flow: string
  given: unknown
}

/** The orders of the payment client that were carried out, by key. */
export interface PayOrders {
  /**
   * Carries an order out, or answers what the same order came to before. One that is refused may be
   * sent again.
   * @param guestId who orders, null for somebody who is not logged in
   * @param key made by the payment client when its view opened
   * @throws Refusal 409 when the key was used for something else; what `run` throws
   */
  once(guestId: string | null, key: string, order: Order, run: () => Outcome): Outcome
  /** What came of a guest's order; undefined when it never arrived or was refused. */
  find(guestId: string, key: string): { flow: string; outcome: Outcome } | undefined
}

/** Makes an empty book of orders. It keeps no order, only a hash of it. */
export function createPayOrders(): PayOrders {
  const known = new Map<string, { fingerprint: string; flow: string; outcome: Outcome }>()
  const nameOf = (guestId: string | null, key: string) => `${guestId ?? ''}/${key}`

  return {
    once(guestId, key, order, run) {
      const name = nameOf(guestId, key)
      const fingerprint = createHash('sha256').update(JSON.stringify(order)).digest('base64')
      const before = known.get(name)
      if (before?.fingerprint === fingerprint) return before.outcome
      if (before)
        throw new Refusal(409, 'key: was used for another order; open the view anew', 'key')
      const outcome = run()
      known.set(name, { fingerprint, flow: order.flow, outcome })
      return outcome
    },
    find: (guestId, key) => known.get(nameOf(guestId, key)),
  }
}
