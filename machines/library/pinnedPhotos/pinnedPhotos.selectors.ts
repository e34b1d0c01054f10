import type { SnapshotFrom } from 'xstate'
import type { PinnedPhoto } from './pinnedPhotos.events.ts'
import type { pinnedPhotosMachine } from './pinnedPhotos.machine.ts'

type PinnedPhotosSnapshot = SnapshotFrom<typeof pinnedPhotosMachine>

/** What the guest has pinned; null until it came. */
export function selectPinnedPhotos({
  context,
}: PinnedPhotosSnapshot): readonly PinnedPhoto[] | null {
  return context.photos
}

export function selectHavePinsFailed(snapshot: PinnedPhotosSnapshot): boolean {
  return snapshot.matches({ wanted: 'failed' })
}
