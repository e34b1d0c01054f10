import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { BrowserEvent } from '../app/browser.events.ts'
import type { ConsentDecided } from '../consent/consent.events.ts'
import type { PageEvent } from '../navigation/navigation.events.ts'
import type { PushEvent } from '../realtime/realtime.events.ts'

/** What can be bought or used [TRK-2]. */
export const trackedItems = [
  'video',
  'image_album',
  'feed_paid_content',
  'feed_tip',
  'cam_show_ticket',
  'toy_control',
  'live_chat',
  'voyeur_cam',
  'vip',
  'tv',
] as const
export type TrackedItem = (typeof trackedItems)[number]

/** In what it is paid [TRK-3]. */
export const trackedCurrencies = ['EUR', 'VXC', 'credits'] as const
export type TrackedCurrency = (typeof trackedCurrencies)[number]

type Measures = readonly [number, number, number, number, number]

/** A tracking event [TRK-1]. */
export interface TrackingEntry {
  /** In ms since the epoch. */
  timestamp: number
  source: string
  type: string
  context: string
  data: Readonly<Record<string, string>>
  ints: Measures
  floats: Measures
}

/** What the tracker is told; it sends by beacon [TRK-10] or by the tracker's calls [TRK-8 TRK-9]. */
export type TrackerRequest =
  | { type: 'tracker.entriesSubmitted'; entries: readonly TrackingEntry[] }
  | {
      type: 'tracker.callSubmitted'
      eventContext: string
      eventAction: string
      eventData: Readonly<Record<string, string>>
    }
  | { type: 'tracker.profileVisitSubmitted'; actorName: string }

export type TrackingEvent =
  | ConsentDecided
  | GuestIdentified
  | PageEvent
  | Extract<BrowserEvent, { type: 'browser.hidden' }>
  | PushEvent<'guestBalance' | 'vipAboUpdated' | 'vxtvAboUpdated'>
  | PushEvent<'avsPending' | 'avsSet' | 'avsRejected'>
  | { type: 'tracking.itemPurchased'; item: TrackedItem; price: number; currency: TrackedCurrency }
  | {
      type: 'tracking.actionTaken'
      eventContext: string
      eventAction: string
      eventData: Readonly<Record<string, string>>
    }

declare module '../../core/address.ts' {
  interface Addresses {
    tracking: TrackingEvent
  }
}
