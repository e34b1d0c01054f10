import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isOtherGuest } from '../guestPage.laws.ts'
import { videoAt } from '../video/videoAt.ts'
import type { FilmRequest } from './player.events.ts'
import type { playerMachine } from './player.machine.ts'
import { placeOf, placesIn, withPlace } from './player.stored.ts'
import { viewing } from './player.viewing.laws.ts'

type PlayerStep = Step<typeof playerMachine>

type Shown = 'idle' | 'watching' | 'previewOver' | 'ended' | 'failed'
const is = (snapshot: PlayerStep['before'], shown: Shown) => snapshot?.matches({ shown }) ?? false
/** Another page than that of the video, or that of another video. */
const left = ({ on, before }: PlayerStep) => {
  const entered = on('navigation.pageEntered')
  if (!entered) return false
  const videoId = videoAt(entered.path)
  return videoId === null || videoId !== before?.context.videoId
}
const isBought = ({ on, before }: PlayerStep) => {
  const bought = on('purchase.done')
  return bought !== undefined && bought.mediumId === before?.context.videoId
}
/** Whether more of it may be seen now. */
const isMore = (step: PlayerStep) => isBought(step) || isOtherGuest(step)

/** From which second the film is to play now; undefined where it is not to begin. */
function begins(step: PlayerStep): number | undefined {
  const { on, before } = step
  if (!before || left(step)) return undefined
  const { videoId, time, places, failure } = before.context
  const isPlay = on('player.playRequested') !== undefined
  const isContinued = on('player.continueRequested')?.videoId === videoId
  if (is(before, 'idle')) {
    const at = isBought(step) ? on('purchase.done')?.at : null
    if (on('player.restartRequested')) return 0
    return isPlay || isContinued ? placeOf(places, videoId) : (at ?? undefined)
  }
  if (is(before, 'watching')) return isMore(step) ? time : undefined
  if (is(before, 'previewOver')) {
    if (isPlay) return 0
    return isMore(step) || isContinued || on('push.vipAboUpdated') ? time : undefined
  }
  if (is(before, 'ended')) return isPlay ? 0 : undefined
  const isAgain = on('player.retryRequested') ?? (failure === 'network' && on('recovery.retryDue'))
  return is(before, 'failed') && isAgain ? time : undefined
}

/** Whether it is to be written down where the guest is. */
function isPlaceDue(step: PlayerStep): boolean {
  const { on, before } = step
  if (!before?.context.film || before.context.film.missing) return false
  if (left(step)) return true
  if (!is(before, 'watching')) return false
  const told = on('player.timeTold')
  const { places, videoId } = before.context
  if (told) return Math.abs(told.time - placeOf(places, videoId)) >= 10
  const isPaused = on('player.pauseRequested') ?? on('player.pauseTold')?.isPaused
  const isPlaying = before.matches({ shown: { watching: { wish: 'play' } } })
  return on('player.filmEnded') !== undefined || (isPlaying && Boolean(isPaused))
}

/** Which film is played, from where, and until when. */
const playing: Laws<typeof playerMachine> = {
  'is of the video of its page, and begins at rest': (step) => {
    const { on, before, after } = step
    const entered = on('navigation.pageEntered')
    const { videoId, film, time, failure } = after.context
    const isRight =
      videoId === (entered ? videoAt(entered.path) : (before?.context.videoId ?? null))
    const isShown = after.matches('shown') === (videoId !== null)
    if (!isRight || !isShown || !left(step)) return isRight && isShown
    const isAtRest = videoId === null || is(after, 'idle')
    return isAtRest && film === null && time === 0 && failure === null
  },
  'knows who is here': ({ on, before, after }) => {
    const identified = on('guest.identified')
    return (
      after.context.guestId === (identified ? guestIdOf(identified.guest) : before?.context.guestId)
    )
  },
  'plays once the guest wants to see it [VID-25], from where they stopped, and goes on at that second once they may see more [VID-12]':
    (step) => {
      const from = begins(step)
      const inputs = step.began('playFilm') as FilmRequest[]
      if (from === undefined) return inputs.length === 0
      const { videoId, viewing } = step.after.context
      const expected = { videoId, from, ...viewing }
      return inputs.length === 1 && JSON.stringify(inputs[0]) === JSON.stringify(expected)
    },
  'nothing is known of a film that begins': (step) => {
    const { film, loaded, heights, shownHeight, missingHeight, isFull, failure } =
      step.after.context
    if (begins(step) === undefined) return true
    const known = [film, shownHeight, missingHeight, failure].some((one) => one !== null)
    return !known && loaded === 0 && heights.length === 0 && !isFull
  },
  'plays until its end, that of its preview, or a failure': (step) => {
    const { on, before, after, runs } = step
    const isEnded =
      on('player.filmEnded') ??
      on('player.previewEnded') ??
      on('player.filmGone') ??
      on('player.filmFailed')
    const isOver = isEnded !== undefined || left(step)
    const isPlayed = begins(step) !== undefined || (is(before, 'watching') && !isOver)
    return is(after, 'watching') === isPlayed && runs('playFilm') === isPlayed
  },
  'stands where it ended, and says why': (step) => {
    const { on, before, after } = step
    if (!is(before, 'watching') || left(step)) return true
    const failure = on('player.filmGone') ? 'gone' : on('player.filmFailed')?.reason
    if (failure) return is(after, 'failed') && after.context.failure === failure
    if (on('player.previewEnded')) return is(after, 'previewOver')
    return !on('player.filmEnded') || is(after, 'ended')
  },
  'what is offered at the end of a preview is told of it, and when it is left [INC-12]': ({
    before,
    after,
    told,
  }) => {
    const types = told('previewOffer')
      .map(({ type }) => type)
      .join()
    const is = after.matches({ shown: 'previewOver' })
    if (is === (before?.matches({ shown: 'previewOver' }) ?? false)) return types === ''
    const [event] = told('previewOffer')
    return is
      ? types === 'previewOffer.previewEnded' && event?.videoId === after.context.videoId
      : types === 'previewOffer.previewLeft'
  },
  'a failure is told those who try again': ({ before, after, told }) =>
    told('recovery').length === (is(after, 'failed') && !is(before, 'failed') ? 1 : 0),
  'where the guest is of a film that they see whole is written down every 10 s, and when they pause, leave or are done':
    (step) => {
      const { on, before, after, told } = step
      const { places } = after.context
      const known = before?.context.places ?? []
      const written = told('storage').filter(({ item }) => item === 'videoPlaces')
      const stored = on('player.placesStored')
      if (stored) return written.length === 0 && places.length === placesIn(stored.value).length
      if (!isPlaceDue(step)) return written.length === 0 && (!before || places === known)
      const { videoId, film, time } = before?.context ?? {}
      const place = { videoId: videoId ?? '', time: left(step) ? (time ?? 0) : after.context.time }
      const expected = JSON.stringify(withPlace(known, place, film?.duration ?? 0))
      return (
        written.length === 1 &&
        written[0]?.value === expected &&
        JSON.stringify(places) === expected
      )
    },
}

export const laws: Laws<typeof playerMachine> = { ...playing, ...viewing }
