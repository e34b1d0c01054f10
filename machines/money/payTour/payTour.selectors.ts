import type { SnapshotFrom } from 'xstate'
import type { PayTourFlow } from './payTour.flows.ts'
import type { payTourMachine } from './payTour.machine.ts'

export type PayTourSnapshot = SnapshotFrom<typeof payTourMachine>

/** The flow that is open; null when the pay tour is closed. */
export function selectFlow({ context }: PayTourSnapshot): PayTourFlow | null {
  return context.opening?.flow ?? null
}

/** Where the payment client's frame points; null when no frame is to be shown. */
export function selectPayFrameUrl({ context: { opening } }: PayTourSnapshot): string | null {
  return opening && opening.presentation !== 'tab' ? opening.url : null
}

/** Whether the payment client is still to answer. */
export function selectIsPayFrameOpening(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: { client: 'awaiting' } })
}

/** Whether the page behind must not be scrolled: while a frame lies over it [PAY-28]. */
export function selectLocksScroll(snapshot: PayTourSnapshot): boolean {
  return selectPayFrameUrl(snapshot) !== null
}

/** Whether the server is being told of a success. */
export function selectIsConfirming(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches('confirming')
}

/** Whether telling the server of the last success failed [LGN-33]. */
export function selectHasConfirmFailed({ context }: PayTourSnapshot): boolean {
  return context.hasConfirmFailed
}

/** Whether login and signup may be offered [LGN-21]. */
export function selectIsLoginOffered({ context }: PayTourSnapshot): boolean {
  return context.loginEnabled
}

/** Whether a payment waits for feedback [PAY-29 RT-13]. */
export function selectIsPaymentInProgress({ context }: PayTourSnapshot): boolean {
  return context.isPaymentInProgress
}
