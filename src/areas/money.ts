import { fromCallback } from 'xstate'
import { autoRechargeMachine } from '../../machines/money/autoRecharge/autoRecharge.machine.ts'
import { bonusCodeMachine } from '../../machines/money/bonusCode/bonusCode.machine.ts'
import { cancellationOfferMachine } from '../../machines/money/cancellationOffer/cancellationOffer.machine.ts'
import { checkoutMachine } from '../../machines/money/checkout/checkout.machine.ts'
import { oneClickMachine } from '../../machines/money/oneClick/oneClick.machine.ts'
import { type PaySuccess, payTourMachine } from '../../machines/money/payTour/payTour.machine.ts'
import { saveTeaserState } from '../../services/money/autoRecharge.service.ts'
import {
  checkCode,
  loadRedeemedCodes,
  loadRemainingCodes,
  redeemCode,
} from '../../services/money/bonusCode.service.ts'
import { acceptOffer } from '../../services/money/cancellationOffer.service.ts'
import { createCheckoutWork } from '../../services/money/checkout.service.ts'
import { createPayTabLogic } from '../../services/money/payTab.service.ts'
import { createPayTourService } from '../../services/money/payTour.service.ts'
import { actor, asks, loads, type Manifest } from './area.ts'

/** What is paid, given and offered. */
export const money = {
  payTour: actor(payTourMachine, {
    input: ({ language, config }) => ({ language, ...config }),
    slots({ environment, request, credentials, config, secrets }) {
      const payUrl = () => config().payUrl
      const payTour = createPayTourService(environment, request, credentials, payUrl, secrets)
      return {
        confirmSuccess: asks(payTour, (service, success: PaySuccess) =>
          service.confirmSuccess(success),
        ),
        payFrame: fromCallback(payTour.talkTo(() => environment.payFrameWindow())),
        payTab: createPayTabLogic(environment, payTour),
      }
    },
  }),
  cancellationOffer: actor(cancellationOfferMachine, {
    slots: ({ request }) => ({ acceptOffer: asks(request, acceptOffer) }),
  }),
  autoRecharge: actor(autoRechargeMachine, {
    slots: ({ request }) => ({ saveTeaserState: asks(request, saveTeaserState) }),
  }),
  bonusCode: actor(bonusCodeMachine, {
    slots: ({ request, content, bonusCodes }) => ({
      checkCode: asks(content, checkCode),
      loadRedeemedCodes: loads(bonusCodes, loadRedeemedCodes),
      loadRemainingCodes: loads(content, loadRemainingCodes),
      redeemCode: asks(request, redeemCode),
    }),
  }),
  checkout: actor(checkoutMachine, {
    slots: ({ environment, config }) => ({
      checkoutWindow: fromCallback(createCheckoutWork(environment, () => config().checkoutOrigin)),
    }),
  }),
  oneClick: actor(oneClickMachine),
} satisfies Manifest
