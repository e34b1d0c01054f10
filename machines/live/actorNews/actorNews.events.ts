import type { Currency } from '../../core/money.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** When a performer is in the TV livestream, in ms since the epoch [ACT-25]. */
export interface TvAppearance {
  start: number
  end: number
  /** Whether it is in the stream of subscribers. */
  isPremium: boolean
}

/** What of a performer can cost less for a while [ACT-34]. */
export const saleKinds = ['video', 'album', 'chat'] as const
export type SaleKind = (typeof saleKinds)[number]

interface SalePrice {
  value: number
  currency: Currency
}

/** Something of a performer that costs less until a moment [ACT-34]. */
export interface ActorSale {
  /** Of the video, the album or the way to chat. */
  id: string
  kind: SaleKind
  title: string
  price: SalePrice
  /** What it costs else. */
  basePrice: SalePrice
  /** In ms since the epoch. */
  end: number
}

/** Whom that is asked about. */
export interface OfActor {
  actorId: string
}

export type ActorNewsEvent =
  | RetryDue
  | LanguageChanged
  /** The page of a performer is shown. */
  | ({ type: 'actorNews.wanted' } & OfActor)

declare module '../../core/address.ts' {
  interface Addresses {
    actorNews: ActorNewsEvent
  }
}
