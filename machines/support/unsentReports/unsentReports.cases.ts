import { reportId } from '../../../fixtures/support/report.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './unsentReports.laws.ts'
import { unsentReportsMachine } from './unsentReports.machine.ts'

export const cases: Cases<typeof unsentReportsMachine> = {
  machine: unsentReportsMachine,
  inputs: [undefined],
  events: {
    'unsentReports.answerPostponed': [{}],
    'unsentReports.deleteRequested': [{}],
    'unsentReports.refusalClosed': [{}],
    'unsentReports.reportGivenUp': [{ id: reportId }, { id: 'another' }],
    'unsentReports.reportRefused': [{ code: 'too-large' }],
    'unsentReports.retryRequested': [{}],
  },
  answers: { deleteReports: { outputs: [[reportId], []], errors: lost } },
  project: ({ context: { ids } }) => ids,
  laws,
}
