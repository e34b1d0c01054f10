import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { callbackSlot } from '../../core/slot.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { writeRequested } from '../../shell/storage/write.ts'
import { guestGuards, type OfGuest } from '../guestPage.ts'
import { videoAt } from '../video/videoAt.ts'
import type { Film, FilmOrder, FilmRequest, PlayerEvent, Viewing } from './player.events.ts'
import { type Place, placeOf, placesIn, volumeIn, withPlace } from './player.stored.ts'

export interface PlayerContext extends OfGuest {
  /** The video of the page; null while there is none. */
  videoId: string | null
  /** Null until the platform let it play. */
  film: Film | null
  /** Where it is, and how far it is loaded, in seconds. */
  time: number
  loaded: number
  viewing: Viewing
  /** In which qualities it is there, in px; none before that is known. */
  heights: readonly number[]
  /** In which it is seen; null before that is known. */
  shownHeight: number | null
  /** That was not there, last; null when all were. */
  missingHeight: number | null
  isFull: boolean
  failure: 'gone' | 'network' | 'unsupported' | null
  /** Where the guest stopped, the newest first. */
  places: readonly Place[]
}

export interface PlayerInput {
  storedVolume: string | null
  storedPlaces: string | null
}

/** Those that one can choose. */
export const speeds = [0.5, 1, 1.25, 1.5, 2] as const
/** A place is written down whenever the film has gone on so far, in seconds. */
const placeEvery = 10

type Identified = { guest: GuestState }
type Named = { path: string }
type Heights = { heights: readonly number[] }
type Height = { height: number }
type Times = { time: number; loaded: number }

const nothingOpen = {
  film: null,
  loaded: 0,
  heights: [],
  shownHeight: null,
  missingHeight: null,
  isFull: false,
  failure: null,
}

/** Where the film may be at most, in seconds: before its end, or that of its preview. */
const endOf = ({ film }: Pick<PlayerContext, 'film'>) =>
  film ? (film.previewEnd ?? film.duration) : Number.POSITIVE_INFINITY
const within = (context: PlayerContext, time: number) => Math.max(0, Math.min(time, endOf(context)))

