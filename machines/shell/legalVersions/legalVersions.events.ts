import type { LanguageChanged } from '../app/app.events.ts'
import type { LegalTextId } from '../legal/legal.events.ts'
import type { RetryDue } from '../recovery/recovery.events.ts'

/** A legal document as it was from a day on. */
export interface LegalVersion {
  id: string
  /** In ms since the epoch. */
  validFrom: number
  /** What was otherwise from then on. */
  summary: string
}

/** Some of the versions of a document, the newest first. */
export interface LegalVersionsWanted {
  id: LegalTextId
  offset: number
}

export type LegalVersionsEvent =
  | RetryDue
  | LanguageChanged
  /** The page of a document is shown. */
  | { type: 'legalVersions.wanted'; id: LegalTextId }
  | { type: 'legalVersions.moreRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    legalVersions: LegalVersionsEvent
  }
}
