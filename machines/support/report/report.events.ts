import type { OverlayEvent } from '../../shell/navigation/overlays.ts'
import type { RefusalCode, ReportAnnounced } from './intake.shapes.ts'

/** A log that a report would carry. */
export interface ReportableLog {
  id: string
  /** ISO 8601. */
  startedAt: string
  /** In ms. */
  duration: number
  entries: number
  /** Of its chunks, compressed. */
  bytes: number
  /** The number of its last entry that is carried: what came after the press is not. */
  until: number
}

/** What a report would carry. */
export interface Reportable {
  session: string
  logs: readonly ReportableLog[]
  /** Whether the disk holds it: if not, it is gone with the page. */
  isStored: boolean
}

/** A page of this browser that ended without having been left. */
export interface CrashedPage {
  /** The id of its log. */
  log: string
  session: string
}

/** What the guest says of it. */
export interface ReportWords {
  text: string
  contact: string
}

/** What is held to be sent; what else the store is told the service adds. */
export interface ReportDraft
  extends ReportWords,
    Pick<ReportAnnounced, 'kind' | 'guest' | 'route' | 'error'> {
  session: string
  logs: readonly ReportableLog[]
}

/** What becomes of a report that is held. */
export type ReportFate =
  | { type: 'report.uploadProgressed'; id: string; share: number }
  | { type: 'report.received'; id: string }
  | { type: 'report.refused'; id: string; code: RefusalCode }
  /** It is tried again by itself. */
  | { type: 'report.delayed'; id: string; isOffline: boolean }
  /** The guest wanted it. */
  | { type: 'report.deleted'; id: string }

export type ReportEvent =
  | OverlayEvent
  | ReportFate
  | { type: 'report.openRequested' }
  /** Of the page that crashed. */
  | { type: 'report.offerAccepted' }
  /** The guest may be asked again another day. */
  | { type: 'report.offerPostponed' }
  | { type: 'report.offerDeclined' }
  | { type: 'report.closeRequested' }
  | { type: 'report.textChanged'; text: string }
  | { type: 'report.contactChanged'; contact: string }
  | { type: 'report.consentChanged'; isGiven: boolean }
  | { type: 'report.previewToggled' }
  /** The row of the preview whose line is shown whole; null: none. */
  | { type: 'report.rowChosen'; row: number | null }
  | { type: 'report.sendRequested' }
  /** Of a report that was refused or not held: back to what was written. */
  | { type: 'report.editRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    report: ReportEvent
  }
}
