import type { SnapshotFrom } from 'xstate'
import type { PreviewIncentive } from './previewOffer.events.ts'
import type { previewOfferMachine } from './previewOffer.machine.ts'

/** What is offered at the end of the preview; null while nothing is. */
export function selectPreviewIncentive({
  context,
}: SnapshotFrom<typeof previewOfferMachine>): PreviewIncentive | null {
  return context.incentive
}
