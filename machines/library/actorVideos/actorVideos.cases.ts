import { listedVideo } from '../../../fixtures/library/video.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { bought, identified, lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './actorVideos.laws.ts'
import { actorVideosMachine } from './actorVideos.machine.ts'

export const cases: Cases<typeof actorVideosMachine> = {
  machine: actorVideosMachine,
  inputs: [undefined],
  events: {
    'actorVideos.retryRequested': [{}],
    'actorVideos.wanted': [
      { actorId: 'actor1', isClassic: false },
      { actorId: 'actor1', isClassic: true },
      { actorId: 'actor2', isClassic: false, tagGroup: 'dance' },
    ],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': [{ page: 'home', path: '/en/', query: {} }],
    'purchase.done': bought('video1'),
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    loadActorHighlights: {
      outputs: [{ promoted: listedVideo(), top: [listedVideo({ id: 'video2' })] }],
      errors: lost,
    },
  },
  project: ({ context: { wanted } }) => wanted,
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
