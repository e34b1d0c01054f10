import type { SnapshotFrom } from 'xstate'
import type { PayTourPresentation } from './payTour.events.ts'
import type { PayTourFlow } from './payTour.flows.ts'
import type { payTourMachine } from './payTour.machine.ts'

type PayTourSnapshot = SnapshotFrom<typeof payTourMachine>

/** The flow that is open; null when the pay tour is closed. */
export function selectFlow({ context }: PayTourSnapshot): PayTourFlow | null {
  return context.opening?.flow ?? null
}

/** How the payment client is shown; null when the pay tour is closed [PAY-25 PAY-26 PAY-27]. */
export function selectPresentation({ context }: PayTourSnapshot): PayTourPresentation | null {
  return context.opening?.presentation ?? null
}

/** Where the payment client's frame points; null when no frame is to be shown. */
export function selectPayFrameUrl({ context: { opening } }: PayTourSnapshot): string | null {
  return opening && opening.presentation !== 'tab' ? opening.url : null
}

/** Whether the payment client is still to answer. */
export function selectIsPayFrameOpening(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: { client: 'awaiting' } })
}

/** Whether the payment client has answered. */
export function selectIsPayFrameReady(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: { client: 'ready' } })
}

/** Whether the payment client did not answer in time; `payTour.retryRequested` tries again. */
export function selectIsPayFrameUnanswered(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: { client: 'unanswered' } })
}

/** Whether the browser let no tab open; `payTour.retryRequested`, from a click, tries again. */
export function selectIsTabBlocked(snapshot: PayTourSnapshot): boolean {
  return snapshot.matches({ open: { client: 'blocked' } })
}

export type FrameSize = '675x740' | 'full' | '100vh'

/** How large the frame is; null without one [PAY-45 PAY-46 PAY-47]. */
export function selectFrameSize(snapshot: PayTourSnapshot): FrameSize | null {
  const presentation = selectPresentation(snapshot)
  if (presentation === 'fullHeightFrame') return '100vh'
  if (presentation !== 'frame') return null
  return selectIsPayFrameReady(snapshot) ? 'full' : '675x740'
}

/** Where within its frame the payment client wants to be seen, in px; another time, another object. */
export function selectScrollTo({ context }: PayTourSnapshot): { top: number } | null {
  return context.scrollTo
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
