import { assign, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { guestGuards, type OfGuest } from '../../library/guestPage.ts'
import { type RestError, restError } from '../tileGrid/tileGrid.events.ts'
import type { VideoPicturesEvent } from './videoPictures.events.ts'

type Pictures = readonly string[]

export interface VideoPicturesContext extends OfGuest {
  /** Whose pictures are wanted, or were last. */
  albumId: string
  isStill: boolean
  /** Which of them is seen, from 0. */
  at: number
  /** By album, the addresses of its pictures without their sizes. */
  albums: Readonly<Record<string, Pictures | RestError>>
}

type Identified = { guest: GuestState }
type Wanted = { albumId: string; isStill: boolean }

/** How long the guest looks at a tile before it moves, in ms: who only passes by sees nothing. */
export const lookTime = 300

/** How long each picture is seen, in ms: all of them are over before five seconds are [TIL-6]. */
export const pictureTime = 700

/** What is in a video, on its tile: its pictures one after the other, once, while the guest looks at it [TIL-6 TIL-7]. */
export const videoPicturesMachine = setup({
  types: {} as { context: VideoPicturesContext; events: VideoPicturesEvent },
  actors: {
    loadVideoPictures: promiseSlot<Pictures, { albumId: string }>('loadVideoPictures'),
  },
  delays: { lookTime, pictureTime },
  guards: {
    isOtherGuest: guestGuards.isOtherGuest,
    isOther: ({ context }, { albumId }: Wanted) => context.albumId !== albumId,
    isSame: ({ context }, { albumId }: { albumId: string }) => context.albumId === albumId,
    areKnown: ({ context }) => picturesIn(context) !== null,
    areStill: ({ context }) => context.isStill,
    hasNext: ({ context }) => context.at + 1 < (picturesIn(context)?.length ?? 0),
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest), albums: {} })),
    takeWanted: assign((_, { albumId, isStill }: Wanted) => ({ albumId, isStill })),
    takePictures: assign(
      ({ context: { albumId, albums } }, { pictures }: { pictures: Pictures | RestError }) => ({
        albums: { ...albums, [albumId]: pictures },
      }),
    ),
    forgetPictures: assign({ albums: {} }),
    showFirst: assign({ at: 0 }),
    showNext: assign(({ context }) => ({ at: context.at + 1 })),
  },
}).createMachine({
  id: 'videoPictures',
  context: { guestId: undefined, albumId: '', isStill: false, at: 0, albums: {} },
  initial: 'unwanted',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: '.unwanted',
      actions: { type: 'takeGuest', params: withEvent },
    },
    'videoPictures.wanted': {
      guard: { type: 'isOther', params: withEvent },
      target: '.awaited',
      actions: { type: 'takeWanted', params: withEvent },
      reenter: true,
    },
    // What a guest sees of it is another thing once it is theirs [GAL-7]
    'purchase.done': { actions: 'forgetPictures' },
    'videoPictures.left': { guard: { type: 'isSame', params: withEvent }, target: '.unwanted' },
  },
  states: {
    unwanted: {
      on: {
        'videoPictures.wanted': {
          target: 'awaited',
          actions: { type: 'takeWanted', params: withEvent },
        },
      },
    },
    awaited: {
      after: { lookTime: [{ guard: 'areKnown', target: 'shown' }, { target: 'loading' }] },
    },
    loading: {
      invoke: {
        src: 'loadVideoPictures',
        id: 'loadVideoPictures',
        input: ({ context: { albumId } }) => ({ albumId }),
        onDone: {
          target: 'shown',
          actions: { type: 'takePictures', params: ({ event }) => ({ pictures: event.output }) },
        },
        onError: {
          target: 'over',
          actions: { type: 'takePictures', params: { pictures: restError } },
        },
      },
    },
    shown: {
      entry: 'showFirst',
      initial: 'moving',
      states: {
        moving: {
          always: { guard: 'areStill', target: 'still' },
          after: {
            pictureTime: [
              { guard: 'hasNext', target: 'moving', reenter: true, actions: 'showNext' },
              { target: '#videoPictures.over' },
            ],
          },
        },
        still: {},
      },
    },
    /** The tile has its own picture again, until the guest looks at it anew. */
    over: {},
  },
})

/** The pictures of the album, null while they are not known. */
export function picturesIn({ albums, albumId }: VideoPicturesContext): Pictures | null {
  const known = albums[albumId]
  return known === undefined || known === restError ? null : known
}

declare module '../../core/address.ts' {
  interface Machines {
    videoPictures: typeof videoPicturesMachine
  }
}
