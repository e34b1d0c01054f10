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
import { hasSameFields } from '../../core/sameFields.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { resolve } from '../../shell/navigation/routes.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, guestPage, type OfGuest } from '../guestPage.ts'
import type {
  Album,
  AlbumAnswer,
  AlbumEvent,
  AlbumFigures,
  AlbumOpinion,
  GuestRating,
  PictureRating,
} from './album.events.ts'
import { withFigures, withPictureRating, withPin } from './album.opinions.ts'

export interface AlbumContext extends OfGuest, Said<AlbumOpinion> {
  /** The album that the page's address names, or named last. */
  albumId: string | null
  /** Whether the page was come to from a performer's own site. */
  isFromSite: boolean
  /** Null until it came. */
  album: Album | null
  /** Which view was counted last: each once. */
  counted: AlbumView | null
}

/** That a guest looks at an album. */
interface AlbumView {
  guestId: string
  albumId: string
}

type Visited = { path: string; query: Readonly<Record<string, string>> }
type Identified = { guest: GuestState }
type CommentsTold = {
  albumId: string
  commentsTotal: number
  isGuestAllowedToCommentAlbum: boolean
}
type Pin = { kind: FavouriteKind; id: string }

const albumOf = ({ albumId }: AlbumOpinion) => albumId

/** The album that a path names; null for another page. */
function albumAt(path: string): string | null {
  const route = resolve(path)?.route
  return route?.name === 'actorAlbum' ? route.params.albumId : null
}

const answered = ({ event }: { event: { output: AlbumAnswer } }) => event.output
const figured = ({ event }: { event: { output: Partial<AlbumFigures> } }) => event.output
const pinned = (isPinned: boolean) => ({
  type: 'setPinned' as const,
  params: ({ event: { kind, id } }: { event: Pin }) => ({ kind, id, isPinned }),
})

const whenBought = {
  guard: { type: 'isBoughtHere', params: withEvent },
  target: '.deciding',
} as const

/** The view that is to be counted; null while the album is not there, and for visitors [GAL-10 GAL-11]. */
const viewOf = ({ guestId, album }: AlbumContext): AlbumView | null =>
  album && typeof guestId === 'string' ? { guestId, albumId: album.id } : null

