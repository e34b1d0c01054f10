import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { lastWordLaws } from '../../core/lastWord.laws.ts'
import type { PictureRating } from '../album/album.events.ts'
import { isOtherGuest } from '../guestPage.laws.ts'
import type { OpenedGallery } from './lightBox.events.ts'
import type { lightBoxMachine } from './lightBox.machine.ts'

type BoxStep = Step<typeof lightBoxMachine>

const isOpen = (snapshot: BoxStep['before']) => snapshot?.matches({ box: 'open' }) ?? false
const opened = ({ on, before }: BoxStep) =>
  on('lightBox.openRequested') ?? (isOpen(before) ? undefined : on('lightBox.returnRequested'))
/** What is the guest's own is not shown to another. */
const isOwnOfAnother = (step: BoxStep) =>
  isOpen(step.before) && isOtherGuest(step) && step.before?.context.subject?.kind === 'own'
const isBought = ({ on, before }: BoxStep) => {
  const { kind, id } = before?.context.subject ?? {}
  return isOpen(before) && kind === 'album' && on('purchase.done')?.mediumId === id
}
const hasPicture = (snapshot: BoxStep['before'], pictureId: string | undefined) =>
  snapshot?.context.pictures.some(({ id }) => id === pictureId) ?? false

/** What lies over the page, and who sees it. */
const shown: Laws<typeof lightBoxMachine> = {
  'knows who is here': ({ on, before, after }) => {
    const identified = on('guest.identified')
    return (
      after.context.guestId === (identified ? guestIdOf(identified.guest) : before?.context.guestId)
    )
  },
  'is open until the guest closes it or goes back, or what is their own is another’s': (step) => {
    const { on, before, after } = step
    const isClosed =
      on('lightBox.closeRequested') ?? on('navigation.overlayLeft') ?? isOwnOfAnother(step)
    return isOpen(after) === (opened(step) !== undefined || (isOpen(before) && !isClosed))
  },
  'the back button has one step more while it is open': ({ on, before, after, told }) => {
    const types = told('navigation')
      .map(({ type }) => type)
      .join()
    if (isOpen(before) === isOpen(after)) return types === ''
    if (isOpen(after)) return types === 'navigation.overlayOpened'
    return types === (on('navigation.overlayLeft') ? '' : 'navigation.overlayClosed')
  },
  'asks for the album, or for what everybody sees of one, when it opens, is bought or another guest is here [GAL-15 GAL-23]':
    (step) => {
      const { on, before, after, began, runs } = step
      const { subject } = after.context
      const isAgain = on('recovery.retryDue') ?? on('lightBox.retryRequested')
      const isFailed = before?.matches({ box: { open: 'failed' } })
      const isDue =
        opened(step) ??
        ((isAgain && isFailed) || isBought(step) || (isOpen(before) && isOtherGuest(step)))
      const isAsked = isDue && subject !== null && subject.kind !== 'own'
      const inputs = began('openGallery') as { kind: string; albumId: string }[]
      return (
        inputs.length === (isAsked ? 1 : 0) &&
        inputs.every(({ kind, albumId }) => kind === subject?.kind && albumId === subject.id) &&
        runs('openGallery') === after.matches({ box: { open: 'opening' } })
      )
    },
  'is of what was opened last': (step) => {
    const { before, after } = step
    const { subject } = after.context
    const own = opened(step)
    return own
      ? subject === own.subject &&
          (subject.kind !== 'own' || after.matches({ box: { open: 'there' } }))
      : subject === (before?.context.subject ?? null)
  },
  'shows the pictures that are known, then those that are answered, with what the guest said of them':
    (step) => {
      const { on, answered, before, after } = step
      const { pictures, count } = after.context
      const answer = answered('openGallery')?.output as OpenedGallery | undefined
      if (answer) {
        return (
          after.matches({ box: { open: 'there' } }) &&
          count === answer.pictureCount &&
          pictures.map(({ id }) => id).join() === answer.pictures.map(({ id }) => id).join() &&
          pictures.every(({ id, guestRating }) => {
            const known = before?.context.pictures.find((one) => one.id === id)?.guestRating
            return known === undefined || guestRating === known
          })
        )
      }
      const own = opened(step)
      if (own) return pictures === own.pictures && count === own.count
      if (on('guest.identified') && isOpen(before) && isOtherGuest(step))
        return pictures.length === 0
      return answered('storePictureRating') ? true : !before || pictures === before.context.pictures
    },
  'a failure is shown, and told those who try again': ({ failed, after, told }) =>
    failed('openGallery')
      ? after.matches({ box: { open: 'failed' } }) && told('recovery').length === 1
      : told('recovery').length === 0,
}

