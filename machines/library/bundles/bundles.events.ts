import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { Currency } from '../../core/money.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** Whether a bundle can be had, waits to be paid, or is the guest's. */
export const bundleStates = ['offered', 'ordered', 'paid'] as const
export type BundleState = (typeof bundleStates)[number]

/** Coins with videos on top, paid for in a checkout. */
export interface Bundle {
  id: string
  title: string
  about: string
  coins: number
  price: { value: number; currency: Currency }
  /** Address of the picture, without its size. */
  cover: string
  state: BundleState
  videos: readonly { id: string; title: string; picture: string }[]
}

/** Why a bundle is not ordered. */
export const bundleRefusals = ['loginRequired', 'gone', 'alreadyPaid'] as const
export type BundleRefusal = (typeof bundleRefusals)[number]

/** The checkout of the order, or why there is none. */
export type BundleAnswer =
  | { isOrdered: true; checkoutUrl: string }
  | { isOrdered: false; refusal: BundleRefusal | 'unknown' }

export type BundlesEvent =
  | RetryDue
  | PageEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'guestBalance'>
  | { type: 'bundles.retryRequested' }
  /** The guest is to have a bundle: the gate says that they may [GATE-3]. */
  | { type: 'bundles.orderRequested'; bundleId: string }

declare module '../../core/address.ts' {
  interface Addresses {
    bundles: BundlesEvent
  }
}
