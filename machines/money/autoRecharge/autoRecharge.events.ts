import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'

/** How the teaser of the automatic top-up stands. */
export const autoRechargeTeaserModes = ['shown', 'dismissed', 'accepted'] as const
export type AutoRechargeTeaserMode = (typeof autoRechargeTeaserModes)[number]

export type AutoRechargeEvent =
  | GuestIdentified
  | PushEvent<'guestBalance'>
  /** Opens the flow and notes it [PAY-34]. */
  | { type: 'autoRecharge.acceptRequested' }
  | { type: 'autoRecharge.dismissRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    autoRecharge: AutoRechargeEvent
  }
}