/** How the guest sees the pictures, and what they say of them. */
const seen: Laws<typeof lightBoxMachine> = {
  'one picture is seen, and after the last that may be seen what opens the others': (step) => {
    const { on, answered, before, after } = step
    const { place, pictures, count } = after.context
    const moved = isOpen(before) ? on('lightBox.moved') : undefined
    const last = Math.max(0, count > pictures.length ? pictures.length : pictures.length - 1)
    if (opened(step)) return place === opened(step)?.place
    if (moved) return place === (moved.place <= last ? moved.place : before?.context.place)
    return answered('openGallery')
      ? place < Math.max(1, count)
      : place === (before?.context.place ?? 0)
  },
  'is seen as large as the guest wants, up to four times, and each picture as it fits first': (
    step,
  ) => {
    const { on, before, after, changed } = step
    const zoomed = isOpen(before) ? on('lightBox.zoomed') : undefined
    const { scale } = after.context
    if (opened(step) || changed.includes('place')) return answeredOrOne(step, scale)
    return (
      scale === (zoomed ? Math.min(4, Math.max(1, zoomed.scale)) : (before?.context.scale ?? 1))
    )
  },
  'a picture that did not come is lacking until it is tried again, and counted': (step) => {
    const { on, before, after } = step
    const { lacking, tries } = after.context
    const failed = isOpen(before) ? on('lightBox.pictureFailed') : undefined
    const again = isOpen(before) ? on('lightBox.pictureRetryRequested') : undefined
    if (opened(step)) return lacking.length === 0 && Object.keys(tries).length === 0
    if (again) {
      const known = before?.context.tries[again.pictureId] ?? 0
      return !lacking.includes(again.pictureId) && tries[again.pictureId] === known + 1
    }
    if (failed && hasPicture(before, failed.pictureId)) return lacking.includes(failed.pictureId)
    return !before || (lacking === before.context.lacking && tries === before.context.tries)
  },
  ...lastWordLaws<PictureRating>({
    region: 'rating',
    store: 'storePictureRating',
    thingOf: ({ pictureId }) => pictureId,
    saidNow: ({ on, before }) => {
      const rated = on('lightBox.pictureRated')
      if (!rated || !hasPicture(before as BoxStep['before'], rated.pictureId)) return undefined
      const { albumId, pictureId, rating } = rated
      return { albumId, pictureId, rating }
    },
    isForgotten: isOtherGuest,
  }),
  'what was stored is said of the picture here and in its album [GAL-21]': (step) => {
    const { answered, before, after, told } = step
    const [word] = answered('storePictureRating') ? (before?.context.said ?? []) : []
    const [event] = told('album')
    if (!word) return event === undefined
    const picture = after.context.pictures.find(({ id }) => id === word.pictureId)
    return (
      event?.pictureId === word.pictureId &&
      event.rating === word.rating &&
      (!picture || picture.guestRating === word.rating)
    )
  },
}

/** The pictures that are answered leave what is seen as large as it is. */
function answeredOrOne({ answered, before }: BoxStep, scale: number): boolean {
  return scale === (answered('openGallery') ? before?.context.scale : 1)
}

export const laws: Laws<typeof lightBoxMachine> = { ...shown, ...seen }
