import { withEvent } from '../../core/withEvent.ts'
import type { FilmRequest, Viewing } from './player.events.ts'
import { playerSetup, startOf } from './player.setup.ts'

const place = (isSure: boolean) => ({ type: 'storePlace', params: { isSure } }) as const
const open = { target: 'watching', actions: 'openAnew' } as const
const goOn = { target: '#player.shown.watching', reenter: true, actions: 'openAnew' } as const
const chosen = <K extends keyof Viewing>(key: K) => ({
  type: 'takeViewing' as const,
  params: ({ event }: { event: Record<K, Viewing[K]> }) =>
    ({ [key]: event[key] }) as Pick<Viewing, K>,
})
/** What the guest may choose at any time; a running film is told. */
const choices = (told: 'tellViewing' | null) => {
  const then = told ? [told] : []
  return {
    'player.volumeChosen': {
      actions: [
        chosen('volume'),
        { type: 'takeViewing', params: { isMuted: false } },
        ...then,
        'storeVolume',
      ],
    },
    'player.muteToggled': { actions: ['toggleMute', ...then] },
    'player.speedChosen': {
      guard: { type: 'isSpeed', params: withEvent },
      actions: [chosen('speed'), ...then],
    },
  } as const
}

/**
 * The player of a video's page: it asks for the film once the guest wants to see it [VID-25], plays it as they
 * want, stops where a preview ends, and goes on at that very second once they may see all of it [VID-12].
 * One page has one player. What the picture does and what the guest wants of it are two things: it may
 * stand although it is to play.
 */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: ({ input }) => startOf(input),
  initial: 'away',
  on: {
    'navigation.pageEntered': [
      { guard: { type: 'isThisVideo', params: withEvent } },
      {
        guard: { type: 'isOfVideo', params: withEvent },
        target: '.shown',
        reenter: true,
        actions: [place(true), { type: 'takeVideo', params: withEvent }],
      },
      { target: '.away', actions: [place(true), 'leaveVideo'] },
    ],
    'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
    'player.placesStored': { actions: { type: 'takePlaces', params: withEvent } },
  },
  states: {
    away: {},
    shown: {
      initial: 'idle',
      on: choices(null),
      states: {
        /** Nothing is known of a film, and it would play from its beginning. */
        idle: {
          on: {
            'player.playRequested': { target: 'watching', actions: 'beginAtPlace' },
            'player.restartRequested': 'watching',
            'player.continueRequested': {
              guard: { type: 'isVideo', params: withEvent },
              target: 'watching',
              actions: 'beginAtPlace',
            },
            /** Wanted in the middle of its preview, and bought after a reload. */
            'purchase.done': {
              guard: { type: 'isBoughtAtSecond', params: withEvent },
              target: 'watching',
              actions: { type: 'beginAtSecond', params: withEvent },
            },
          },
        },
        watching: {
          invoke: {
            src: 'playFilm',
            id: 'film',
            input: ({ context: { videoId, time, viewing } }): FilmRequest => ({
              videoId: videoId ?? '',
              from: time,
              ...viewing,
            }),
          },
          type: 'parallel',
          on: {
            ...choices('tellViewing'),
            'player.filmOpened': { actions: { type: 'takeFilm', params: withEvent } },
            'player.filmGone': {
              target: 'failed',
              actions: { type: 'takeFailure', params: { reason: 'gone' } },
            },
            'player.filmFailed': {
              target: 'failed',
              actions: { type: 'takeFailure', params: withEvent },
            },
            'player.qualitiesTold': { actions: { type: 'takeHeights', params: withEvent } },
            'player.qualityShown': { actions: { type: 'takeShownHeight', params: withEvent } },
            'player.qualityMissing': {
              actions: [{ type: 'takeMissing', params: withEvent }, 'tellViewing'],
            },
            'player.qualityChosen': {
              guard: { type: 'isThere', params: withEvent },
              actions: [chosen('quality'), 'tellViewing'],
            },
            'player.captionsChosen': {
              guard: { type: 'isKnownLanguage', params: withEvent },
              actions: [chosen('captions'), 'tellViewing'],
            },
            'player.timeTold': {
              actions: [{ type: 'takeTimes', params: withEvent }, place(false)],
            },
            'player.previewEnded': { target: 'previewOver', actions: 'stopAtEnd' },
            'player.filmEnded': { target: 'ended', actions: ['stopAtEnd', place(true)] },
            'player.silenced': { actions: { type: 'takeViewing', params: { isMuted: true } } },
            'player.fullToggled': { actions: 'tellFull' },
            'player.fullTold': { actions: { type: 'takeFull', params: withEvent } },
            'purchase.done': { ...goOn, guard: { type: 'isBoughtHere', params: withEvent } },
            'guest.identified': {
              ...goOn,
              guard: { type: 'isOtherGuest', params: withEvent },
              actions: [{ type: 'takeGuest', params: withEvent }, 'openAnew'],
            },
          },
          states: {
            picture: {
              initial: 'loading',
              on: {
                'player.pictureMoved': '.moving',
                'player.seekRequested': {
                  target: '.seeking',
                  actions: [{ type: 'takeMoment', params: withEvent }, 'tellMoment'],
                },
                'player.skipRequested': {
                  target: '.seeking',
                  actions: [{ type: 'skip', params: withEvent }, 'tellMoment'],
                },
              },
              states: {
                loading: {},
                moving: { on: { 'player.pictureStood': 'standing' } },
                standing: {},
                seeking: { on: { 'player.momentFound': 'standing' } },
              },
            },
            wish: {
              initial: 'play',
              states: {
                play: {
                  on: {
                    'player.pauseRequested': {
                      target: 'pause',
                      actions: ['tellPause', place(true)],
                    },
                    'player.pauseTold': {
                      guard: { type: 'isPause', params: withEvent },
                      target: 'pause',
                      actions: place(true),
                    },
                  },
                },
                pause: {
                  on: {
                    'player.playRequested': { target: 'play', actions: 'tellPlay' },
                    'player.pauseTold': {
                      guard: { type: 'isPlay', params: withEvent },
                      target: 'play',
                    },
                  },
                },
              },
            },
          },
        },
        /** What there is to see without paying was seen. */
        previewOver: {
          entry: 'tellPreviewEnded',
          exit: 'tellPreviewLeft',
          on: {
            'player.playRequested': { ...open, actions: ['openAnew', 'beginAnew'] },
            'purchase.done': { ...open, guard: { type: 'isBoughtHere', params: withEvent } },
            'push.vipAboUpdated': open,
            'player.continueRequested': {
              ...open,
              guard: { type: 'isVideo', params: withEvent },
            },
            'guest.identified': {
              ...open,
              guard: { type: 'isOtherGuest', params: withEvent },
              actions: [{ type: 'takeGuest', params: withEvent }, 'openAnew'],
            },
          },
        },
        ended: {
          on: {
            'player.playRequested': { ...open, actions: ['openAnew', 'beginAnew'] },
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'recovery.retryDue': { ...open, guard: 'hasLostConnection' },
            'player.retryRequested': open,
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    player: typeof playerMachine
  }
}
