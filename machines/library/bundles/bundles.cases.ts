import { bundle } from '../../../fixtures/library/album.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './bundles.laws.ts'
import { bundlesMachine } from './bundles.machine.ts'

const balance = { balance: 100, balanceFormatted: '100', isPayingCustomer: true }

export const cases: Cases<typeof bundlesMachine> = {
  machine: bundlesMachine,
  inputs: [undefined],
  events: {
    'bundles.orderRequested': [{ bundleId: 'bundle1' }],
    'bundles.retryRequested': [{}],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('bundles', '/en/bundles/'),
    'push.guestBalance': [
      { ...balance, isPayment: true },
      { ...balance, isPayment: false },
    ],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    loadBundles: { outputs: [[bundle()], []], errors: lost },
    orderBundle: {
      outputs: [
        { isOrdered: true, checkoutUrl: 'https://pay.example/checkout/bundle1?selectedAmount=500' },
        { isOrdered: false, refusal: 'gone' },
      ],
      errors: lost,
    },
  },
  laws,
}
