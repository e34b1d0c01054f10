import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './checkout.laws.ts'
import { checkoutMachine } from './checkout.machine.ts'

export const cases: Cases<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: [undefined],
  events: {
    'checkout.closed': [{}],
    'checkout.closeRequested': [{}],
    'checkout.messageRefused': [{ reason: 'wrongId' }, { reason: 'foreignOrigin', count: 3 }],
    'checkout.opened': [{ inNewTab: true }],
    'checkout.openRequested': [
      { url: 'https://pay.example/checkout/abc?selectedAmount=100' },
      { url: 'https://pay.example/' },
    ],
    'checkout.popupBlocked': [{}],
    'checkout.urlInvalid': [{}],
  },
  answers: {},
  laws,
}
