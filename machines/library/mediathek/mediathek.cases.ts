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
import { laws } from './mediathek.laws.ts'
import { mediathekMachine } from './mediathek.machine.ts'

export const cases: Cases<typeof mediathekMachine> = {
  machine: mediathekMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'mediathek.archiveRequested': [{ id: 'video1', isArchived: true }],
    'mediathek.noticeClosed': [{}],
    'mediathek.splitChosen': [{ split: 'audio' }],
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('mediathek', '/en/mediathek/'),
    'navigation.queryEntered': queries('mediathek', { split: 'archive' }),
    'purchase.done': bought('video1'),
    'push.favouritePinned': [pushed('favouritePinned')],
    'push.favouriteUnpinned': [pushed('favouriteUnpinned')],
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    archiveMedium: { outputs: [{ refusal: null }, { refusal: 'notOwned' }], errors: lost },
  },
  project: ({ context: { orders } }) => orders.length,
  isFar: ({ context: { orders } }) => orders.length > 2,
  idle: {
    'guards isGuestKnown': 'one of what all pages of the library share',
  },
  laws,
}
