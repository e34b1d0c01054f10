import type { Address, Addresses } from '../../core/address.ts'
import type { RestrictionReason } from '../gate/gate.actions.ts'
import type { GateEvent } from '../gate/gate.events.ts'
import type { GuestIdentified, GuestPush } from './guest.events.ts'
import type { GuestState } from './guest.state.ts'

type TakingIdentified = {
  [A in Address]: GuestIdentified extends Addresses[A] ? A : never
}[Address]

const identified: { readonly [A in TakingIdentified]: true } = {
  ageVerification: true,
  autoRecharge: true,
  bonusCode: true,
  cancellationOffer: true,
  conversionChat: true,
  dataProtection: true,
  delivery: true,
  messenger: true,
  recommendations: true,
  modals: true,
  newsletter: true,
  oneClick: true,
  payTour: true,
  profile: true,
  relations: true,
  reporting: true,
  statusBar: true,
  tracking: true,
  voiceCall: true,
  gate: true,
  login: true,
}

/**
 * Who is told each time the server said who the guest is. The gate comes after all whom it may tell
 * to do something, and before the login machine, which asks it.
 */
export const identifiedAudience = Object.keys(identified) as TakingIdentified[]

/** What the gate is told of a push [AVS-5 AVS-6 GST-17 to GST-20 PAY-15]. */
export function forGate(push: GuestPush, guest: GuestState): GateEvent {
  const met = (reason: RestrictionReason) =>
    ({ type: 'gate.requirementMet', reason, guest }) as const
  switch (push.type) {
    case 'push.avsSet':
      return met('needAgeCheck')
    case 'push.vipAboUpdated':
    case 'push.vxtvAboUpdated':
      return push.active
        ? met('needAbo')
        : { type: 'gate.requirementLost', reason: 'needAbo', guest }
    case 'push.guestBalance':
      return push.isPayment ? met('needPurchase') : { type: 'guest.changed', guest }
    default:
      return { type: 'guest.changed', guest }
  }
}
