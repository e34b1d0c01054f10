import type { Album, AlbumFigures, PictureRating, RatedPicture } from './album.events.ts'

/** The album with what the platform says of it now. */
export const withFigures = (album: Album | null, figures: Partial<AlbumFigures>): Album | null =>
  album && { ...album, ...figures }

/** The album with something of it pinned or no more, when it is of it; the same object when nothing changed. */
export function withPin(album: Album | null, kind: string, id: string, isPinned: boolean) {
  if (!album) return null
  if (kind === 'album') return album.id === id ? { ...album, isPinned } : album
  return kind === 'picture' ? withPicture(album, id, { isPinned }) : album
}

/** The album with what the guest said of one of its pictures; the same object when it is none of its own. */
export const withPictureRating = (
  album: Album | null,
  { albumId, pictureId, rating: guestRating }: PictureRating,
): Album | null => (album?.id === albumId ? withPicture(album, pictureId, { guestRating }) : album)

function withPicture(album: Album, id: string, what: Partial<RatedPicture>): Album {
  const among = (pictures: Album['pictures']) =>
    pictures.some((one) => one.id === id)
      ? pictures.map((one) => (one.id === id ? { ...one, ...what } : one))
      : pictures
  return { ...album, previews: among(album.previews), pictures: among(album.pictures) }
}
