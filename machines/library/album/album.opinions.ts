import type { Album, AlbumFigures } from './album.events.ts'

/** The album with what the platform says of it now. */
export const withFigures = (album: Album | null, figures: Partial<AlbumFigures>): Album | null =>
  album && { ...album, ...figures }

/** The album with something of it pinned or no more, when it is of it; the same object when nothing changed. */
export function withPin(album: Album | null, kind: string, id: string, isPinned: boolean) {
  if (!album) return null
  if (kind === 'album') return album.id === id ? { ...album, isPinned } : album
  if (kind !== 'picture') return album
  const among = (pictures: Album['pictures']) =>
    pictures.some((one) => one.id === id)
      ? pictures.map((one) => (one.id === id ? { ...one, isPinned } : one))
      : pictures
  return { ...album, previews: among(album.previews), pictures: among(album.pictures) }
}
