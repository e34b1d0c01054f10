import { reportId } from '../../../fixtures/support/report.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './reportUpload.laws.ts'
import { reportUploadMachine } from './reportUpload.machine.ts'

const failed = { isOffline: false, retryAfter: 0, heldFor: 0 }

export const cases: Cases<typeof reportUploadMachine> = {
  machine: reportUploadMachine,
  inputs: [undefined],
  events: {
    'reportUpload.failed': [
      failed,
      { ...failed, isOffline: true },
      { ...failed, heldFor: 48 * 60 * 60_000 },
    ],
    'reportUpload.progressed': [{ share: 0.5 }],
    'reportUpload.received': [{}],
    'reportUpload.refused': [{ code: 'too-large' }],
    'reportUpload.reportHeld': [{ id: reportId }],
  },
  answers: {
    awaitOnline: { outputs: [undefined], errors: lost },
    loadHeldReports: { outputs: [[], [reportId]], errors: lost },
  },
  project: ({ context: { held, failedAttempts } }) => [held.length, Math.min(failedAttempts, 5)],
  laws,
}
