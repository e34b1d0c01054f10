import { Refusal } from './refusal.ts'

/** The platform's own accounts; each may be below zero, a guest's may not. */
export const houseAccounts = [
  'house:opening',
  'house:payments',
  'house:sales',
  'house:bonus',
  'house:corrections',
] as const

/** One movement of coins. */
export interface Booking {
  /** 1, 2, 3 … */
  number: number
  /** What it is booked for; a key books once. */
  key: string
  /** Debited. */
  from: string
  /** Credited. */
  to: string
  /** Coins, a whole number from 1. */
  amount: number
  reason: string
  /** Milliseconds since the epoch. */
  at: number
}

export type BookingOrder = Pick<Booking, 'key' | 'from' | 'to' | 'amount' | 'reason'>

/** What came of an order; `isNew` is false when its key was booked before. */
export interface Booked {
  booking: Booking
  isNew: boolean
}

/** The platform's books: double entry, so that all accounts together are always at 0. */
export interface Ledger {
  /**
   * Moves coins from an account, a guest id or one of the house's, to another; once a key.
   * @throws Refusal 422 for an amount that is no whole number from 1 or an account that pays itself,
   *   409 for a key that was booked with other figures, 402 when a guest has less than the amount
   */
  book(order: BookingOrder): Booked
  /** The sum of an account's entries, in coins. */
  balanceOf(account: string): number
  /** What was booked under a key. */
  find(key: string): Booking | undefined
  /** Oldest first. */
  bookings(): readonly Booking[]
  /** Every account with entries. */
  accounts(): { account: string; balance: number }[]
  /** The sum over all accounts: 0 as long as the books are right. */
  sum(): number
}

/** Makes empty books. */
export function createLedger(now: () => number): Ledger {
  const bookings: Booking[] = []
  const byKey = new Map<string, Booking>()
  const entries = new Map<string, number[]>()

  const balanceOf = (account: string) => total(entries.get(account) ?? [])

  function enter(account: string, coins: number): void {
    const own = entries.get(account)
    if (own) own.push(coins)
    else entries.set(account, [coins])
  }

  return {
    book(order) {
      const known = byKey.get(order.key)
      if (known) {
        requireSame(known, order)
        return { booking: known, isNew: false }
      }
      const { key, from, to, amount, reason } = order
      requireSound(order)
      if (!isHouse(from) && balanceOf(from) < amount) {
        throw new Refusal(402, `${from} has less than ${amount} coins: top up first`, 'amount')
      }
      const number = bookings.length + 1
      const booking: Booking = { number, key, from, to, amount, reason, at: now() }
      bookings.push(booking)
      byKey.set(key, booking)
      enter(from, -amount)
      enter(to, amount)
      return { booking, isNew: true }
    },
    balanceOf,
    find: (key) => byKey.get(key),
    bookings: () => bookings,
    accounts: () => [...entries].map(([account, own]) => ({ account, balance: total(own) })),
    sum: () => total([...entries.values()].map(total)),
  }
}

const isHouse = (account: string) => (houseAccounts as readonly string[]).includes(account)

const total = (coins: readonly number[]) => coins.reduce((sum, one) => sum + one, 0)

function requireSound({ from, to, amount }: BookingOrder): void {
  if (!Number.isSafeInteger(amount) || amount < 1) {
    throw new Refusal(422, 'amount: must be a whole number of coins from 1', 'amount')
  }
  if (from === to) throw new Refusal(422, 'to: must be another account than from', 'to')
}

function requireSame(known: Booking, order: BookingOrder): void {
  const isSame = known.from === order.from && known.to === order.to && known.amount === order.amount
  if (isSame) return
  throw new Refusal(409, 'key: was booked with other figures; use a new one', 'key')
}
