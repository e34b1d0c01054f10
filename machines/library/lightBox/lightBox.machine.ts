import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
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
import type { PictureRating } from '../album/album.events.ts'
import type {
  LightBoxEvent,
  LightBoxOpened,
  LightBoxPicture,
  LightBoxSubject,
  OpenedGallery,
} from './lightBox.events.ts'

export interface LightBoxContext extends Said<PictureRating> {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** Null before anything was opened. */
  subject: LightBoxSubject | null
  pictures: readonly LightBoxPicture[]
  /** How many there are in all, also of those that the guest may not see. */
  count: number
  /** Which one is seen, from 0; in the place of one that may not be seen stands what opens it. */
  place: number
  /** How much larger than its frame the picture is seen: 1 fits. */
  scale: number
  /** Of the pictures that did not come, how often each was tried again; one that is tried is not lacking. */
  lacking: readonly string[]
  tries: Readonly<Record<string, number>>
}

type OfPicture = { pictureId: string }
const pictureOf = ({ pictureId }: PictureRating) => pictureId

type Identified = { guest: GuestState }

/** No picture is seen larger than so many times its frame. */
const largestScale = 4

/** The last place: that of the last picture, or of what opens those after it. */
const lastPlace = ({ pictures, count }: Pick<LightBoxContext, 'pictures' | 'count'>) =>
  Math.max(0, pictures.length - (count > pictures.length ? 0 : 1))

const whoElse = [{ type: 'takeGuest', params: withEvent }, 'forgetPictures'] as const

const opened = ({ event }: { event: { output: OpenedGallery } }) => event.output

