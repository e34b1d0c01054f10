import type { Cases } from '../../../src/testing/cases.ts'
import { bought, identified, pushed, queries, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './videoList.laws.ts'
import { videoListMachine } from './videoList.machine.ts'

export const cases: Cases<typeof videoListMachine> = {
  machine: videoListMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': [
      ...visits('videos', '/en/videos/'),
      { page: 'videosAll', path: '/en/videos/all/', query: { list: 'bought' } },
      { page: 'videosAll', path: '/en/videos/all/', query: { list: 'nowhere' } },
    ],
    'navigation.queryEntered': queries('videos', { sort: 'cheapest' }),
    'purchase.done': bought('video1'),
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
    'videoList.chosen': [{ choice: { tags: ['candlelight'] } }],
    'videoList.orderChosen': [{ order: 'longest' }],
  },
  answers: {},
  project: ({ context: { query } }) => query,
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
