import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './consent.laws.ts'
import { consentMachine } from './consent.machine.ts'

export const cases: Cases<typeof consentMachine> = {
  machine: consentMachine,
  inputs: [{ stored: undefined }, { stored: '1:f1a1' }],
  events: {
    'consent.allAccepted': [{}],
    'consent.categorySwitched': [{ category: 'analytics', isAllowed: true }],
    'consent.choiceAccepted': [{}],
    'consent.choiceDismissed': [{}],
    'consent.choiceRequested': [{}],
    'consent.decisionStored': [{ value: '1:f1a1' }, { value: null }],
    'consent.necessaryAccepted': [{}],
  },
  answers: {},
  project: ({ context }) => context.consent !== null,
  laws,
}
