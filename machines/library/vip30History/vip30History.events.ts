import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { MediumPrice } from '../media.ts'

/** What VIP guests had of the thirty videos of a month. */
export interface Vip30Month {
  /** Such as 2026-02. */
  month: string
  /** How many videos were on offer. */
  videos: number
  /** What they would have cost. */
  value: MediumPrice
}

export type Vip30HistoryEvent = PageEvent | RetryDue | { type: 'vip30History.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    vip30History: Vip30HistoryEvent
  }
}
