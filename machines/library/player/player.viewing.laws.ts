import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { Viewing } from './player.events.ts'
import type { playerMachine } from './player.machine.ts'

type PlayerStep = Step<typeof playerMachine>

const speeds = [0.5, 1, 1.25, 1.5, 2]

const isWatching = ({ before }: PlayerStep) => before?.matches({ shown: 'watching' }) ?? false
const isShown = ({ before }: PlayerStep) => before?.matches('shown') ?? false
/** Whether the film is the same as before. */
const isSameFilm = (step: PlayerStep) =>
  isWatching(step) &&
  step.after.matches({ shown: 'watching' }) &&
  step.began('playFilm').length === 0

/** What the guest wants now of how it is seen; undefined when nothing changes. */
function wantedNow(step: PlayerStep): Partial<Viewing> | undefined {
  const { on, before } = step
  if (!before || !isShown(step)) return undefined
  const { viewing, heights, film } = before.context
  const volume = on('player.volumeChosen')?.volume
  const speed = on('player.speedChosen')?.speed
  if (volume !== undefined) return { volume, isMuted: false }
  if (on('player.muteToggled')) {
    return viewing.volume === 0 ? { volume: 1, isMuted: false } : { isMuted: !viewing.isMuted }
  }
  if (speed !== undefined) return speeds.includes(speed) ? { speed } : undefined
  if (!isWatching(step)) return undefined
  const quality = on('player.qualityChosen')?.quality
  const captions = on('player.captionsChosen')?.captions
  const missing = on('player.qualityMissing')
  const isThere = quality === null || (quality !== undefined && heights.includes(quality))
  const isKnown = captions === null || film?.captions.some(({ language }) => language === captions)
  if (isThere) return { quality }
  if (captions !== undefined) return isKnown ? { captions } : undefined
  return missing && (viewing.quality === missing.height ? { quality: null } : {})
}

/** What a running film is told; undefined when nothing. */
function orderOf(step: PlayerStep): object | undefined {
  const { on, before, after } = step
  const wish = before?.value as { shown?: { watching?: { wish?: string } } } | undefined
  const isPlaying = wish?.shown?.watching?.wish === 'play'
  if (!isWatching(step)) return undefined
  if (wantedNow(step)) return { type: 'film.view', viewing: after.context.viewing }
  if (on('player.fullToggled')) return { type: 'film.toggleFull' }
  if (on('player.seekRequested') ?? on('player.skipRequested')) {
    return { type: 'film.seek', to: after.context.time }
  }
  if (on('player.pauseRequested') && isPlaying) return { type: 'film.pause' }
  return on('player.playRequested') && !isPlaying ? { type: 'film.play' } : undefined
}

/** How it is seen, and where it is. */
export const viewing: Laws<typeof playerMachine> = {
  'is seen as the guest wants it, with this film and the next': (step) => {
    const { on, before, after } = step
    const silenced = isWatching(step) && on('player.silenced') ? { isMuted: true } : {}
    const known = before?.context.viewing ?? after.context.viewing
    const expected = { ...known, ...wantedNow(step), ...silenced }
    return Object.entries(expected).every(
      ([key, value]) => after.context.viewing[key as keyof Viewing] === value,
    )
  },
  'a running film is told what the guest wants of it, and nothing else': (step) => {
    const order = orderOf(step)
    return JSON.stringify(step.told('film')) === JSON.stringify(order ? [order] : [])
  },
  'how loud it is is kept for the next film as well [VID-30]': (step) => {
    const volume = isShown(step) ? step.on('player.volumeChosen')?.volume : undefined
    const written = step.told('storage').filter(({ item }) => item === 'playerVolume')
    return written.map(({ value }) => value).join() === (volume === undefined ? '' : String(volume))
  },
  'it plays or pauses as the guest wants, here or by the browser': (step) => {
    const { on, before, after } = step
    if (!after.matches({ shown: 'watching' })) return true
    if (!isSameFilm(step)) return after.matches({ shown: { watching: { wish: 'play' } } })
    const told = on('player.pauseTold')?.isPaused
    const wasPaused = before?.matches({ shown: { watching: { wish: 'pause' } } })
    const isPaused = on('player.pauseRequested')
      ? true
      : on('player.playRequested')
        ? false
        : (told ?? wasPaused)
    return after.matches({ shown: { watching: { wish: isPaused ? 'pause' : 'play' } } })
  },
  'the picture moves, stands or is sought, whatever is wanted': (step) => {
    const { on, before, after } = step
    if (!after.matches({ shown: 'watching' })) return true
    const was = (picture: 'moving' | 'seeking' | 'standing' | 'loading') =>
      before?.matches({ shown: { watching: { picture } } }) ?? false
    const is = (picture: 'moving' | 'seeking' | 'standing' | 'loading') =>
      after.matches({ shown: { watching: { picture } } })
    if (!isSameFilm(step)) return is('loading')
    if (on('player.pictureMoved')) return is('moving')
    if (on('player.seekRequested') ?? on('player.skipRequested')) return is('seeking')
    const isThere =
      (was('moving') && on('player.pictureStood')) || (was('seeking') && on('player.momentFound'))
    return isThere
      ? is('standing')
      : (['moving', 'seeking', 'standing', 'loading'] as const).every((one) => is(one) === was(one))
  },
  'is where the film says or the guest goes, never past what may be seen': (step) => {
    const { on, before, after } = step
    const { time } = after.context
    if (!before || !isWatching(step) || !after.matches('shown')) return true
    const { film, time: was, videoId } = before.context
    if (videoId !== after.context.videoId) return time === 0
    const end = film ? (film.previewEnd ?? film.duration) : Number.POSITIVE_INFINITY
    const within = (wanted: number) => Math.max(0, Math.min(wanted, end))
    const opened = on('player.filmOpened')?.film
    const skipped = on('player.skipRequested')
    if (opened) return time === Math.min(was, opened.previewEnd ?? opened.duration)
    if (skipped) return time === within(was + skipped.seconds)
    if (on('player.filmEnded') ?? on('player.previewEnded')) return time === within(end)
    const wanted = on('player.seekRequested')
    return time === (wanted ? within(wanted.to) : (on('player.timeTold')?.time ?? was))
  },
  'knows of the film what it says of itself': (step) => {
    const { on, before, after } = step
    if (!before || !isSameFilm(step)) return true
    const { film, loaded, heights, shownHeight, missingHeight, isFull } = after.context
    const was = before.context
    const missing = on('player.qualityMissing')?.height
    const told = on('player.qualitiesTold')?.heights ?? was.heights
    return (
      film === (on('player.filmOpened')?.film ?? was.film) &&
      loaded === (on('player.timeTold')?.loaded ?? was.loaded) &&
      shownHeight === (on('player.qualityShown')?.height ?? was.shownHeight) &&
      missingHeight === (missing ?? was.missingHeight) &&
      isFull === (on('player.fullTold')?.isFull ?? was.isFull) &&
      heights.join() === told.filter((one) => one !== missing).join()
    )
  },
}
