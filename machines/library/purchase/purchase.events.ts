import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { OverlayEvent } from '../../shell/navigation/overlays.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

export const mediumKinds = ['video', 'album'] as const
export type MediumKind = (typeof mediumKinds)[number]

/** A video or an album. */
export interface MediumNamed {
  kind: MediumKind
  mediumId: string
}

/** What a guest wants to have. */
export interface MediumWanted extends MediumNamed {
  /** Where they were: a second of the video, a place among the pictures of the album; null at its page. */
  at: number | null
}

/** What outlasts a reload: what is wanted, and who wanted it; null for a visitor. */
export interface PurchaseWish extends MediumWanted {
  guestId: string | null
}

/** With what a guest pays. */
export const meansOfPayment = ['coins', 'voucher'] as const
export type MeansOfPayment = (typeof meansOfPayment)[number]

/** What is for sale, as the platform tells it to this guest. */
export interface Offer extends MediumNamed {
  title: string
  /** Whose it is: vouchers may hold for one performer alone. */
  actorId: string
  /** What it costs now, in coins: the least of its prices. */
  price: number
  /** What it cost before. */
  basePrice: number
  /** Pictures of an album, or seconds of a video. */
  extent: number
  /** Bought, given, free or within a subscription: nothing is left to pay. */
  isOwned: boolean
  /** For VIP guests alone: not sold. */
  isVipOnly: boolean
  isSoldOut: boolean
}

/** Why nothing was sold. */
export const purchaseRefusals = [
  'gone',
  'soldOut',
  'priceChanged',
  'notEnoughMoney',
  'noVoucher',
  'vipOnly',
  'notForSale',
] as const
export type PurchaseRefusal = (typeof purchaseRefusals)[number]

/** What is said yes to: the price that the guest saw, in coins, and with what it is paid. */
export interface PurchaseConsent {
  price: number
  payWith: MeansOfPayment
}

/** What is ordered; the key is the same when it is asked again. */
export interface PurchaseOrder extends MediumNamed, PurchaseConsent {
  key: string
}

/** What came of an order; the price is that of now. */
export type PurchaseAnswer =
  /** It is the guest’s, by this order or by another, as of another tab. */
  | { isBought: true; isByThisOrder: boolean }
  | { isBought: false; refusal: PurchaseRefusal | 'unknown'; price: number; basePrice: number }

/** A video or an album is the guest’s: what shows it is loaded anew, and goes on where they were [GAL-7 GAL-8]. */
export type PurchaseDone = { type: 'purchase.done' } & MediumWanted

/** What the store of the wish reports: what was wanted before the page was loaded anew. */
export type PurchaseWishEvent = { type: 'purchase.wishRead'; wish: PurchaseWish }

/** What the store is told: what is wanted; null for nothing. */
export type PurchaseWishRequest = { type: 'purchaseWish.kept'; wish: PurchaseWish | null }

export type PurchaseEvent =
  | RetryDue
  | GuestIdentified
  | OverlayEvent
  | PurchaseWishEvent
  /** The guest wants it, having seen that price or none, and is to be asked whether at the price of now. */
  | ({ type: 'purchase.wanted'; at?: number; price?: number } & MediumNamed)
  /** They said yes, and nothing is missing for it. */
  | ({ type: 'purchase.allowed'; mediumId: string } & PurchaseConsent)
  | { type: 'purchase.retryRequested' }
  /** It is not wanted any more, or what came of it was read. */
  | { type: 'purchase.closeRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    purchase: PurchaseEvent
    purchaseWish: PurchaseWishRequest
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'purchase.done': PurchaseDone
  }
}
