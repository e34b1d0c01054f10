import type { GuestChanged, GuestIdentified } from '../../account/guest/guest.events.ts'
import type { GuestLeaving } from '../../account/guest/guestLeaving.ts'
import type { PageEvent } from '../navigation/navigation.events.ts'
import type { PushEvent } from '../realtime/realtime.events.ts'

/** What may come about so that the page is loaded anew, or without the guest's own doing. */
export const outcomeKinds = [
  'ageAccepted',
  'ageRevoked',
  'callEnded',
  'credited',
  'loggedOut',
  'logoutFailed',
  'messagesUnsent',
  'partRestarted',
  'sessionExpired',
  'subscriptionBegan',
  'subscriptionEnded',
] as const

export type OutcomeKind = (typeof outcomeKinds)[number]

/** Something that came about. */
export interface Outcome {
  kind: OutcomeKind
  /** How many coins were credited, messages unsent, or euro cents paid for a subscription; 0 for what is not counted. */
  count: number
}

/** What the store of outcomes reports: what the page before this one had to tell. */
export type OutcomeStoreEvent = { type: 'outcomeStore.read'; outcomes: readonly Outcome[] }

/** What the store is told: what there is to tell, also if the page is loaded anew now. */
export type OutcomeStoreRequest = { type: 'outcomeStore.kept'; outcomes: readonly Outcome[] }

/** A subscription began, changed or ended. */
export type SubscriptionPush = PushEvent<'vipAboUpdated' | 'vxtvAboUpdated'>

export type OutcomesEvent =
  | OutcomeStoreEvent
  | GuestIdentified
  | GuestChanged
  | GuestLeaving
  | PageEvent
  | SubscriptionPush
  | PushEvent<'avsSet' | 'avsRevoked' | 'guestBalance' | 'sessionExpired' | 'voicecallStopped'>
  /** The guest left while so many messages were still on their way; they are sent no more. */
  | { type: 'outcomes.messagesUnsent'; count: number }
  /** The platform did not take the logout: the guest is still logged in there. */
  | { type: 'outcomes.logoutFailed' }
  /** A part of the page failed and was started again. */
  | { type: 'outcomes.partRestarted' }
  | { type: 'outcomes.closeRequested'; kind: OutcomeKind }

declare module '../../core/address.ts' {
  interface Addresses {
    outcomes: OutcomesEvent
    outcomeStore: OutcomeStoreRequest
  }
}
