import type { PayTourPresentation } from './payTour.events.ts'
import type { PayTourSnapshot } from './payTour.selectors.ts'

/** How the payment client is shown; null when the pay tour is closed [PAY-25 PAY-26 PAY-27]. */
export function selectPresentation({ context }: PayTourSnapshot): PayTourPresentation | null {
  return context.opening?.presentation ?? null
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
