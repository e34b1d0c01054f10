import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import { type PicturesWanted, picturePins } from './actorPictures.events.ts'
import type { ActorPicturesContext, actorPicturesMachine } from './actorPictures.machine.ts'

type Happening = Pick<Step<typeof actorPicturesMachine>, 'on' | 'before' | 'after'>

const isOtherGuest = ({ before, after }: Happening) =>
  (before?.context.guestId ?? null) !== after.context.guestId
const isOtherActor = ({ before, after }: Happening) =>
  (before?.context.actorId ?? null) !== after.context.actorId
const pinOf = ({ on }: Pick<Happening, 'on'>) => {
  const push = on('push.favouritePinned') ?? on('push.favouriteUnpinned')
  return picturePins.some((kind) => kind === push?.kind) ? push : undefined
}
const pictureIn = ({ pictures }: ActorPicturesContext, pictureId: string | null | undefined) =>
  pictures?.sedcards.flatMap((sedcard) => sedcard.pictures).find(({ id }) => id === pictureId)

export const laws: Laws<typeof actorPicturesMachine> = {
  'knows who is here, and what age rating they chose': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    const { guestId, ageRating } = after.context
    if (!guest) return !before || !(changed.includes('guestId') || changed.includes('ageRating'))
    return guestId === guestIdOf(guest) && ageRating === guest.preferences.fsk
  },
  'knows whose pictures are wanted, and whether they are seen': ({
    on,
    before,
    after,
    changed,
  }) => {
    const wanted = on('actorPictures.wanted')
    if (wanted) return after.context.actorId === wanted.actorId && after.context.isShown
    if (on('actorPictures.left')) return !after.context.isShown
    return !before || !(changed.includes('actorId') || changed.includes('isShown'))
  },
  'asks for another performer, for another guest, in another language and after a session lost, as soon as they are seen':
    (step) => {
      const { on, before, after, began } = step
      const isTold = on('navigation.languageChanged') || on('realtime.sessionEstablished')
      if (after.matches({ pictures: 'unwanted' })) {
        return !after.context.isShown && began('loadActorPictures').length === 0
      }
      const isLost =
        on('realtime.sessionEstablished')?.resumed === false &&
        before?.matches({ pictures: 'known' })
      const isReturn = on('actorPictures.wanted') && before?.matches({ pictures: 'unwanted' })
      const isAnew =
        isOtherActor(step) || isOtherGuest(step) || on('navigation.languageChanged') || isLost
      const isDue = isAnew || isReturn
      if (isDue) return began('loadActorPictures').length === 1
      return isTold === undefined || began('loadActorPictures').length === 0
    },
  'asks anew when something is pinned meanwhile, which the answer may miss': ({
    on,
    before,
    began,
  }) => {
    if (!(on('push.favouritePinned') || on('push.favouriteUnpinned'))) return true
    const isMissed = pinOf({ on }) && before?.matches({ pictures: 'loading' })
    return began('loadActorPictures').length === (isMissed ? 1 : 0)
  },
  'asks again after a failure: as the guest wishes, or when that is due and they are seen': ({
    on,
    before,
    began,
  }) => {
    const isAgain = on('actorPictures.retryRequested') ?? on('recovery.retryDue')
    if (!isAgain) return true
    const isSeen = on('actorPictures.retryRequested') ? true : before?.context.isShown
    const isAsked = before?.matches({ pictures: 'failed' }) && isSeen
    return began('loadActorPictures').length === (isAsked ? 1 : 0)
  },
  'asks for nothing else, and for whom is wanted, as the guest chose': ({
    on,
    after,
    began,
    changed,
  }) => {
    const { actorId, ageRating = 16 } = after.context
    const asked = began('loadActorPictures') as PicturesWanted[]
    if (on('actorPictures.left') && asked.length > 0) return false
    if (on('guest.identified') && !changed.includes('guestId') && asked.length > 0) return false
    return asked.every((wanted) => wanted.actorId === actorId && wanted.ageRating === ageRating)
  },
  'shows what was answered, and nothing of another guest or performer': (step) => {
    const { answered, before, after, changed } = step
    const { pictures } = after.context
    const answer = answered('loadActorPictures')
    if (answer) return pictures === answer.output && after.matches({ pictures: 'known' })
    if (isOtherActor(step) || isOtherGuest(step)) return pictures === null
    return !before || pinOf(step) !== undefined || !changed.includes('pictures')
  },
  'what is pinned is shown so, and what is no more [FAV-3 RT-19]': ({ on, after }) => {
    const [pinned, unpinned] = [on('push.favouritePinned'), on('push.favouriteUnpinned')]
    const push = pinned ?? unpinned
    if (push?.kind !== 'picture') return true
    const picture = pictureIn(after.context, push.id)
    return picture === undefined || picture.isPinned === (pinned !== undefined)
  },
  'a failure is told those who try again': isToldWhenFailed('loadActorPictures'),
  'a picture lies over the page exactly while it is there': ({ after }) => {
    const { openId } = after.context
    if (after.matches({ viewer: 'closed' })) return openId === null
    return pictureIn(after.context, openId) !== undefined
  },
  'the picture asked for is shown, if it is there': ({ on, before, after, changed }) => {
    const asked = on('actorPictures.pictureRequested')?.pictureId
    if (asked === undefined) return after.context.openId === null || !changed.includes('openId')
    if (!before || pictureIn(before.context, asked)) return after.context.openId === asked
    return changed.length === 0
  },
  'it is closed when that is asked for, and when the guest goes back': ({ on, after }) =>
    !(on('actorPictures.pictureClosed') || on('navigation.overlayLeft')) ||
    after.matches({ viewer: 'closed' }),
  'it stays open while it is there': ({ on, before, after, changed }) =>
    !before?.matches({ viewer: 'open' }) ||
    after.matches({ viewer: 'open' }) ||
    changed.includes('pictures') ||
    (on('actorPictures.pictureClosed') ?? on('navigation.overlayLeft')) !== undefined,
  'the back button has one step more while it lies there': ({ on, before, after, told }) => {
    const types = told('navigation').map(({ type }) => type)
    const [wasOpen, isOpen] = [before, after].map((one) => one?.matches({ viewer: 'open' }))
    if (isOpen === (wasOpen ?? false)) return types.length === 0
    if (isOpen) return types.join() === 'navigation.overlayOpened'
    return types.join() === (on('navigation.overlayLeft') ? '' : 'navigation.overlayClosed')
  },
}
