import { messengerActor } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './channelDetails.laws.ts'
import { channelDetailsMachine } from './channelDetails.machine.ts'

const actorId = messengerActor.id

export const cases: Cases<typeof channelDetailsMachine> = {
  machine: channelDetailsMachine,
  inputs: [undefined],
  events: {
    'channelDetails.emailToggled': [{ actorId, isEnabled: true }],
    'channelDetails.retryRequested': [{}],
    'channelDetails.shown': [{ actorId }, { actorId: null }],
    'channelDetails.smsToggled': [{ actorId, isEnabled: true }],
    'push.actorOffline': [pushed('actorOffline', { actorId })],
    'push.actorOnline': [pushed('actorOnline', { actorId })],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: { loadMessengerActor: { outputs: [messengerActor], errors: lost } },
  laws,
}
