import type { RestrictionReason } from '../gate/gate.actions.ts'
import type { GateEvent } from '../gate/gate.events.ts'
import type { GuestPush } from './guest.events.ts'
import type { GuestState } from './guest.state.ts'

/**
 * What the gate is told of a push beside how the guest is now; null when it is nothing [AVS-5 AVS-6 GST-17 to GST-20 PAY-15].
 */
export function forGate(push: GuestPush, guest: GuestState): GateEvent | null {
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
      return push.isPayment ? met('needPurchase') : null
    default:
      return null
  }
}
