import type { SnapshotFrom } from 'xstate'
import { picturesIn, type videoPicturesMachine } from './videoPictures.machine.ts'

type VideoPicturesSnapshot = SnapshotFrom<typeof videoPicturesMachine>

const nobodyLooks: readonly string[] = []

/** Selects the pictures of an album while the guest looks at its tile; none at all otherwise [TIL-6]. */
export function selectVideoPictures(albumId: string) {
  return (snapshot: VideoPicturesSnapshot): readonly string[] =>
    snapshot.matches('shown') && snapshot.context.albumId === albumId
      ? (picturesIn(snapshot.context) ?? nobodyLooks)
      : nobodyLooks
}

/** Which of them is seen, from 0; null while they are all seen side by side. */
export function selectPictureAt(snapshot: VideoPicturesSnapshot): number | null {
  return snapshot.matches({ shown: 'still' }) ? null : snapshot.context.at
}
