import { newGuest, type Place, type PlatformStages } from './place.fixtures.ts'

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

export const money: PlatformStages = {
  autoRecharge: {},
  bonusCode: {
    checkCode: [newGuest, redeemed],
    redeemCode: [newGuest, newGuest, redeemed],
  },
  cancellationOffer: { acceptOffer: [cancelled, renewed] },
}
