import { createActor } from 'xstate'
import type { PayTourFlow } from '../../../machines/money/payTour/payTour.flows.ts'
import { fakeWindow } from '../../../services/core/environment.fixtures.ts'
import { type Asked, newGuest, type Place, type PlatformStages } from './place.fixtures.ts'

/** A membership was cancelled, and runs until its period ends. */
const cancelled = ({ platform: { subscriptions, world } }: Place) => {
  const account = world.account('guest6')
  subscriptions.start(account, { kind: 'vxabo', key: 'first' })
  subscriptions.cancel(account, 'vxabo')
}
const renewed = ({ platform: { subscriptions, world } }: Place) => {
  subscriptions.resume(world.account('guest6'))
}

const redeemed = ({ platform: { codes, world }, as }: Place) => {
  codes.redeem('WELCOME50', world.account('guest6'))
  return as('guest6')
}

/** The payment client has told the page of a success, with a secret of the platform by which it is confirmed. */
const succeeded = ({ platform, payUrl, services, outside }: Place, asked: Asked) => {
  const flow = asked.flow as PayTourFlow
  const payWindow = fakeWindow()
  outside.payWindow = payWindow
  const frame = createActor(services.payFrame, { input: { flow, url: payUrl } }).start()
  const uhash = platform.successes.issue({ guestId: 'guest6', flow })
  const data = { type: 'success', data: { ...asked, uhash } }
  outside.post({ origin: new URL(payUrl).origin, source: payWindow, data })
  frame.stop()
}

export const money: PlatformStages = {
  autoRecharge: {},
  bonusCode: {
    checkCode: [newGuest, redeemed],
    redeemCode: [newGuest, newGuest, redeemed],
  },
  cancellationOffer: { acceptOffer: [cancelled, renewed] },
  payTour: { confirmSuccess: [succeeded, succeeded] },
}
