import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'

/** What became of the offer [REQ-2]. */
export interface CancellationOfferAnswer {
  acceptedOffer: boolean
  acceptedOfferInfo: string | null
}

/** What is sent to accept the offer [REQ-2]. */
export interface CancellationOfferAcceptance {
  guestId: string
  platformText: string
}

export type CancellationOfferEvent =
  | GuestIdentified
  /** A subscription that is over is offered again. */
  | PushEvent<'vipAboUpdated' | 'vxtvAboUpdated'>
  | { type: 'cancellationOffer.acceptRequested' }
  | { type: 'cancellationOffer.closeRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    cancellationOffer: CancellationOfferEvent
  }
}
