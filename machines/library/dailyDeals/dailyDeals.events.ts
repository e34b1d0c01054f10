import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { ListedAlbum } from '../album/album.events.ts'
import type { MediumModel, MediumPrice } from '../media.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'

/** A video that costs less today. */
export interface DealVideo {
  id: string
  title: string
  model: MediumModel
  /** Seconds. */
  duration: number
  /** Address of the picture, without its size. */
  cover: string
  price: MediumPrice
  basePrice: MediumPrice
  dailyBonusPrice: MediumPrice | null
  guestInfo: { bought: boolean; gifted: boolean; flatrate: boolean }
}

/** What costs less until the end of the day. */
export interface DailyDeals {
  videos: readonly DealVideo[]
  albums: readonly ListedAlbum[]
  /** In ms since the epoch. */
  endsAt: number
}

export type DailyDealsEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'vipAboUpdated'>
  | { type: 'dailyDeals.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    dailyDeals: DailyDealsEvent
  }
}
