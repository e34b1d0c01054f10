import type { SnapshotFrom } from 'xstate'
import type { PreviewHost } from './freePreview.events.ts'
import type { freePreviewMachine } from './freePreview.machine.ts'

type FreePreviewSnapshot = SnapshotFrom<typeof freePreviewMachine>

/** With whom the guest is offered a free preview; null while they are not. */
export function selectPreviewHost({ context }: FreePreviewSnapshot): PreviewHost | null {
  return context.host
}

/** How far the offer is. */
export function selectPreviewProgress({
  value,
}: FreePreviewSnapshot): FreePreviewSnapshot['value'] {
  return value
}

/** How long the guest was given, in whole minutes. */
export function selectPreviewMinutes({ context }: FreePreviewSnapshot): number {
  return Math.floor(context.seconds / 60)
}
