import type { SnapshotFrom } from 'xstate'
import type { cancellationOfferMachine } from './cancellationOffer.machine.ts'

type CancellationOfferSnapshot = SnapshotFrom<typeof cancellationOfferMachine>

/** Whether the offer is being accepted. */
export function selectIsOfferBeingAccepted(snapshot: CancellationOfferSnapshot): boolean {
  return snapshot.matches({ offered: 'accepting' })
}

/** Whether the offer was accepted; its bar stays until it is closed. */
export function selectIsOfferAccepted(snapshot: CancellationOfferSnapshot): boolean {
  return snapshot.matches({ offered: 'accepted' })
}

/** What the platform says about the accepted offer; null when it says nothing [REQ-2]. */
export function selectAcceptedOfferInfo({ context }: CancellationOfferSnapshot): string | null {
  return context.info
}
