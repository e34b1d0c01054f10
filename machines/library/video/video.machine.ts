import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { SuggestedVideo, Video, VideoEvent, VideoOpinion } from './video.events.ts'
import { videoAt } from './videoAt.ts'

export interface VideoContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** The video that the page's address names, or named last. */
  videoId: string | null
  /** Null until it came. */
  video: Video | null
  /** Null until they came. */
  suggestions: readonly SuggestedVideo[] | null
  /** What the guest said last; null before they said anything of this video. */
  opinion: VideoOpinion | null
}

type Named = { path: string }
type Identified = { guest: GuestState }
type Given = { video: Video | null }
type Suggested = { suggestions: readonly SuggestedVideo[] }
type OfVideo = { videoId: string }

const given = ({ event }: { event: { output: Video | null } }) => ({ video: event.output })

/** The video of the page: what it is, what is like it, and what the guest thinks of it [VID-7 VID-12 VID-23 VID-24]. */
export const videoMachine = setup({
  types: {} as { context: VideoContext; events: VideoEvent },
  actors: {
    loadVideo: promiseSlot<Video | null, OfVideo>('loadVideo'),
    loadSuggestedVideos: promiseSlot<
      readonly SuggestedVideo[],
      { actorId: string; videoId: string }
    >('loadSuggestedVideos'),
    storeVideoOpinion: promiseSlot<Video | null, VideoOpinion>('storeVideoOpinion'),
  },
  guards: {
    isOfVideo: (_, { path }: Named) => videoAt(path) !== null,
    isGuestKnown: ({ context }) => context.guestId !== undefined,
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
    isThisVideo: ({ context }, { videoId }: OfVideo) => context.videoId === videoId,
    isBoughtHere: ({ context }, { mediumId }: { mediumId: string }) => context.videoId === mediumId,
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    isThere: (_, { video }: Given) => video !== null,
    isStillThere: ({ context }, { video }: Given) => video?.id === context.videoId,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeAddress: assign(({ context }, { path }: Named) => {
      const videoId = videoAt(path)
      const isSame = videoId === context.videoId
      return { videoId, ...(!isSame && { video: null, suggestions: null, opinion: null }) }
    }),
    takeVideo: assign((_, { video }: Given) => ({ video })),
    takeSuggestions: assign((_, { suggestions }: Suggested) => ({ suggestions })),
    forgetVideo: assign({ video: null, suggestions: null, opinion: null }),
    takeOpinion: assign((_, { videoId, isLiked }: VideoOpinion) => ({
      opinion: { videoId, isLiked },
    })),
  },
}).createMachine({
  id: 'video',
  context: {
    guestId: undefined,
    videoId: null,
    video: null,
    suggestions: null,
    opinion: null,
  },
  type: 'parallel',
  states: {
    page: {
      initial: 'away',
      on: {
        'navigation.pageEntered': [
          {
            guard: { type: 'isOfVideo', params: withEvent },
            target: '.shown',
            reenter: true,
            actions: { type: 'takeAddress', params: withEvent },
          },
          { target: '.away' },
        ],
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          actions: [{ type: 'takeGuest', params: withEvent }, 'forgetVideo'],
        },
      },
      states: {
        away: {},
        shown: {
          initial: 'deciding',
          on: {
            'guest.identified': {
              guard: { type: 'isOtherGuest', params: withEvent },
              target: '.deciding',
              actions: [{ type: 'takeGuest', params: withEvent }, 'forgetVideo'],
            },
            'navigation.languageChanged': '.deciding',
            'push.vipAboUpdated': '.deciding',
            'purchase.done': {
              guard: { type: 'isBoughtHere', params: withEvent },
              target: '.deciding',
            },
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              target: '.deciding',
            },
          },
          states: {
            /** What a guest has is never shown to another: who asks is part of the question. */
            deciding: { always: { guard: 'isGuestKnown', target: 'loading' } },
            loading: {
              invoke: {
                src: 'loadVideo',
                id: 'loadVideo',
                input: ({ context }) => ({ videoId: context.videoId ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isThere', params: given },
                    target: 'known',
                    actions: { type: 'takeVideo', params: given },
                  },
                  { target: 'gone', actions: 'forgetVideo' },
                ],
                onError: 'failed',
              },
            },
            known: {
              initial: 'suggesting',
              states: {
                suggesting: {
                  invoke: {
                    src: 'loadSuggestedVideos',
                    id: 'loadSuggestedVideos',
                    input: ({ context: { video } }) => ({
                      actorId: video?.model.id ?? '',
                      videoId: video?.id ?? '',
                    }),
                    onDone: {
                      target: 'complete',
                      actions: {
                        type: 'takeSuggestions',
                        params: ({ event }) => ({ suggestions: event.output }),
                      },
                    },
                    onError: 'alone',
                  },
                },
                complete: {},
                /** The video stands without them; they are asked for once more by themselves. */
                alone: {
                  entry: 'tellLoadFailed',
                  on: { 'recovery.retryDue': 'suggesting' },
                },
              },
            },
            gone: {},
            failed: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'loading', 'video.retryRequested': 'loading' },
            },
          },
        },
      },
    },
    opinion: {
      initial: 'settled',
      on: {
        'video.likeGiven': {
          guard: { type: 'isThisVideo', params: withEvent },
          target: '.storing',
          reenter: true,
          actions: { type: 'takeOpinion', params: withEvent },
        },
        'navigation.pageEntered': '.settled',
      },
      states: {
        settled: {},
        storing: {
          invoke: {
            src: 'storeVideoOpinion',
            id: 'storeVideoOpinion',
            input: ({ context }) => context.opinion as VideoOpinion,
            onDone: [
              {
                guard: { type: 'isStillThere', params: given },
                target: 'settled',
                actions: { type: 'takeVideo', params: given },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        /** The guest says it once more, or not. */
        failed: {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    video: typeof videoMachine
  }
}
