import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import {
  hasWord,
  nothingSaid,
  type Said,
  withLost,
  withStored,
  withWord,
} from '../../core/lastWord.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, guestPage, type OfGuest } from '../guestPage.ts'
import type { SuggestedVideo, Video, VideoEvent, VideoOpinion } from './video.events.ts'
import { videoAt } from './videoAt.ts'

export interface VideoContext extends OfGuest, Said<VideoOpinion> {
  /** The video that the page's address names, or named last. */
  videoId: string | null
  /** Null until it came. */
  video: Video | null
  /** Null until they came. */
  suggestions: readonly SuggestedVideo[] | null
}

type Named = { path: string }
type Identified = { guest: GuestState }
type Given = { video: Video | null }
type Suggested = { suggestions: readonly SuggestedVideo[] }
type OfVideo = { videoId: string }

const videoOf = ({ videoId }: OfVideo) => videoId

const suggested = ({ event }: { event: { output: readonly SuggestedVideo[] } }) => ({
  suggestions: event.output,
})
const whenBought = {
  guard: { type: 'isBoughtHere', params: withEvent },
  target: '.deciding',
} as const
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
    ...guestGuards,
    hasWord,
    isOfVideo: (_, { path }: Named) => videoAt(path) !== null,
    isThisVideo: ({ context }, { videoId }: OfVideo) => context.videoId === videoId,
    isBoughtHere: ({ context }, { mediumId }: { mediumId: string }) => context.videoId === mediumId,
    isThere: (_, { video }: Given) => video !== null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({
      guestId: guestIdOf(guest),
      video: null,
      suggestions: null,
      ...nothingSaid,
    })),
    takeAddress: assign(({ context }, { path }: Named) => {
      const videoId = videoAt(path)
      const isSame = videoId === context.videoId
      return { videoId, ...(!isSame && { video: null, suggestions: null }) }
    }),
    takeVideo: assign((_, { video }: Given) => ({ video })),
    takeSuggestions: assign((_, { suggestions }: Suggested) => ({ suggestions })),
    forgetVideo: assign({ video: null, suggestions: null }),
    takeOpinion: assign(({ context }, { videoId, isLiked }: VideoOpinion) =>
      withWord(context, { videoId, isLiked }, videoOf),
    ),
    /** What is thought of a video that was left is not shown of the next. */
    noteStored: assign(({ context }, { video }: Given) => ({
      video: video?.id === context.videoId ? video : context.video,
      ...withStored(context),
    })),
    noteLost: assign(({ context }) => withLost(context, videoOf)),
  },
}).createMachine({
  id: 'video',
  context: {
    guestId: undefined,
    videoId: null,
    video: null,
    suggestions: null,
    ...nothingSaid,
  },
  type: 'parallel',
  states: {
    page: guestPage({
      isTheirs: 'isOfVideo',
      entered: { type: 'takeAddress', params: withEvent },
      on: { 'push.vipAboUpdated': '.deciding', 'purchase.done': whenBought },
      decided: { target: 'loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadVideo',
            id: 'loadVideo',
            input: ({ context }: { context: VideoContext }) => ({ videoId: context.videoId ?? '' }),
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
                input: ({ context: { video } }: { context: VideoContext }) => ({
                  actorId: video?.model.id ?? '',
                  videoId: video?.id ?? '',
                }),
                onDone: {
                  target: 'complete',
                  actions: { type: 'takeSuggestions', params: suggested },
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
    }),
    opinion: {
      initial: 'settled',
      on: {
        'video.likeGiven': {
          guard: { type: 'isThisVideo', params: withEvent },
          actions: { type: 'takeOpinion', params: withEvent },
        },
        /** What one guest is answered is not shown to another. */
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.settled',
        },
      },
      states: {
        settled: { always: { guard: 'hasWord', target: 'storing' } },
        storing: {
          invoke: {
            src: 'storeVideoOpinion',
            id: 'storeVideoOpinion',
            input: ({ context }) => context.said[0] as VideoOpinion,
            onDone: [
              {
                guard: { type: 'isThere', params: given },
                target: 'settled',
                actions: { type: 'noteStored', params: given },
              },
              { target: 'settled', actions: 'noteLost' },
            ],
            onError: { target: 'settled', actions: 'noteLost' },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    video: typeof videoMachine
  }
}
