import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { MediumModel } from '../media.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'

/** What an entry is [MYA-5]. */
export const mediaTypes = ['VIDEO', 'PHOTO'] as const
export type MediaType = (typeof mediaTypes)[number]

/** How the guest came to it, or what became of it [MYA-6]. */
export const mediathekSources = ['PURCHASED', 'PINNED', 'ARCHIVED'] as const
export type MediathekSource = (typeof mediathekSources)[number]

/** Where it is from [MYA-7]. */
export const mediathekOrigins = ['SHOP', 'CHATCLIP'] as const
export type MediathekOrigin = (typeof mediathekOrigins)[number]

/** How the mediathek is split [MYA-2 MYA-3 MYA-4 MYA-8]. */
export const mediathekSplits = [
  'shop',
  'pinned',
  'archive',
  'feed',
  'messenger',
  'clips',
  'audio',
] as const
export type MediathekSplit = (typeof mediathekSplits)[number]

/** Something in the guest's mediathek. */
export interface MediathekEntry {
  /** That of the video or album when it is one of the shop. */
  id: string
  mediaType: MediaType
  source: MediathekSource
  origin: MediathekOrigin
  split: MediathekSplit
  /** In ms since the epoch. */
  addedAt: number
  title: string
  model: MediumModel
  /** Address of what stands for it, without its size. */
  picture: string
  /** Seconds; 0 for pictures. */
  duration: number
  /** Addresses without their sizes; of an album none, for its page has them. */
  pictures: readonly string[]
  /** It is only heard. */
  isAudio: boolean
  /** It was taken out of the shop and can no longer be seen. */
  isGone: boolean
  /** What names it in addresses; null for what is not of the shop. */
  link: string | null
}

/** Something is to be put into the archive, or taken out of it. */
export interface ArchiveOrder {
  id: string
  isArchived: boolean
}

/** What came of it. */
export interface ArchiveAnswer {
  refusal: 'loginRequired' | 'notOwned' | 'unknown' | null
}

export type MediathekEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'favouritePinned' | 'favouriteUnpinned' | 'vipAboUpdated'>
  | { type: 'mediathek.splitChosen'; split: MediathekSplit }
  | ({ type: 'mediathek.archiveRequested' } & ArchiveOrder)
  /** What was said of the last order is to go. */
  | { type: 'mediathek.noticeClosed' }

declare module '../../core/address.ts' {
  interface Addresses {
    mediathek: MediathekEvent
  }
}
