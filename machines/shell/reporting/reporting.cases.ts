import type { Cases } from '../../../src/testing/cases.ts'
import { identified } from '../../core/shared.cases.ts'
import { laws } from './reporting.laws.ts'
import { mostProblems, type ReportingContext, reportingMachine } from './reporting.machine.ts'

export const cases: Cases<typeof reportingMachine> = {
  machine: reportingMachine,
  inputs: [{ build: '1', language: 'en', width: 1440, isVisible: true }],
  events: {
    'browser.hidden': [{}],
    'browser.shown': [{}],
    'guest.identified': identified,
    'reporting.problemMet': [{ problem: { where: 'home', what: 'TypeError' } }],
  },
  answers: {},
  project: ({ context }) => {
    const { isLoggedIn, isVisible, problems } = context as ReportingContext
    return [isLoggedIn, isVisible, problems === mostProblems ? 'all' : problems]
  },
  laws,
}
