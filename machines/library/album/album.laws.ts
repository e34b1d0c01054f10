import type { AnyStateMachine } from 'xstate'
import type { Laws, Step } from '../../../src/testing/laws.ts'
import { lastWordLaws } from '../../core/lastWord.laws.ts'
import { resolve } from '../../shell/navigation/routes.ts'
import { isOtherGuest, loadLaws, type Page, visitLaws } from '../guestPage.laws.ts'
import type { Album, AlbumAnswer, AlbumFigures, AlbumOpinion } from './album.events.ts'
import type { albumMachine } from './album.machine.ts'

type AlbumStep = Step<typeof albumMachine>

const albumAt = (path: string) => {
  const route = resolve(path)?.route
  return route?.name === 'actorAlbum' ? route.params.albumId : null
}
const page: Page = { region: 'page', isTheirs: ({ path }) => albumAt(path) !== null }

const opinionOf = ({ on, before }: Step<AnyStateMachine>): AlbumOpinion | undefined => {
  const like = on('album.likeGiven')
  const rated = on('album.rated')
  const albumId = (like ?? rated)?.albumId
  if (albumId === undefined || albumId !== before?.context.albumId) return undefined
  return like
    ? { by: 'like', albumId, isLiked: like.isLiked }
    : { by: 'rating', albumId, rating: rated.rating }
}
/** The view that is to be counted: who looks at which album. */
const viewOf = ({ context: { guestId, album } }: AlbumStep['after']) =>
  album && typeof guestId === 'string' ? `${guestId} ${album.id}` : undefined
const countedIn = (snapshot: AlbumStep['before']) => {
  const counted = snapshot?.context.counted
  return counted ? `${counted.guestId} ${counted.albumId}` : undefined
}
/** Whether the album has all that is told of it. */
const has = (album: Album | null, told: object) =>
  album !== null &&
  Object.entries(told).every(([key, value]) => album[key as keyof Album] === value)
const pictureOf = (album: Album | null, id: string | undefined) =>
  album?.pictures.find((one) => one.id === id)

export const laws: Laws<typeof albumMachine> = {
  ...visitLaws(page),
  ...loadLaws({
    ...page,
    load: 'loadAlbum',
    retried: 'album.retryRequested',
    isOutdated: ({ on, before }) =>
      on('push.vipAboUpdated') !== undefined ||
      (before !== undefined && on('purchase.done')?.mediumId === before.context.albumId),
  }),
  ...lastWordLaws<AlbumOpinion>({
    region: 'opinion',
    store: 'storeAlbumOpinion',
    thingOf: ({ albumId }) => albumId,
    saidNow: opinionOf,
    isForgotten: isOtherGuest,
  }),
  'is of the album that the address names, or named last': ({ on, before, after, began }) => {
    const entered = on('navigation.pageEntered')
    const named = entered && albumAt(entered.path)
    const { albumId } = after.context
    const inputs = began('loadAlbum') as { albumId: string }[]
    return (
      albumId === (named ?? before?.context.albumId ?? null) &&
      inputs.every((input) => input.albumId === albumId)
    )
  },
  'shows it as answered, or that it is gone or that there is none, and keeps it for this guest, with all that is told of it':
    (step) => {
      const { on, answered, before, after } = step
      const { album } = after.context
      const answer = answered('loadAlbum')?.output as AlbumAnswer | undefined
      if (answer) {
        const state = { there: 'known', gone: 'gone', unknown: 'unknown' }[answer.is]
        const isShown = after.matches({ page: { shown: state } } as never)
        return isShown && album === (answer.is === 'there' ? answer.album : null)
      }
      const known = before?.context.album ?? null
      const isOther = before?.context.albumId !== after.context.albumId || isOtherGuest(step)
      if (isOther) return album === null
      const told =
        answered('countAlbumView') ??
        answered('storeAlbumOpinion') ??
        on('album.commentsTold') ??
        on('album.pictureRated') ??
        on('push.favouritePinned') ??
        on('push.favouriteUnpinned')
      return told ? album?.id === known?.id : album === known
    },
  'has the figures that the platform tells [GAL-4 GAL-5 GAL-26], and what is said of its comments [GAL-6]':
    ({ on, answered, before, after }) => {
      const { album } = after.context
      const comments = on('album.commentsTold')
      const stored = answered('storeAlbumOpinion')?.output as Partial<AlbumFigures> | undefined
      const viewed = answered('countAlbumView')?.output as Partial<AlbumFigures> | undefined
      const { commentsTotal, isGuestAllowedToCommentAlbum } = comments ?? {}
      if (comments && album?.id === comments.albumId) {
        return has(album, { commentsTotal, isGuestAllowedToCommentAlbum })
      }
      if (stored && album?.id === before?.context.said[0]?.albumId) return has(album, stored)
      return !viewed || album?.id !== before?.context.counted?.albumId || has(album, viewed)
    },
  'it and its pictures are shown as pinned or not [GAL-22], and as rated [GAL-21]': ({
    on,
    after,
  }) => {
    const { album } = after.context
    const pin = on('push.favouritePinned') ?? on('push.favouriteUnpinned')
    const isPinned = on('push.favouritePinned') !== undefined
    const rated = on('album.pictureRated')
    const picture = pictureOf(album, rated?.pictureId)
    const isRated =
      !picture || album?.id !== rated?.albumId || picture.guestRating === rated?.rating
    const isThis = pin?.kind === 'album' && pin.id === album?.id
    return isRated && (!isThis || album?.isPinned === isPinned)
  },
  'each view of a guest is counted once, and again what may not have arrived; never for a visitor [GAL-10 GAL-11]':
    (step) => {
      const { on, before, after, began, runs } = step
      const view = viewOf(after)
      const inputs = began('countAlbumView') as { albumId: string; isFromSite: boolean }[]
      const wasCounted = view === undefined || view === countedIn(before)
      const isAgain =
        before?.matches({ view: 'failed' }) && on('recovery.retryDue') && view === countedIn(before)
      const isFree =
        !before?.matches({ view: 'counting' }) ||
        step.answered('countAlbumView') ||
        step.failed('countAlbumView')
      const isDue = isFree && view !== undefined && (!wasCounted || isAgain)
      return (
        inputs.length === (isDue ? 1 : 0) &&
        inputs.every(
          ({ albumId, isFromSite }) =>
            `${after.context.guestId} ${albumId}` === view &&
            isFromSite === after.context.isFromSite,
        ) &&
        countedIn(after) === (isDue ? view : countedIn(before)) &&
        runs('countAlbumView') === after.matches({ view: 'counting' })
      )
    },
  'only those who try again are told anything': ({ failed, addressees }) =>
    addressees.join() === (failed('loadAlbum') || failed('countAlbumView') ? 'recovery' : ''),
}
