import type { SnapshotFrom } from 'xstate'
import type { Album, RatedPicture } from './album.events.ts'
import type { albumMachine } from './album.machine.ts'

type AlbumSnapshot = SnapshotFrom<typeof albumMachine>

/** The album of the page; null until it came, and where there is none. */
export function selectAlbum({ context }: AlbumSnapshot): Album | null {
  return context.album
}

/** How far the page's album is: what is there already stays while it is loaded anew. */
export function selectAlbumProgress(
  snapshot: AlbumSnapshot,
): 'waiting' | 'there' | 'gone' | 'unknown' | 'failed' {
  if (snapshot.matches({ page: { shown: 'gone' } })) return 'gone'
  if (snapshot.matches({ page: { shown: 'unknown' } })) return 'unknown'
  if (snapshot.context.album) return 'there'
  return snapshot.matches({ page: { shown: 'failed' } }) ? 'failed' : 'waiting'
}

/** Whether what the guest thinks of it is on its way. */
export function selectIsOpinionSent({ context }: AlbumSnapshot): boolean {
  return context.said.some(({ albumId }) => albumId === context.albumId)
}

/** Whether what the guest thinks of it did not arrive. */
export function selectHasOpinionFailed({ context }: AlbumSnapshot): boolean {
  return context.unstored.some(({ albumId }) => albumId === context.albumId)
}

/** The pictures that whoever asks sees of an album. */
export function selectSeenPictures({ isOpen, pictures, previews }: Album): readonly RatedPicture[] {
  return isOpen ? pictures : previews
}
