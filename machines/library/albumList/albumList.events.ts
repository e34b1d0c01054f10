import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'

/** Of which kinds albums can be chosen [GAL-25]; those that are bought are the guest's own. */
export const albumTypes = ['free', 'discount', 'trending', 'vip', 'bought'] as const
export type AlbumType = (typeof albumTypes)[number]

/** Who is seen in them. */
export const actingGroups = ['female', 'male', 'mixed', 'females', 'other'] as const
export type ActingGroup = (typeof actingGroups)[number]

/** In which orders they are listed. */
export const albumOrders = [
  'newest',
  'topRated',
  'topTrending',
  'bestSelling',
  'cheapest',
  'mostExpensive',
] as const
export type AlbumOrder = (typeof albumOrders)[number]

/** Which albums the page lists; what is not there is not asked for. */
export interface AlbumChoice {
  albumType?: AlbumType
  actingGroup?: ActingGroup
  /** Of one performer. */
  modelId?: string
}

export type AlbumListEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'favouritePinned' | 'favouriteUnpinned' | 'vipAboUpdated'>
  | { type: 'albumList.chosen'; choice: AlbumChoice }
  | { type: 'albumList.orderChosen'; order: AlbumOrder }

declare module '../../core/address.ts' {
  interface Addresses {
    albumList: AlbumListEvent
  }
}