/** Pictures that lie over the page, one at a time: which one is seen, and how the guest sees it [GAL-15 GAL-21 GAL-23]. */
export const lightBoxMachine = setup({
  types: {} as { context: LightBoxContext; events: LightBoxEvent },
  actors: {
    openGallery: promiseSlot<OpenedGallery, { kind: 'album' | 'preview'; albumId: string }>(
      'openGallery',
    ),
    storePictureRating: promiseSlot<void, PictureRating>('storePictureRating'),
  },
  guards: {
    hasWord,
    isOwn: ({ context }) => context.subject?.kind === 'own',
    isOwnOfAnother: ({ context: { subject, guestId } }, { guest }: Identified) =>
      subject?.kind === 'own' && guestId !== guestIdOf(guest),
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
    isBoughtHere: ({ context }, { mediumId }: { mediumId: string }) =>
      context.subject?.kind === 'album' && context.subject.id === mediumId,
    isPlace: ({ context }, { place }: { place: number }) =>
      Number.isInteger(place) && place >= 0 && place <= lastPlace(context),
    isHere: ({ context }, { pictureId }: OfPicture) =>
      context.pictures.some(({ id }) => id === pictureId),
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    forgetPictures: assign({ pictures: [] }),
    takeOpened: assign((_, { subject, pictures, count, place }: LightBoxOpened) => ({
      subject,
      pictures,
      count,
      place: Math.max(0, Math.min(place, Math.max(count, pictures.length) - 1)),
      scale: 1,
      lacking: [],
      tries: {},
    })),
    takePictures: assign(({ context }, { pictures, pictureCount }: OpenedGallery) => {
      const rated = new Map(context.pictures.map(({ id, guestRating }) => [id, guestRating]))
      const seen = {
        count: pictureCount,
        pictures: pictures.map((one) => {
          const guestRating = rated.get(one.id)
          return guestRating === undefined ? one : { ...one, guestRating }
        }),
      }
      return { ...seen, place: Math.min(context.place, Math.max(0, pictureCount - 1)) }
    }),
    move: assign((_, { place }: { place: number }) => ({ place, scale: 1 })),
    takeScale: assign((_, { scale }: { scale: number }) => ({
      scale: Math.min(largestScale, Math.max(1, scale)),
    })),
    noteLacking: assign(({ context: { lacking } }, { pictureId }: OfPicture) => ({
      lacking: lacking.includes(pictureId) ? lacking : [...lacking, pictureId],
    })),
    tryAgain: assign(({ context: { lacking, tries } }, { pictureId }: OfPicture) => ({
      lacking: lacking.filter((id) => id !== pictureId),
      tries: { ...tries, [pictureId]: (tries[pictureId] ?? 0) + 1 },
    })),
    takeRating: assign(({ context }, { albumId, pictureId, rating }: PictureRating) =>
      withWord(context, { albumId, pictureId, rating }, pictureOf),
    ),
    forgetRatings: assign(nothingSaid),
    noteStored: assign(({ context }) => {
      const [{ pictureId, rating }] = context.said as [PictureRating]
      return {
        pictures: context.pictures.map((one) =>
          one.id === pictureId ? { ...one, guestRating: rating } : one,
        ),
        ...withStored(context),
      }
    }),
    noteLost: assign(({ context }) => withLost(context, pictureOf)),
    tellAlbum: sendTo(to('album'), ({ context: { said } }) => ({
      type: 'album.pictureRated' as const,
      ...(said[0] as PictureRating),
    })),
    addOverlay: sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'lightBox' }),
    removeOverlay: sendTo(to('navigation'), {
      type: 'navigation.overlayClosed',
      owner: 'lightBox',
    }),
  },
}).createMachine({
  id: 'lightBox',
  context: {
    guestId: undefined,
    subject: null,
    pictures: [],
    count: 0,
    place: 0,
    scale: 1,
    lacking: [],
    tries: {},
    ...nothingSaid,
  },
  type: 'parallel',
  states: {
    box: {
      initial: 'closed',
      on: {
        'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
        'lightBox.openRequested': {
          target: '.open',
          actions: [{ type: 'takeOpened', params: withEvent }, 'addOverlay'],
        },
      },
      states: {
        closed: {
          on: {
            'lightBox.returnRequested': {
              target: 'open',
              actions: [{ type: 'takeOpened', params: withEvent }, 'addOverlay'],
            },
          },
        },
        open: {
          initial: 'deciding',
          on: {
            'lightBox.openRequested': {
              target: '.deciding',
              actions: { type: 'takeOpened', params: withEvent },
            },
            'lightBox.moved': {
              guard: { type: 'isPlace', params: withEvent },
              actions: { type: 'move', params: withEvent },
            },
            'lightBox.zoomed': { actions: { type: 'takeScale', params: withEvent } },
            'lightBox.pictureFailed': {
              guard: { type: 'isHere', params: withEvent },
              actions: { type: 'noteLacking', params: withEvent },
            },
            'lightBox.pictureRetryRequested': { actions: { type: 'tryAgain', params: withEvent } },
            'lightBox.closeRequested': { target: 'closed', actions: 'removeOverlay' },
            'navigation.overlayLeft': 'closed',
            'purchase.done': {
              guard: { type: 'isBoughtHere', params: withEvent },
              target: '.deciding',
            },
            /** What one guest may see is no longer shown to another. */
            'guest.identified': [
              {
                guard: { type: 'isOwnOfAnother', params: withEvent },
                target: 'closed',
                actions: [...whoElse, 'removeOverlay'],
              },
              {
                guard: { type: 'isOtherGuest', params: withEvent },
                target: '.deciding',
                actions: whoElse,
              },
            ],
          },
          states: {
            deciding: {
              always: [{ guard: 'isOwn', target: 'there' }, { target: 'opening' }],
            },
            opening: {
              invoke: {
                src: 'openGallery',
                id: 'openGallery',
                input: ({ context: { subject } }) => ({
                  kind: subject?.kind === 'preview' ? 'preview' : 'album',
                  albumId: subject?.id ?? '',
                }),
                onDone: { target: 'there', actions: { type: 'takePictures', params: opened } },
                onError: 'failed',
              },
            },
            there: {},
            failed: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'opening', 'lightBox.retryRequested': 'opening' },
            },
          },
        },
      },
    },
    /** Goes on also once the light box is closed: what was said is stored. */
    rating: {
      initial: 'settled',
      on: {
        'lightBox.pictureRated': {
          guard: { type: 'isHere', params: withEvent },
          actions: { type: 'takeRating', params: withEvent },
        },
        /** What one guest said is not said of another. */
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.settled',
          actions: 'forgetRatings',
        },
      },
      states: {
        settled: { always: { guard: 'hasWord', target: 'storing' } },
        storing: {
          invoke: {
            src: 'storePictureRating',
            id: 'storePictureRating',
            input: ({ context }) => context.said[0] as PictureRating,
            onDone: { target: 'settled', actions: ['tellAlbum', 'noteStored'] },
            onError: { target: 'settled', actions: 'noteLost' },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    lightBox: typeof lightBoxMachine
  }
}
