import type { SnapshotFrom } from 'xstate'
import type { deliveryMachine } from './delivery.machine.ts'
import type { Outgoing } from './outgoing.ts'

type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>

/** The guest's messages on their way, rejected ones and those just accepted, in order. */
export function selectOutgoing({ context }: DeliverySnapshot): Outgoing {
  return context.messages
}

/** Whether what is on its way is lost with this tab, for the browser cannot hold it. */
export function selectIsUnheld({ context }: DeliverySnapshot): boolean {
  return !context.isHeld
}

/** Whether this tab is the one that sends. */
export function selectIsLeading(snapshot: DeliverySnapshot): boolean {
  return snapshot.hasTag('leading')
}
