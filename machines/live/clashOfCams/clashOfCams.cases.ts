import { clash } from '../../../fixtures/live/clashOfCams.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed } from '../../core/shared.cases.ts'
import { laws } from './clashOfCams.laws.ts'
import { clashOfCamsMachine } from './clashOfCams.machine.ts'

/** It lasts for a minute from when the exploration begins. */
const endsAt = Date.UTC(2026, 0, 15, 12, 1)

export const cases: Cases<typeof clashOfCamsMachine> = {
  machine: clashOfCamsMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'push.clashOfCamsVoting': [{ data: clash({ endsAt }) }, pushed('clashOfCamsVoting')],
  },
  answers: {},
  laws,
}
