import type { SnapshotFrom } from 'xstate'
import { type PayTourView, viewNamed, viewOf } from './payTour.flows.ts'
import type { payTourMachine } from './payTour.machine.ts'

/** The view of the payment client that was asked for; null when the pay tour is closed [PAY-5]. */
export function selectView({
  context: { opening },
}: SnapshotFrom<typeof payTourMachine>): PayTourView | null {
  return opening && (viewNamed(opening.route) ?? viewOf(opening.flow))
}
