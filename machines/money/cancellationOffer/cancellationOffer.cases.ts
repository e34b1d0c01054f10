import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed } from '../../core/shared.cases.ts'
import { laws } from './cancellationOffer.laws.ts'
import { cancellationOfferMachine } from './cancellationOffer.machine.ts'

export const cases: Cases<typeof cancellationOfferMachine> = {
  machine: cancellationOfferMachine,
  inputs: [undefined],
  events: {
    'cancellationOffer.acceptRequested': [{}],
    'cancellationOffer.closeRequested': [{}],
    'guest.identified': identified,
    'push.vipAboUpdated': [
      pushed('vipAboUpdated'),
      pushed('vipAboUpdated', { active: false, started: false }),
    ],
    'push.vxtvAboUpdated': [pushed('vxtvAboUpdated', { active: false, started: false })],
  },
  answers: {
    acceptOffer: {
      outputs: [
        { acceptedOffer: true, acceptedOfferInfo: 'Until June for half the price.' },
        { acceptedOffer: false, acceptedOfferInfo: null },
      ],
      errors: lost,
    },
  },
  laws,
}
