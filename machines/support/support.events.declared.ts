import type { DeclaredEvents } from '../core/declarations.types.ts'
import { refusalCodeWords } from './support.words.declared.ts'

export const supportEvents = {
  'report.uploadProgressed': { id: 'id', share: 'number' },
  'report.received': { id: 'id' },
  'report.refused': { id: 'id', code: refusalCodeWords },
  'report.delayed': { id: 'id', isOffline: 'flag' },
  'report.deleted': { id: 'id' },
  'report.textChanged': { text: 'personal' },
  'report.contactChanged': { contact: 'personal' },
  'report.consentChanged': { isGiven: 'flag' },
  'report.rowChosen': { row: 'number' },
  'reportUpload.progressed': { share: 'number' },
  'reportUpload.refused': { code: refusalCodeWords },
  'reportUpload.failed': { isOffline: 'flag', retryAfter: 'number', heldFor: 'number' },
  'reportUpload.reportHeld': { id: 'id' },
  'unsentReports.reportGivenUp': { id: 'id' },
  'unsentReports.reportRefused': { code: refusalCodeWords },
} satisfies Partial<DeclaredEvents>
