import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import {
  type ActorPictures,
  type ActorPicturesEvent,
  type PicturePin,
  type PicturesWanted,
  picturePins,
} from './actorPictures.events.ts'
import { withPin } from './actorPictures.pins.ts'

export interface ActorPicturesContext {
  guestId: string | null
  /** The age rating that the guest chose. */
  ageRating: number | undefined
  /** Null before anybody's pictures were wanted. */
  actorId: string | null
  /** Whether a page that shows them is seen. */
  isShown: boolean
  /** Null until they came. */
  pictures: ActorPictures | null
  /** The picture that lies over the page; null without one. */
  openId: string | null
}

type Named = { kind: FavouriteKind; id: string }
type Opened = { pictureId: string }

/** From which age on pictures are for a guest who chose nothing. */
const usualAgeRating = 16

const has = (pictures: ActorPictures | null, pictureId: string | null) =>
  pictures?.sedcards.some((sedcard) => sedcard.pictures.some(({ id }) => id === pictureId)) ?? false

const isPicturePin = (kind: FavouriteKind): kind is PicturePin =>
  picturePins.some((one) => one === kind)

const asAnswered = ({ event }: { event: { output: ActorPictures } }) => ({ pictures: event.output })
const pinned = (isPinned: boolean) => ({
  type: 'setPinned' as const,
  params: ({ event: { kind, id } }: { event: Named }) => ({ kind, id, isPinned }),
})
/** What is pinned while an answer is on its way may be missing in it. */
const pinnedMeanwhile = (isPinned: boolean) =>
  ({
    guard: { type: 'isPicturePin', params: withEvent },
    target: 'loading',
    reenter: true,
    actions: pinned(isPinned),
  }) as const

/** The pictures of a performer, what of them is pinned, and the one that is looked at [FAV-3 RT-16 RT-19]. */
export const actorPicturesMachine = setup({
  types: {} as { context: ActorPicturesContext; events: ActorPicturesEvent },
  actors: {
    loadActorPictures: promiseSlot<ActorPictures, PicturesWanted>('loadActorPictures'),
  },
  guards: {
    isShown: ({ context }) => context.isShown,
    isOther: ({ context }, { actorId }: { actorId: string }) => context.actorId !== actorId,
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guestId !== guestIdOf(guest),
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    isPicturePin: (_, { kind }: Named) => isPicturePin(kind),
    isThere: ({ context }, { pictureId }: Opened) => has(context.pictures, pictureId),
    isGone: ({ context }) => !has(context.pictures, context.openId),
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => {
      const { fsk } = guest.preferences
      return { guestId: guestIdOf(guest), ageRating: typeof fsk === 'number' ? fsk : undefined }
    }),
    takeActor: assign((_, { actorId }: { actorId: string }) => ({
      actorId,
      pictures: null,
      isShown: true,
    })),
    noteShown: assign({ isShown: true }),
    noteLeft: assign({ isShown: false }),
    takePictures: assign((_, { pictures }: { pictures: ActorPictures }) => ({ pictures })),
    forgetPictures: assign({ pictures: null }),
    setPinned: assign(
      ({ context: { pictures } }, { kind, id, isPinned }: Named & { isPinned: boolean }) =>
        pictures && isPicturePin(kind) ? { pictures: withPin(pictures, kind, id, isPinned) } : {},
    ),
    showPicture: assign((_, { pictureId }: Opened) => ({ openId: pictureId })),
    closePicture: assign({ openId: null }),
    addOverlay: sendTo(to('navigation'), {
      type: 'navigation.overlayOpened',
      owner: 'actorPictures',
    }),
    removeOverlay: sendTo(to('navigation'), {
      type: 'navigation.overlayClosed',
      owner: 'actorPictures',
    }),
  },
}).createMachine({
  id: 'actorPictures',
  context: {
    guestId: null,
    ageRating: undefined,
    actorId: null,
    isShown: false,
    pictures: null,
    openId: null,
  },
  type: 'parallel',
  states: {
    pictures: {
      initial: 'unwanted',
      on: {
        'guest.identified': [
          {
            guard: { type: 'isOtherGuest', params: withEvent },
            target: '.unwanted',
            actions: [{ type: 'takeGuest', params: withEvent }, 'forgetPictures'],
          },
          { actions: { type: 'takeGuest', params: withEvent } },
        ],
        'navigation.languageChanged': '.unwanted',
        'actorPictures.wanted': [
          {
            guard: { type: 'isOther', params: withEvent },
            target: '.loading',
            actions: { type: 'takeActor', params: withEvent },
          },
          { actions: 'noteShown' },
        ],
        'actorPictures.left': { actions: 'noteLeft' },
        'push.favouritePinned': { actions: pinned(true) },
        'push.favouriteUnpinned': { actions: pinned(false) },
      },
      states: {
        /** Asked for once they are seen: at once, or on return. */
        unwanted: { always: { guard: 'isShown', target: 'loading' } },
        loading: {
          invoke: {
            src: 'loadActorPictures',
            id: 'loadActorPictures',
            input: ({ context: { actorId, ageRating = usualAgeRating } }) => ({
              actorId: actorId ?? '',
              ageRating,
            }),
            onDone: { target: 'known', actions: { type: 'takePictures', params: asAnswered } },
            onError: 'failed',
          },
          on: {
            'push.favouritePinned': pinnedMeanwhile(true),
            'push.favouriteUnpinned': pinnedMeanwhile(false),
          },
        },
        known: {
          on: {
            'realtime.sessionEstablished': {
              guard: { type: 'mustLoadAgain', params: withEvent },
              target: 'unwanted',
            },
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'unwanted', 'actorPictures.retryRequested': 'loading' },
        },
      },
    },
    viewer: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'closePicture',
          on: {
            'actorPictures.pictureRequested': {
              guard: { type: 'isThere', params: withEvent },
              target: 'open',
              actions: [{ type: 'showPicture', params: withEvent }, 'addOverlay'],
            },
          },
        },
        open: {
          always: { guard: 'isGone', target: 'closed', actions: 'removeOverlay' },
          on: {
            'actorPictures.pictureRequested': {
              guard: { type: 'isThere', params: withEvent },
              actions: { type: 'showPicture', params: withEvent },
            },
            'actorPictures.pictureClosed': { target: 'closed', actions: 'removeOverlay' },
            'navigation.overlayLeft': 'closed',
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    actorPictures: typeof actorPicturesMachine
  }
}
