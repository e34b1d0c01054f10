import { collection } from '../../../fixtures/library/video.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import {
  bought,
  identified,
  lost,
  pushed,
  queries,
  sessions,
  visits,
} from '../../core/shared.cases.ts'
import { laws } from './collections.laws.ts'
import { collectionsMachine } from './collections.machine.ts'

const path = '/en/videos/all-videos/'
const opened = { list: 'collections', of: 'collection1' }

export const cases: Cases<typeof collectionsMachine> = {
  machine: collectionsMachine,
  inputs: [undefined],
  events: {
    'collections.retryRequested': [{}],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': [
      ...visits('videosAll', path),
      { page: 'videosAll', path, query: { list: 'collections' } },
      { page: 'videosAll', path, query: opened },
      { page: 'videosAll', path, query: { ...opened, of: 'collection2' } },
    ],
    'navigation.queryEntered': [
      ...queries('videosAll', { list: 'collections' }),
      { page: 'videosAll', query: opened },
      { page: 'videosAll', query: { list: 'bought' } },
    ],
    'purchase.done': bought('video1'),
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: { loadCollection: { outputs: [collection(), null], errors: lost } },
  project: ({ context: { openedId } }) => openedId,
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
