import type { RetryDue } from '../recovery/recovery.events.ts'

/** A place that a postcode names. */
export interface Place {
  city: string
  countryCode: string
}

export type CamSort = 'popular' | 'newest' | 'name'

export type CamFilterEvent =
  | RetryDue
  | { type: 'camFilter.onlineOnlyChanged'; isOnlineOnly: boolean }
  | { type: 'camFilter.sortChanged'; sort: CamSort }
  | { type: 'camFilter.zipCodeChanged'; zipCode: string }
  /** Looks the postcode up. */
  | { type: 'camFilter.placeRequested' }
  | { type: 'camFilter.cleared' }
  /** Shows the cams that the filter leaves. */
  | { type: 'camFilter.applied' }

declare module '../../core/address.ts' {
  interface Addresses {
    camFilter: CamFilterEvent
  }
}
