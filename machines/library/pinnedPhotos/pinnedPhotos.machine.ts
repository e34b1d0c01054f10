import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, type OfGuest } from '../guestPage.ts'
import type { PinnedPhoto, PinnedPhotosEvent } from './pinnedPhotos.events.ts'

export interface PinnedPhotosContext extends OfGuest {
  /** Null until they came. */
  photos: readonly PinnedPhoto[] | null
}

type Identified = { guest: GuestState }
const loaded = ({ event }: { event: { output: readonly PinnedPhoto[] } }) => ({
  photos: event.output,
})

/** The photos that the guest has pinned, the last one first; a push tells of each change [GAL-2 GAL-22]. */
export const pinnedPhotosMachine = setup({
  types: {} as { context: PinnedPhotosContext; events: PinnedPhotosEvent },
  actors: { loadPinnedPhotos: promiseSlot<readonly PinnedPhoto[]>('loadPinnedPhotos') },
  guards: {
    ...guestGuards,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest), photos: null })),
    takePhotos: assign((_, { photos }: { photos: readonly PinnedPhoto[] }) => ({ photos })),
  },
}).createMachine({
  id: 'pinnedPhotos',
  context: { guestId: undefined, photos: null },
  initial: 'unwanted',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      actions: { type: 'takeGuest', params: withEvent },
    },
    'pinnedPhotos.wanted': '.wanted',
    'pinnedPhotos.left': '.unwanted',
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
        'push.favouritePinned': '.awaitingGuest',
        'push.favouriteUnpinned': '.awaitingGuest',
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: '.awaitingGuest',
        },
      },
      states: {
        awaitingGuest: { always: { guard: 'isSomebodyHere', target: 'loading' } },
        loading: {
          invoke: {
            src: 'loadPinnedPhotos',
            id: 'loadPinnedPhotos',
            onDone: { target: 'known', actions: { type: 'takePhotos', params: loaded } },
            onError: 'failed',
          },
        },
        known: {},
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'loading', 'pinnedPhotos.retryRequested': 'loading' },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    pinnedPhotos: typeof pinnedPhotosMachine
  }
}
