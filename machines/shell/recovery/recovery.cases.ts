import type { Cases } from '../../../src/testing/cases.ts'
import { sessions } from '../../core/shared.cases.ts'
import { laws } from './recovery.laws.ts'
import { recoveryMachine } from './recovery.machine.ts'

export const cases: Cases<typeof recoveryMachine> = {
  machine: recoveryMachine,
  inputs: [undefined],
  events: {
    'browser.wentOnline': [{}],
    'realtime.sessionEstablished': sessions,
    'recovery.loadFailed': [{}],
  },
  answers: {},
  laws,
}
