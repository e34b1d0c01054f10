import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { type ListEvent, listOutdated } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, type OfGuest } from '../guestPage.ts'
import {
  type AlbumCommentsEvent,
  type CommentAnswer,
  type CommentOrder,
  longestComment,
} from './albumComments.events.ts'

export interface AlbumCommentsContext extends OfGuest {
  /** Null before any album's were wanted. */
  albumId: string | null
  /** What the guest is writing about that album. */
  draft: string
  /** Why the last comment was not taken; null when it was, or none was sent. */
  refusal: CommentAnswer['refusal']
}

type Identified = { guest: GuestState }
type Wanted = { albumId: string }

const answered = ({ event }: { event: { output: CommentAnswer } }) => event.output

/** What guests say of an album, the newest first, and the comment that this one writes [GAL-9 GAL-13 GAL-18 GAL-19]. */
export const albumCommentsMachine = setup({
  types: {} as {
    context: AlbumCommentsContext
    events: AlbumCommentsEvent
    children: { list: 'list'; postComment: 'postComment' }
  },
  actors: {
    list: listMachine,
    postComment: promiseSlot<CommentAnswer, CommentOrder>('postComment'),
  },
  guards: {
    ...guestGuards,
    /** A guest was here, and another one or nobody is now. */
    isFollowed: ({ context }: { context: AlbumCommentsContext }, { guest }: Identified) =>
      typeof context.guestId === 'string' && context.guestId !== guestIdOf(guest),
    isOther: ({ context }: { context: AlbumCommentsContext }, { albumId }: Wanted) =>
      context.albumId !== albumId,
    isEmpty: ({ context }: { context: AlbumCommentsContext }) => context.draft.trim() === '',
    isTooLong: ({ context }: { context: AlbumCommentsContext }) =>
      context.draft.trim().length > longestComment,
    isTaken: (_: unknown, { refusal }: CommentAnswer) => refusal === null,
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeAlbum: assign((_, { albumId }: Wanted) => ({ albumId, draft: '', refusal: null })),
    takeDraft: assign((_, { text }: { text: string }) => ({ draft: text, refusal: null })),
    forgetDraft: assign({ draft: '', refusal: null }),
    refuse: assign((_, { refusal }: Pick<CommentAnswer, 'refusal'>) => ({ refusal })),
    /** What one guest wrote is not offered to be changed by another: who asks is part of the question. */
    wantList: sendTo(
      'list',
      ({ context: { albumId, guestId } }): ListEvent => ({
        type: 'list.wanted',
        query: { filter: { albumId: albumId ?? '', guestId: guestId ?? '' }, order: 'newest' },
      }),
    ),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
    tellAlbum: enqueueActions(({ context: { albumId }, enqueue }, { told }: CommentAnswer) => {
      if (!told || !albumId) return
      enqueue.sendTo(to('album'), { type: 'album.commentsTold', albumId, ...told })
    }),
  },
}).createMachine({
  id: 'albumComments',
  context: { guestId: undefined, albumId: null, draft: '', refusal: null },
  invoke: { src: 'list', id: 'list', input: { store: 'albumComments' } },
  type: 'parallel',
  on: { 'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } } },
  states: {
    comments: {
      initial: 'unwanted',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          actions: { type: 'takeGuest', params: withEvent },
        },
        'albumComments.wanted': '.wanted',
        'albumComments.left': '.unwanted',
      },
      states: {
        unwanted: {},
        wanted: {
          initial: 'awaitingGuest',
          on: {
            'guest.identified': {
              guard: { type: 'isOtherGuest', params: withEvent },
              target: '.awaitingGuest',
              actions: { type: 'takeGuest', params: withEvent },
            },
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              actions: 'tellOutdated',
            },
          },
          states: {
            awaitingGuest: {
              always: { guard: 'isGuestKnown', target: 'listed', actions: 'wantList' },
            },
            listed: {},
          },
        },
      },
    },
    form: {
      initial: 'writing',
      on: {
        /** What a guest wrote is not another's; a visitor who logged in goes on. */
        'guest.identified': {
          guard: { type: 'isFollowed', params: withEvent },
          target: '.writing',
          actions: 'forgetDraft',
        },
        'albumComments.wanted': {
          guard: { type: 'isOther', params: withEvent },
          target: '.writing',
          actions: { type: 'takeAlbum', params: withEvent },
        },
      },
      states: {
        writing: {
          on: {
            'albumComments.draftChanged': { actions: { type: 'takeDraft', params: withEvent } },
            'albumComments.postRequested': [
              { guard: 'isEmpty', actions: { type: 'refuse', params: { refusal: 'empty' } } },
              { guard: 'isTooLong', actions: { type: 'refuse', params: { refusal: 'tooLong' } } },
              { target: 'posting' },
            ],
          },
        },
        posting: {
          invoke: {
            src: 'postComment',
            id: 'postComment',
            input: ({ context: { albumId, draft } }) => ({
              albumId: albumId ?? '',
              commentText: draft.trim(),
            }),
            onDone: [
              {
                guard: { type: 'isTaken', params: answered },
                target: 'writing',
                actions: ['forgetDraft', { type: 'tellAlbum', params: answered }, 'tellOutdated'],
              },
              {
                target: 'writing',
                actions: [
                  { type: 'refuse', params: answered },
                  { type: 'tellAlbum', params: answered },
                  'tellOutdated',
                ],
              },
            ],
            onError: 'failed',
          },
        },
        /** Nobody knows whether it arrived: the same text again is one comment. */
        failed: {
          on: {
            'albumComments.draftChanged': {
              target: 'writing',
              actions: { type: 'takeDraft', params: withEvent },
            },
            'albumComments.postRequested': 'posting',
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    albumComments: typeof albumCommentsMachine
  }
}
