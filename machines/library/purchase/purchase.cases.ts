import { offer } from '../../../fixtures/library/purchase.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost } from '../../core/shared.cases.ts'
import { laws } from './purchase.laws.ts'
import { purchaseMachine } from './purchase.machine.ts'

const wanted = { kind: 'album', mediumId: 'album1', at: 3 } as const

export const cases: Cases<typeof purchaseMachine> = {
  machine: purchaseMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'navigation.overlayLeft': [{ isPageLeft: false }],
    'purchase.allowed': [
      { mediumId: 'album1', price: 40, payWith: 'coins' },
      { mediumId: 'album1', price: 50, payWith: 'coins' },
      { mediumId: 'album2', price: 40, payWith: 'coins' },
    ],
    'purchase.closeRequested': [{}],
    'purchase.retryRequested': [{}],
    'purchase.wanted': [{ ...wanted, price: 50 }],
    'purchase.wishRead': [
      { wish: { ...wanted, guestId: null } },
      { wish: { ...wanted, guestId: 'guest-1' } },
    ],
    'recovery.retryDue': [{}],
  },
  answers: {
    buyMedium: {
      outputs: [
        { isBought: true, isByThisOrder: true },
        { isBought: false, refusal: 'priceChanged', price: 50, basePrice: 50 },
      ],
      errors: lost,
    },
    loadOffer: { outputs: [offer(), offer({ isOwned: true }), null], errors: lost },
  },
  project: ({ context: { guestId, wish } }) => [guestId, wish?.guestId],
  laws,
}
