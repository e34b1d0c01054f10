import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './legalVersions.laws.ts'
import { legalVersionsMachine } from './legalVersions.machine.ts'

const versions = [{ id: 'version-1', validFrom: Date.UTC(2025, 4, 1), summary: 'Shorter.' }]

export const cases: Cases<typeof legalVersionsMachine> = {
  machine: legalVersionsMachine,
  inputs: [undefined],
  events: {
    'legalVersions.moreRequested': [{}],
    'legalVersions.wanted': [{ id: 'GTC' }, { id: 'PP' }],
    'navigation.languageChanged': [{ language: 'de' }],
    'recovery.retryDue': [{}],
  },
  answers: {
    loadLegalVersions: {
      outputs: [
        { versions, total: 2 },
        { versions, total: 1 },
      ],
      errors: lost,
    },
  },
  project: ({ context }) => Math.min(context.versions.length, 2),
  laws,
}
