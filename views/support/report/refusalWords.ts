import type { RefusalCode } from '../../../machines/support/report/intake.shapes.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** Why the store does not take a report, and what the guest may do. */
export const refusalWords: Record<RefusalCode, TextKey> = {
  malformed: 'report.refused.misunderstood',
  'not-allowed': 'report.refused.foreign',
  'not-found': 'report.refused.foreign',
  'not-redacted': 'report.refused.private',
  taken: 'report.refused.foreign',
  'too-fast': 'report.refused.large',
  'too-large': 'report.refused.large',
  'too-many': 'report.refused.large',
  'unknown-version': 'report.refused.misunderstood',
}
