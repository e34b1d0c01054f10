import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './favouriteCams.laws.ts'
import { favouriteCamsMachine } from './favouriteCams.machine.ts'

export const cases: Cases<typeof favouriteCamsMachine> = {
  machine: favouriteCamsMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('favoriteCams', '/en/favorites/'),
    'presenceFeed.told': [{ actorId: 'actor-1', isOnline: true, freeChat: true }],
    'push.actorOffline': [pushed('actorOffline')],
    'push.actorOnline': [pushed('actorOnline')],
    'push.favouritePinned': [
      pushed('favouritePinned'),
      pushed('favouritePinned', { kind: 'album', id: 'album-1' }),
    ],
    'push.favouriteUnpinned': [
      pushed('favouriteUnpinned'),
      pushed('favouriteUnpinned', { kind: 'album', id: 'album-1' }),
    ],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {},
  laws,
}
