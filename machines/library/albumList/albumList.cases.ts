import type { Cases } from '../../../src/testing/cases.ts'
import {
  bought,
  identified,
  pinPushes,
  pushed,
  queries,
  sessions,
  visits,
} from '../../core/shared.cases.ts'
import { laws } from './albumList.laws.ts'
import { albumListMachine } from './albumList.machine.ts'

export const cases: Cases<typeof albumListMachine> = {
  machine: albumListMachine,
  inputs: [undefined],
  events: {
    'albumList.chosen': [{ choice: { albumType: 'vip' } }],
    'albumList.orderChosen': [{ order: 'cheapest' }],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('photos', '/en/photos/'),
    'navigation.queryEntered': queries('photos', { sort: 'topRated' }),
    'purchase.done': bought('album1', 'album'),
    ...pinPushes('album', 'album1'),
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {},
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
