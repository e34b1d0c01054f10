import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './eventLog.laws.ts'
import { eventLogMachine } from './eventLog.machine.ts'

export const cases: Cases<typeof eventLogMachine> = {
  machine: eventLogMachine,
  inputs: [undefined],
  events: {
    'eventLog.cancelRequested': [{}],
    'eventLog.saveRequested': [{}],
    'logFile.failed': [{}],
    'logFile.progressed': [{ share: 0.5 }],
    'logFile.saved': [{}],
  },
  // what takes any event looks to the types as if it answered
  answers: { logFile: { outputs: [], errors: [] } },
  laws,
}
