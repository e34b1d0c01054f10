import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed } from '../../core/shared.cases.ts'
import { laws } from './voiceCall.laws.ts'
import { type VoiceCallContext, voiceCallMachine } from './voiceCall.machine.ts'

const voicecallIdHash = 'call-1'
const none = { voicecallIdHash: null, phoneNumber: null, pin: null }

export const cases: Cases<typeof voiceCallMachine> = {
  machine: voiceCallMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'push.voicecallStarted': [
      pushed('voicecallStarted', { reload: true }),
      pushed('voicecallStarted'),
    ],
    'push.voicecallStopped': [
      pushed('voicecallStopped', { voicecallIdHash }),
      pushed('voicecallStopped'),
    ],
    'voiceCall.chatExitClosed': [{}],
    'voiceCall.chatExitOpened': [{}],
    'voiceCall.closeRequested': [{}],
    'voiceCall.openRequested': [{ actorId: 'actor-1' }],
    'voiceCall.startRequested': [{}],
  },
  answers: {
    startAnonymousCall: {
      outputs: [
        { ...none, resultCode: 2000, voicecallIdHash },
        { ...none, resultCode: 4000 },
      ],
      errors: lost,
    },
  },
  project: ({ context }) => {
    const { guestId, actorId, isChatExitOpen, stoppedHashes } = context as VoiceCallContext
    return [guestId, actorId, isChatExitOpen, stoppedHashes.length > 0]
  },
  laws,
}