/** The album of the page: what it is, that it was looked at, and what the guest thinks of it [GAL-1 GAL-8 GAL-10 GAL-26]. */
export const albumMachine = setup({
  types: {} as { context: AlbumContext; events: AlbumEvent },
  actors: {
    loadAlbum: promiseSlot<AlbumAnswer, { albumId: string }>('loadAlbum'),
    countAlbumView: promiseSlot<Partial<AlbumFigures>, { albumId: string; isFromSite: boolean }>(
      'countAlbumView',
    ),
    storeAlbumOpinion: promiseSlot<Partial<AlbumFigures>, { opinion: AlbumOpinion }>(
      'storeAlbumOpinion',
    ),
  },
  guards: {
    ...guestGuards,
    hasWord,
    isOfAlbum: (_, { path }: Visited) => albumAt(path) !== null,
    isThisAlbum: ({ context }, { albumId }: { albumId: string }) => context.albumId === albumId,
    isBoughtHere: ({ context }, { mediumId }: { mediumId: string }) => context.albumId === mediumId,
    isThere: (_, answer: AlbumAnswer) => answer.is === 'there',
    isGone: (_, answer: AlbumAnswer) => answer.is === 'gone',
    mustCount: ({ context }) => {
      const view = viewOf(context)
      return view !== null && !(context.counted && hasSameFields(view, context.counted))
    },
    isViewSame: ({ context }) => {
      const view = viewOf(context)
      return view !== null && context.counted !== null && hasSameFields(view, context.counted)
    },
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({
      guestId: guestIdOf(guest),
      album: null,
      ...nothingSaid,
    })),
    takeAddress: assign(({ context }, { path, query }: Visited) => {
      const albumId = albumAt(path)
      const isSame = albumId === context.albumId
      return {
        albumId,
        isFromSite: query.site !== undefined,
        ...(!isSame && { album: null }),
      }
    }),
    takeAnswer: assign((_, answer: AlbumAnswer) => ({
      album: answer.is === 'there' ? answer.album : null,
    })),
    noteCounted: assign(({ context }) => ({ counted: viewOf(context) })),
    /** What is thought of an album that was left is not shown of the next. */
    noteStored: assign(({ context }, figures: Partial<AlbumFigures>) => ({
      album:
        context.album?.id === context.said[0]?.albumId
          ? withFigures(context.album, figures)
          : context.album,
      ...withStored(context),
    })),
    noteLost: assign(({ context }) => withLost(context, albumOf)),
    /** What was counted of an album is not shown of the next. */
    takeViews: assign(({ context: { album, counted } }, figures: Partial<AlbumFigures>) => ({
      album: album?.id === counted?.albumId ? withFigures(album, figures) : album,
    })),
    takeComments: assign(({ context: { album } }, { albumId, ...comments }: CommentsTold) => ({
      album: album?.id === albumId ? { ...album, ...comments } : album,
    })),
    takeLike: assign(({ context }, { albumId, isLiked }: { albumId: string; isLiked: boolean }) =>
      withWord<AlbumOpinion>(context, { by: 'like', albumId, isLiked }, albumOf),
    ),
    takeRating: assign(
      ({ context }, { albumId, rating }: { albumId: string; rating: GuestRating }) =>
        withWord<AlbumOpinion>(context, { by: 'rating', albumId, rating }, albumOf),
    ),
    takePictureRating: assign(({ context: { album } }, rated: PictureRating) => ({
      album: withPictureRating(album, rated),
    })),
    setPinned: assign(
      ({ context: { album } }, { kind, id, isPinned }: Pin & { isPinned: boolean }) => ({
        album: withPin(album, kind, id, isPinned),
      }),
    ),
  },
}).createMachine({
  id: 'album',
  context: {
    guestId: undefined,
    albumId: null,
    isFromSite: false,
    album: null,
    counted: null,
    ...nothingSaid,
  },
  type: 'parallel',
  on: {
    'album.commentsTold': {
      actions: {
        type: 'takeComments',
        params: ({ event: { type: _, ...told } }) => told,
      },
    },
    'album.pictureRated': { actions: { type: 'takePictureRating', params: withEvent } },
    'push.favouritePinned': { actions: pinned(true) },
    'push.favouriteUnpinned': { actions: pinned(false) },
  },
  states: {
    page: guestPage({
      isTheirs: 'isOfAlbum',
      entered: { type: 'takeAddress', params: withEvent },
      on: { 'push.vipAboUpdated': '.deciding', 'purchase.done': whenBought },
      decided: { target: 'loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadAlbum',
            id: 'loadAlbum',
            input: ({ context }: { context: AlbumContext }) => ({ albumId: context.albumId ?? '' }),
            onDone: [
              {
                guard: { type: 'isThere', params: answered },
                target: 'known',
                actions: { type: 'takeAnswer', params: answered },
              },
              {
                guard: { type: 'isGone', params: answered },
                target: 'gone',
                actions: { type: 'takeAnswer', params: answered },
              },
              { target: 'unknown', actions: { type: 'takeAnswer', params: answered } },
            ],
            onError: 'failed',
          },
        },
        known: {},
        gone: {},
        unknown: {},
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'loading', 'album.retryRequested': 'loading' },
        },
      },
    }),
    view: {
      initial: 'settled',
      states: {
        settled: { always: { guard: 'mustCount', target: 'counting' } },
        counting: {
          entry: 'noteCounted',
          invoke: {
            src: 'countAlbumView',
            id: 'countAlbumView',
            input: ({ context: { albumId, isFromSite } }) => ({
              albumId: albumId ?? '',
              isFromSite,
            }),
            onDone: { target: 'settled', actions: { type: 'takeViews', params: figured } },
            onError: 'failed',
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          always: { guard: 'mustCount', target: 'counting' },
          on: { 'recovery.retryDue': { guard: 'isViewSame', target: 'counting' } },
        },
      },
    },
    opinion: {
      initial: 'settled',
      on: {
        'album.likeGiven': {
          guard: { type: 'isThisAlbum', params: withEvent },
          actions: { type: 'takeLike', params: withEvent },
        },
        'album.rated': {
          guard: { type: 'isThisAlbum', params: withEvent },
          actions: { type: 'takeRating', params: withEvent },
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
            src: 'storeAlbumOpinion',
            id: 'storeAlbumOpinion',
            input: ({ context }) => ({ opinion: context.said[0] as AlbumOpinion }),
            onDone: { target: 'settled', actions: { type: 'noteStored', params: figured } },
            onError: { target: 'settled', actions: 'noteLost' },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    album: typeof albumMachine
  }
}
