import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed } from '../../core/shared.cases.ts'
import { fullConsent, noConsent } from '../consent/consent.decision.ts'
import { laws } from './tracking.laws.ts'
import { trackingMachine } from './tracking.machine.ts'

const abo = [
  { active: true, started: true, price: 10 },
  { active: true, started: false, price: 10 },
]

export const cases: Cases<typeof trackingMachine> = {
  machine: trackingMachine,
  inputs: [undefined],
  events: {
    'browser.hidden': [{}],
    'consent.decided': [{ consent: fullConsent }, { consent: noConsent }],
    'guest.identified': identified,
    'navigation.pageEntered': [{ page: 'actor', path: '/en/amateur/juno-amber/', query: {} }],
    'push.avsPending': [{}],
    'push.avsRejected': [pushed('avsRejected')],
    'push.avsSet': [{}],
    'push.guestBalance': [
      pushed('guestBalance', { isPayment: true }),
      pushed('guestBalance', { isPayment: false }),
    ],
    'push.vipAboUpdated': abo,
    'push.vxtvAboUpdated': abo,
    'tracking.actionTaken': [{ eventContext: 'menu', eventAction: 'open', eventData: {} }],
    'tracking.itemPurchased': [{ item: 'video', price: 8, currency: 'VXC' }],
  },
  answers: {},
  project: ({ context }) => context.entries.length,
  laws,
}
