import type { Cases } from '../../../src/testing/cases.ts'
import { lost, visits } from '../../core/shared.cases.ts'
import { laws } from './legal.laws.ts'
import { legalMachine } from './legal.machine.ts'

export const cases: Cases<typeof legalMachine> = {
  machine: legalMachine,
  inputs: [undefined],
  events: {
    'legal.retryRequested': [{}],
    'navigation.pageEntered': visits('terms', '/en/terms-of-service/'),
    'recovery.retryDue': [{}],
  },
  answers: { loadLegalText: { outputs: ['<h1>Terms</h1>'], errors: lost } },
  laws,
}
