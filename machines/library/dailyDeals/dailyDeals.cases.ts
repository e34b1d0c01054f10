import { dailyDeals } from '../../../fixtures/library/album.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { bought, identified, lost, pushed, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './dailyDeals.laws.ts'
import { dailyDealsMachine } from './dailyDeals.machine.ts'

export const cases: Cases<typeof dailyDealsMachine> = {
  machine: dailyDealsMachine,
  inputs: [undefined],
  events: {
    'dailyDeals.retryRequested': [{}],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('dailyDeals', '/en/daily-deals/'),
    'purchase.done': bought('video1'),
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: { loadDailyDeals: { outputs: [dailyDeals()], errors: lost } },
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
