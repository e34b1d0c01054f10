import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './videoShare.laws.ts'
import { videoShareMachine } from './videoShare.machine.ts'

export const cases: Cases<typeof videoShareMachine> = {
  machine: videoShareMachine,
  inputs: [undefined],
  events: {
    'videoShare.closeRequested': [{}],
    'videoShare.emailChanged': [{ email: ' friend@example.org' }, { email: 'friend' }],
    'videoShare.openRequested': [{ videoId: 'video1' }],
    'videoShare.sendRequested': [{}],
    'videoShare.textChanged': [{ text: 'Look at this.' }],
  },
  answers: { sendVideoShareEmail: { outputs: [undefined], errors: lost } },
  laws,
}
