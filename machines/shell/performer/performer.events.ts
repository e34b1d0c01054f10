import type { RetryDue } from '../recovery/recovery.events.ts'

/** What the platform calls the performer whom a page names. */
export interface FoundPerformer {
  id: string
}

export type PerformerEvent =
  | RetryDue
  /** A page is shown whose address names this performer. */
  | { type: 'performer.wanted'; actorName: string }
  | { type: 'performer.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    performer: PerformerEvent
  }
}