/** What the chart of the player stands on. */
export const playerSetup = setup({
  types: {} as {
    context: PlayerContext
    events: PlayerEvent
    input: PlayerInput
    children: { film: 'playFilm' }
  },
  actors: { playFilm: callbackSlot<FilmOrder, FilmRequest>('playFilm') },
  guards: {
    ...guestGuards,
    isThisVideo: ({ context }: { context: PlayerContext }, { path }: Named) =>
      context.videoId !== null && videoAt(path) === context.videoId,
    isOfVideo: (_: unknown, { path }: Named) => videoAt(path) !== null,
    isBoughtHere: ({ context }: { context: PlayerContext }, { mediumId }: { mediumId: string }) =>
      context.videoId === mediumId,
    isBoughtAtSecond: (
      { context }: { context: PlayerContext },
      { mediumId, at }: { mediumId: string; at: number | null },
    ) => context.videoId === mediumId && at !== null,
    isVideo: ({ context }: { context: PlayerContext }, { videoId }: { videoId: string }) =>
      context.videoId === videoId,
    hasLostConnection: ({ context }: { context: PlayerContext }) => context.failure === 'network',
    isPause: (_: unknown, { isPaused }: { isPaused: boolean }) => isPaused,
    isPlay: (_: unknown, { isPaused }: { isPaused: boolean }) => !isPaused,
    isSpeed: (_: unknown, { speed }: { speed: number }) => speeds.some((known) => known === speed),
    isThere: ({ context }: { context: PlayerContext }, { quality }: { quality: number | null }) =>
      quality === null || context.heights.includes(quality),
    isKnownLanguage: (
      { context }: { context: PlayerContext },
      { captions }: { captions: string | null },
    ) =>
      captions === null ||
      context.film?.captions.some(({ language }) => language === captions) === true,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    tellPreviewEnded: enqueueActions(({ context: { videoId }, enqueue }) => {
      if (videoId !== null)
        enqueue.sendTo(to('previewOffer'), { type: 'previewOffer.previewEnded', videoId })
    }),
    tellPreviewLeft: sendTo(to('previewOffer'), { type: 'previewOffer.previewLeft' }),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeVideo: assign((_, { path }: Named) => ({
      ...nothingOpen,
      videoId: videoAt(path),
      time: 0,
    })),
    leaveVideo: assign({ ...nothingOpen, videoId: null, time: 0 }),
    takeFilm: assign(({ context }, { film }: { film: Film }) => ({
      film,
      time: Math.min(context.time, film.previewEnd ?? film.duration),
    })),
    openAnew: assign(nothingOpen),
    beginAtPlace: assign(({ context: { places, videoId } }) => ({
      time: placeOf(places, videoId),
    })),
    beginAtSecond: assign((_, { at }: { at: number | null }) => ({ time: at ?? 0 })),
    beginAnew: assign({ time: 0 }),
    takeTimes: assign((_, { time, loaded }: Times) => ({ time, loaded })),
    takeMoment: assign(({ context }, { to: time }: { to: number }) => ({
      time: within(context, time),
    })),
    skip: assign(({ context }, { seconds }: { seconds: number }) => ({
      time: within(context, context.time + seconds),
    })),
    stopAtEnd: assign(({ context }) => ({ time: within(context, endOf(context)), loaded: 0 })),
    takeHeights: assign((_, { heights }: Heights) => ({ heights })),
    takeShownHeight: assign((_, { height }: Height) => ({ shownHeight: height })),
    takeMissing: assign(({ context: { heights, viewing } }, { height }: Height) => ({
      missingHeight: height,
      heights: heights.filter((one) => one !== height),
      viewing: viewing.quality === height ? { ...viewing, quality: null } : viewing,
    })),
    takeFull: assign((_, { isFull }: { isFull: boolean }) => ({ isFull })),
    takeViewing: assign(({ context: { viewing } }, change: Partial<Viewing>) => ({
      viewing: { ...viewing, ...change },
    })),
    toggleMute: assign(({ context: { viewing } }) => ({
      viewing:
        viewing.volume === 0
          ? { ...viewing, volume: 1, isMuted: false }
          : { ...viewing, isMuted: !viewing.isMuted },
    })),
    takeFailure: assign((_, { reason }: { reason: PlayerContext['failure'] }) => ({
      failure: reason,
    })),
    takePlaces: assign((_, { value }: { value: string | null }) => ({ places: placesIn(value) })),
    /** How loud it is, for the next film as well [VID-30 CNS-7]. */
    storeVolume: sendTo(to('storage'), ({ context: { viewing } }) =>
      writeRequested('playerVolume', String(viewing.volume)),
    ),
    /** Where the guest is, of a film that they see whole. */
    storePlace: enqueueActions(
      ({ context: { videoId, film, time, places }, enqueue }, { isSure }: { isSure: boolean }) => {
        if (!videoId || !film || film.missing) return
        if (!isSure && Math.abs(time - placeOf(places, videoId)) < placeEvery) return
        const next = withPlace(places, { videoId, time }, film.duration)
        enqueue.assign({ places: next })
        enqueue.sendTo(to('storage'), writeRequested('videoPlaces', JSON.stringify(next)))
      },
    ),
    tellPlay: sendTo('film', { type: 'film.play' } satisfies FilmOrder),
    tellPause: sendTo('film', { type: 'film.pause' } satisfies FilmOrder),
    tellFull: sendTo('film', { type: 'film.toggleFull' } satisfies FilmOrder),
    tellMoment: sendTo(
      'film',
      ({ context: { time } }): FilmOrder => ({ type: 'film.seek', to: time }),
    ),
    tellViewing: sendTo(
      'film',
      ({ context: { viewing } }): FilmOrder => ({ type: 'film.view', viewing }),
    ),
  },
})

/** How the player begins: as loud as the guest wanted the last film [VID-30]. */
export function startOf({ storedVolume, storedPlaces }: PlayerInput): PlayerContext {
  return {
    ...nothingOpen,
    guestId: undefined,
    videoId: null,
    time: 0,
    viewing: {
      quality: null,
      captions: null,
      volume: volumeIn(storedVolume),
      isMuted: false,
      speed: 1,
    },
    places: placesIn(storedPlaces),
  }
}
