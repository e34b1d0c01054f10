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

/** What is for sale, as the platform tells it to this guest. */
export interface Offer extends MediumNamed {
  title: string
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

/** What is ordered at the price that the guest saw; the key is the same when it is asked again. */
export interface PurchaseOrder extends MediumNamed {
  key: string
  price: number
}

/** What came of an order; the price is that of now. */
export type PurchaseAnswer =
  | { isBought: true; isNew: boolean }
  | { isBought: false; refusal: PurchaseRefusal | 'unknown'; price: number; basePrice: number }

/** A video or an album is the guest’s: what shows it is loaded anew [GAL-7 GAL-8]. */
export type PurchaseDone = { type: 'purchase.done' } & MediumNamed

export type PurchaseEvent =
  | RetryDue
  | GuestIdentified
  | OverlayEvent
  /** The guest wants it, and is to be asked whether at its price. */
  | ({ type: 'purchase.wanted' } & MediumNamed)
  /** They said yes, and nothing is missing for it. */
  | { type: 'purchase.allowed'; mediumId: string }
  | { type: 'purchase.retryRequested' }
  /** It is not wanted any more, or what came of it was read. */
  | { type: 'purchase.closeRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    purchase: PurchaseEvent
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'purchase.done': PurchaseDone
  }
}
