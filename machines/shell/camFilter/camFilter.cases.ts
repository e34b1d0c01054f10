import { planted } from '../../../fixtures/core/planted.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './camFilter.laws.ts'
import { camFilterMachine } from './camFilter.machine.ts'

export const cases: Cases<typeof camFilterMachine> = {
  machine: camFilterMachine,
  inputs: [undefined],
  events: {
    'camFilter.applied': [{}],
    'camFilter.cleared': [{}],
    'camFilter.onlineOnlyChanged': [{ isOnlineOnly: true }],
    'camFilter.placeRequested': [{}],
    'camFilter.sortChanged': [{ sort: 'newest' }],
    'camFilter.zipCodeChanged': [{ zipCode: planted.postalCode }, { zipCode: '!' }],
    'recovery.retryDue': [{}],
  },
  answers: {
    findPlace: { outputs: [{ city: 'Kassel', countryCode: 'DE' }, null], errors: lost },
  },
  laws,
}
