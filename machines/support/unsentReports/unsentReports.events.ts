import type { RefusalCode } from '../report/intake.shapes.ts'

export type UnsentReportsEvent =
  /** It was tried for long enough; it is held still. */
  | { type: 'unsentReports.reportGivenUp'; id: string }
  | { type: 'unsentReports.retryRequested' }
  | { type: 'unsentReports.deleteRequested' }
  /** They stay held: the next page tries again. */
  | { type: 'unsentReports.answerPostponed' }
  /** The store did not take it, and no dialog says so. */
  | { type: 'unsentReports.reportRefused'; code: RefusalCode }
  /** The guest has read why. */
  | { type: 'unsentReports.refusalClosed' }

declare module '../../core/address.ts' {
  interface Addresses {
    unsentReports: UnsentReportsEvent
  }
}
