import type { RefusalCode } from '../report/intake.shapes.ts'

/** What the service that sends a report reports. */
export type ReportUploadReported =
  /** So much is sent, from 0 to 1. */
  | { type: 'reportUpload.progressed'; share: number }
  | { type: 'reportUpload.received' }
  | { type: 'reportUpload.refused'; code: RefusalCode }
  /** The store did not answer, or asks to come later. */
  | {
      type: 'reportUpload.failed'
      isOffline: boolean
      /** Not before so many ms; 0: it did not say. */
      retryAfter: number
      /** How long ago the guest sent it, in ms. */
      heldFor: number
    }

export type ReportUploadEvent =
  | ReportUploadReported
  /** A report is held that is to be sent. */
  | { type: 'reportUpload.reportHeld'; id: string }

declare module '../../core/address.ts' {
  interface Addresses {
    reportUpload: ReportUploadEvent
  }
}
