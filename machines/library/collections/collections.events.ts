import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'
import type { ListedVideo } from '../videoList/videoList.events.ts'

/** Videos that the platform puts together under a title. */
export interface Collection {
  id: string
  title: string
  /** What its videos have in common. */
  about: string
  /** How many videos it has. */
  total: number
}

/** A collection as the list of all shows it. */
export interface ListedCollection extends Collection {
  /** The first of its videos. */
  videos: readonly ListedVideo[]
}

export type CollectionsEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'vipAboUpdated'>
  | { type: 'collections.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    collections: CollectionsEvent
  }
}
