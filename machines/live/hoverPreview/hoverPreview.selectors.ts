import type { SnapshotFrom } from 'xstate'
import type { HoverPreviewContext, hoverPreviewMachine } from './hoverPreview.machine.ts'

/**
 * What the tile of a performer shows beyond itself; null while there is nothing.
 * @returns the same object while nothing changed
 */
export function selectHoverPreview(
  snapshot: SnapshotFrom<typeof hoverPreviewMachine>,
  ofActor: string,
): HoverPreviewContext | null {
  const { actorId, picture, facts } = snapshot.context
  if (actorId !== ofActor || !snapshot.matches('shown')) return null
  return picture === null && facts === null ? null : snapshot.context
}
