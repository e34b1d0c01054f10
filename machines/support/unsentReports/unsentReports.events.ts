export type UnsentReportsEvent =
  /** It was tried for long enough; it is held still. */
  | { type: 'unsentReports.reportGivenUp'; id: string }
  | { type: 'unsentReports.retryRequested' }
  | { type: 'unsentReports.deleteRequested' }
  /** They stay held: the next page tries again. */
  | { type: 'unsentReports.answerPostponed' }

declare module '../../core/address.ts' {
  interface Addresses {
    unsentReports: UnsentReportsEvent
  }
}
