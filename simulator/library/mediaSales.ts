import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import type { Purchases } from '../money/purchases.simulator.ts'
import type { Catalogue } from './catalogue.ts'
import type { Medium } from './media.ts'
import type { Ownership } from './ownership.ts'

/** With what a guest pays. */
export const meansOfPayment = ['coins', 'voucher'] as const

/** What a guest orders: what they saw of the price, under a key that names the order. */
export interface MediumOrder {
  /** Made by the client, once an order: asked again under it, the answer is that of before. */
  key: string
  /** Coins that the guest was shown; what the guest pays with a voucher costs so many, too. */
  price: number
  payWith: (typeof meansOfPayment)[number]
}

/** Why nothing is sold. */
export const purchaseRefusals = [
  'gone',
  'soldOut',
  'notForSale',
  'vipOnly',
  'priceChanged',
  'notEnoughMoney',
  'noVoucher',
] as const
export type PurchaseRefusal = (typeof purchaseRefusals)[number]

export interface Purchase {
  mediumId: string
  /** That of the order by which the guest has it, maybe of another tab. */
  key: string
  paid: { value: number; currency: 'VXC' | 'VOU' }
  /** Milliseconds since the epoch. */
  at: number
}

/** What came of an order: the purchase, of before when it is not new, or why there is none. */
export type PurchaseOutcome =
  | { purchase: Purchase; isNew: boolean }
  | { reason: PurchaseRefusal; purchase: null }

/** Sells videos and albums, each once a guest, however often and in however many tabs it is ordered. */
export interface MediaSales {
  buy(account: Account, medium: Medium, order: MediumOrder): PurchaseOutcome
  /** How many were sold since the world began. */
  soldOf(id: string): number
}

interface Tools {
  purchases: Purchases
  catalogue: Catalogue
  ownership: Ownership
}

const voucherTypes = { video: 1, album: 4 }

/** Opens the till of the library. */
export function createMediaSales(core: PlatformCore, tools: Tools): MediaSales {
  const { calendar, push } = core
  const { purchases, catalogue, ownership } = tools
  /** By guest and medium. */
  const sold = new Map<string, Purchase>()
  const copies = new Map<string, number>()

  function whyNot(account: Account, medium: Medium, order: MediumOrder): PurchaseRefusal | null {
    const cost = catalogue.costOf(medium)
    if (catalogue.isGone(medium.id)) return 'gone'
    if (medium.isVip) return 'vipOnly'
    if (medium.isFree) return 'notForSale'
    if (catalogue.isSoldOut(medium.id)) return 'soldOut'
    if (order.price !== cost) return 'priceChanged'
    if (order.payWith === 'voucher') return voucherFor(account, medium) ? null : 'noVoucher'
    return cost > account.guest.balance ? 'notEnoughMoney' : null
  }

  /** One for the performer alone goes before one for all. */
  function voucherFor({ guest }: Account, { kind, performer }: Medium) {
    const fitting = guest.vouchers.filter(
      ({ type, amount, actorId }) =>
        type === voucherTypes[kind] && amount > 0 && (actorId === null || actorId === performer.id),
    )
    return fitting.find(({ actorId }) => actorId !== null) ?? fitting[0]
  }

  function takeVoucher(account: Account, medium: Medium): void {
    const used = voucherFor(account, medium)
    const vouchers = account.guest.vouchers
      .map((one) => (one === used ? { ...one, amount: one.amount - 1 } : one))
      .filter(({ amount }) => amount > 0)
    push(account.id, { type: 'vouchers', vouchers })
  }

  function takeCoins(account: Account, medium: Medium, coins: number): void {
    const reason = `${medium.kind} ${medium.id}`
    purchases.spend(account, { key: `library/${medium.id}`, coins, reason })
    purchases.tellBalance(account)
  }

  /** What the guest has anyhow needs no order: bought before the world began, or given. */
  function hadBefore(account: Account, medium: Medium, key: string): Purchase | null {
    const owned = ownership.ownedBy(account).find((one) => one.medium === medium)
    if (!owned) return null
    return { mediumId: medium.id, key, paid: { value: 0, currency: 'VXC' }, at: owned.at }
  }

  return {
    buy(account, medium, order) {
      const place = `${account.id} ${medium.id}`
      const known = sold.get(place) ?? hadBefore(account, medium, order.key)
      if (known) return { purchase: known, isNew: false }
      const reason = whyNot(account, medium, order)
      if (reason) return { reason, purchase: null }
      const isVoucher = order.payWith === 'voucher'
      const value = isVoucher ? 1 : catalogue.costOf(medium)
      if (isVoucher) takeVoucher(account, medium)
      else takeCoins(account, medium, value)
      const paid = { value, currency: isVoucher ? 'VOU' : 'VXC' } as const
      const purchase = { mediumId: medium.id, key: order.key, paid, at: calendar.now() }
      sold.set(place, purchase)
      copies.set(medium.id, (copies.get(medium.id) ?? 0) + 1)
      ownership.give(account, medium, 'bought')
      return { purchase, isNew: true }
    },
    soldOf: (id) => copies.get(id) ?? 0,
  }
}
