import { recommended } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './recommendations.laws.ts'
import { recommendationsMachine } from './recommendations.machine.ts'

const actorId = recommended.id
const away = { ...recommended, id: 'actor-10', isOnline: false }

export const cases: Cases<typeof recommendationsMachine> = {
  machine: recommendationsMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'push.actorOffline': [pushed('actorOffline', { actorId })],
    'push.actorOnline': [pushed('actorOnline', { actorId: away.id })],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
    'recommendations.retryRequested': [{}],
    'recommendations.wanted': [
      { currentActorId: null, useGrid: true },
      { currentActorId: 'actor-7', useGrid: false },
    ],
    'recovery.retryDue': [{}],
  },
  answers: { loadRecommendations: { outputs: [[recommended, away]], errors: lost } },
  project: ({ context: { wanted } }) => wanted,
  laws,
}
