import { contest, tilePage } from '../../../fixtures/content/tileGrids.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './tileGrid.laws.ts'
import { tileGridMachine } from './tileGrid.machine.ts'

export const cases: Cases<typeof tileGridMachine> = {
  machine: tileGridMachine,
  inputs: [{ type: 'contests' }],
  events: {
    'recovery.retryDue': [{}],
    'tileGrid.forgotten': [{}],
    'tileGrid.retryRequested': [{}],
    'tileGrid.wanted': [{ page: 1 }, { page: 2 }],
  },
  answers: { loadTileGrid: { outputs: [tilePage([contest()])], errors: lost } },
  laws,
}
