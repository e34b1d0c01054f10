import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './cams.laws.ts'
import { camsMachine } from './cams.machine.ts'

export const cases: Cases<typeof camsMachine> = {
  machine: camsMachine,
  inputs: [undefined],
  events: {
    'cams.filterChosen': [{ filter: { gender: 'F', isOnline: true } }],
    'cams.filterRemoved': [{ filterName: 'gender' }],
    'cams.layoutChosen': [{ layout: 'list' }],
    'cams.nameSubmitted': [{ name: ' Juno ' }, { name: '' }],
    'cams.orderChosen': [{ order: 'newest' }],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('cams', '/en/cams/'),
    'navigation.queryEntered': [
      { page: 'cams', query: { gender: 'M', age: 'any', sort: 'nearest' } },
      { page: 'home', query: {} },
    ],
    'presenceFeed.told': [{ actorId: 'actor-1', isOnline: true, freeChat: true }],
    'push.actorOffline': [pushed('actorOffline')],
    'push.actorOnline': [pushed('actorOnline')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {},
  project: ({ context }) => context.guestId,
  laws,
}
