import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { crashedPage, reportable, reportId } from '../../../fixtures/support/report.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './report.laws.ts'
import { reportMachine } from './report.machine.ts'

const of = [{ id: reportId }, { id: 'another' }]

export const cases: Cases<typeof reportMachine> = {
  machine: reportMachine,
  inputs: [undefined],
  events: {
    'navigation.overlayLeft': [{ isPageLeft: false }],
    'report.closeRequested': [{}],
    'report.consentChanged': [{ isGiven: true }],
    'report.contactChanged': [{ contact: 'ada@guest.example' }],
    'report.delayed': of.map((one) => ({ ...one, isOffline: true })),
    'report.deleted': of,
    'report.editRequested': [{}],
    'report.offerAccepted': [{}],
    'report.offerDeclined': [{}],
    'report.offerPostponed': [{}],
    'report.openRequested': [{}],
    'report.previewToggled': [{}],
    'report.received': of,
    'report.refused': of.map((one) => ({ ...one, code: 'too-large' as const })),
    'report.rowChosen': [{ row: 0 }],
    'report.sendRequested': [{}],
    'report.textChanged': [{ text: 'The picture froze' }],
    'report.uploadProgressed': of.map((one) => ({ ...one, share: 0.5 })),
  },
  answers: {
    findCrash: { outputs: [crashedPage, null], errors: lost },
    holdReport: { outputs: [reportId], errors: lost },
    loadReportable: { outputs: [reportable()], errors: lost },
    noteAnswer: { outputs: [undefined], errors: lost },
  },
  project: ({ context: { crash, isCrashReported, isOfCrash, hasConsent, id } }) => [
    crash,
    isCrashReported,
    isOfCrash,
    hasConsent,
    id,
  ],
  neighbours: {
    guest: { guest: guest({ id: 'guest-1' }) },
    navigation: { shown: { page: 'cams' } },
    reporting: { lastProblem: null },
  },
  laws,
}
