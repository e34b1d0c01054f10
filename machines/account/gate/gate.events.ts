import type { GuestChanged, GuestIdentified } from '../guest/guest.events.ts'
import type { GuestState } from '../guest/guest.state.ts'
import type { GuestAction, RestrictionReason } from './gate.actions.ts'

export type GateEvent =
  | GuestIdentified
  | GuestChanged
  /** Somebody wants to do something that not everybody may. */
  | { type: 'gate.actionRequested'; action: GuestAction }
  /**
   * What somebody waited for has come: the age check, a subscription or money. Without an action
   * that waits for it the page is loaded again where the rules say so [AVS-5 AVS-6 GST-17 to GST-19
   * PAY-15].
   */
  | { type: 'gate.requirementMet'; reason: RestrictionReason; guest: GuestState }
  /** A subscription ended: the page is loaded again unless an action waits [GST-18 GST-19]. */
  | { type: 'gate.requirementLost'; reason: 'needAbo'; guest: GuestState }
  /** The way was left without having been gone to its end: nothing waits any more. */
  | { type: 'gate.wayLeft' }

declare module '../../core/address.ts' {
  interface Addresses {
    gate: GateEvent
  }
}
