import type { ActorPictures, PicturePin } from './actorPictures.events.ts'

interface Pinnable {
  id: string
  isPinned: boolean
}

/** The same list where nothing of it is otherwise. */
function pinnedIn<T extends Pinnable>(all: readonly T[], id: string, isPinned: boolean) {
  return all.some((one) => one.id === id && one.isPinned !== isPinned)
    ? all.map((one) => (one.id === id ? { ...one, isPinned } : one))
    : all
}

/** A performer's pictures once one of them, an album or a sedcard is pinned, or no more [RT-19]. */
export function withPin(
  pictures: ActorPictures,
  kind: PicturePin,
  id: string,
  isPinned: boolean,
): ActorPictures {
  const { albums, sedcards } = pictures
  if (kind === 'album') return { ...pictures, albums: pinnedIn(albums, id, isPinned) }
  if (kind === 'sedcards') return { ...pictures, sedcards: pinnedIn(sedcards, id, isPinned) }
  const withPictures = sedcards.map((sedcard) => {
    const changed = pinnedIn(sedcard.pictures, id, isPinned)
    return changed === sedcard.pictures ? sedcard : { ...sedcard, pictures: changed }
  })
  return { ...pictures, sedcards: withPictures }
}
