import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './updates.laws.ts'
import { updatesMachine } from './updates.machine.ts'

export const cases: Cases<typeof updatesMachine> = {
  machine: updatesMachine,
  inputs: [undefined],
  events: {
    'updates.buildReplaced': [{}],
    'updates.codeMissed': [{ build: '1' }],
    'updates.installRequested': [{}],
    'updates.postponed': [{}],
    'updates.versionReady': [{}],
    'updates.versionTookOver': [{}],
  },
  answers: {},
  laws,
}
