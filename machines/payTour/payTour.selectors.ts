import type { SnapshotFrom } from 'xstate'
import type { PayTourFlow } from './payTour.events.ts'
import type { payTourMachine } from './payTour.machine.ts'

type PayTourSnapshot = SnapshotFrom<typeof payTourMachine>

/** The flow that is open; null when the pay tour is closed. */
export function selectFlow({ context }: PayTourSnapshot): PayTourFlow | null {
  return context.flow
}

/** Where the payment client's frame points; null when no frame is to be shown. */
export function selectPayFrameUrl(snapshot: PayTourSnapshot): string | null {
  return snapshot.matches('open') ? snapshot.context.frameUrl : null
}

/** Whether the payment client is still to answer from its frame. */
export function selectIsPayFrameOpening(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: 'opening' })
}

/** Whether the payment client has answered. */
export function selectIsPayFrameReady(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: 'ready' })
}

/** Whether the payment client did not answer in time; opening the flow again tries again. */
export function selectIsPayFrameUnanswered(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: 'unanswered' })
}

/** Whether the server is being told of a success. */
export function selectIsConfirming(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches('confirming')
}

/** Whether telling the server of the last success failed. */
export function selectHasConfirmFailed({ context }: PayTourSnapshot): boolean {
  return context.hasConfirmFailed
}

/** Whether login and signup may be offered [LGN-21]. */
export function selectIsLoginOffered({ context }: PayTourSnapshot): boolean {
  return context.loginEnabled
}

/** Whether a payment waits for feedback [RT-13]. */
export function selectIsPaymentInProgress({ context }: PayTourSnapshot): boolean {
  return context.isPaymentInProgress
}
