import type { SnapshotFrom } from 'xstate'
import { type PayTourView, viewNamed, viewOf } from './payTour.flows.ts'
import type { payTourMachine } from './payTour.machine.ts'
import type { ShownFlow } from './payTour.shown.ts'

type PayTourSnapshot = SnapshotFrom<typeof payTourMachine>

/** The view of the payment client that was asked for; null when the pay tour is closed [PAY-5]. */
export function selectView({ context: { opening } }: PayTourSnapshot): PayTourView | null {
  return opening && (viewNamed(opening.route) ?? viewOf(opening.flow))
}

/** What is shown, also after the payment client has changed it; null when the pay tour is closed. */
export function selectShownFlow(snapshot: PayTourSnapshot): ShownFlow | null {
  const { opening, shown } = snapshot.context
  if (!opening) return null
  return shown.flow ?? (selectView(snapshot) === 'signup' ? 'signup' : opening.flow)
}

/** How high the payment client's content is, in px; null as long as it has not said so. */
export function selectContentHeight({ context }: PayTourSnapshot): number | null {
  return context.shown.height
}
