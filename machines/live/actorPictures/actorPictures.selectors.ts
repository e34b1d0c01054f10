import type { SnapshotFrom } from 'xstate'
import type { ActorPictures, Sedcard } from './actorPictures.events.ts'
import type { actorPicturesMachine } from './actorPictures.machine.ts'

type ActorPicturesSnapshot = SnapshotFrom<typeof actorPicturesMachine>

/** How far the pictures of that performer are. */
export function selectPicturesProgress(actorId: string) {
  return (snapshot: ActorPicturesSnapshot): 'loading' | 'known' | 'failed' => {
    const { actorId: known, pictures } = snapshot.context
    if (known !== actorId) return 'loading'
    if (snapshot.matches({ pictures: 'failed' })) return 'failed'
    return pictures ? 'known' : 'loading'
  }
}

/** The pictures of that performer; null until they came. */
export function selectPictures(actorId: string) {
  return ({ context }: ActorPicturesSnapshot): ActorPictures | null =>
    context.actorId === actorId ? context.pictures : null
}

/** Whether a picture lies over the page. */
export function selectIsPictureOpen(snapshot: ActorPicturesSnapshot): boolean {
  return snapshot.matches({ viewer: 'open' })
}

/** The sedcard whose picture lies over the page; null without one. */
export function selectOpenSedcard({ context }: ActorPicturesSnapshot): Sedcard | null {
  const { pictures, openId } = context
  const holds = (sedcard: Sedcard) => sedcard.pictures.some(({ id }) => id === openId)
  return pictures?.sedcards.find(holds) ?? null
}

/** The picture that lies over the page; null without one. */
export function selectOpenPictureId({ context }: ActorPicturesSnapshot): string | null {
  return context.openId
}
