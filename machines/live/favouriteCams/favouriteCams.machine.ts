import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { ListEvent } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { type Presence, presence } from '../../core/presence.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import { presenceChange } from '../cams/listedPerformer.ts'
import type { FavouriteCamsEvent } from './favouriteCams.events.ts'

export interface FavouriteCamsContext {
  /** Null for a visitor, and until it is known who is here. */
  guestId: string | null
  /** Who is listed and no favourite any more: they stay in sight, so that it can be undone. */
  unpinned: readonly string[]
}

type Favourite = { kind: FavouriteKind; id: string }
type Identified = { guest: GuestState }

const listOutdated: ListEvent = { type: 'list.outdated' }

/** The page of the guest's favourite performers [FAV-1 FAV-6]. */
export const favouriteCamsMachine = setup({
  types: {} as {
    context: FavouriteCamsContext
    events: FavouriteCamsEvent
    children: { list: 'list' }
  },
  actors: { list: listMachine },
  guards: {
    isFavouriteCams: (_, { page }: { page: string | null }) => page === 'favoriteCams',
    isSomebodyHere: ({ context }) => context.guestId !== null,
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    isUnpinned: ({ context }, { kind, id }: Favourite) =>
      kind === 'actor' && context.unpinned.includes(id),
    isActor: (_, { kind }: Favourite) => kind === 'actor',
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest), unpinned: [] })),
    forgetUnpinned: assign({ unpinned: [] }),
    addUnpinned: assign(({ context: { unpinned } }, { id }: Favourite) => ({
      unpinned: unpinned.includes(id) ? unpinned : [...unpinned, id],
    })),
    removeUnpinned: assign(({ context: { unpinned } }, { id }: Favourite) => ({
      unpinned: unpinned.filter((known) => known !== id),
    })),
    /** What one guest has is never shown to another: who it is of is part of the question. */
    wantList: sendTo(
      'list',
      ({ context: { guestId } }): ListEvent => ({
        type: 'list.wanted',
        query: { filter: { guestId: guestId ?? '' }, order: 'popular' },
      }),
    ),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
    markPresence: sendTo(
      'list',
      (_, presence: Presence): ListEvent => ({
        type: 'list.itemChanged',
        id: presence.actorId,
        change: presenceChange(presence),
      }),
    ),
  },
}).createMachine({
  id: 'favouriteCams',
  context: { guestId: null, unpinned: [] },
  invoke: { src: 'list', id: 'list', input: { store: 'favouriteModels' } },
  initial: 'away',
  on: {
    'navigation.pageEntered': [
      {
        guard: { type: 'isFavouriteCams', params: withEvent },
        target: '.awaitingGuest',
        actions: 'forgetUnpinned',
      },
      { target: '.away' },
    ],
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      actions: { type: 'takeGuest', params: withEvent },
    },
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
    'push.actorOnline': { actions: { type: 'markPresence', params: presence(true) } },
    'push.actorOffline': { actions: { type: 'markPresence', params: presence(false) } },
    'presenceFeed.told': { actions: { type: 'markPresence', params: withEvent } },
  },
  states: {
    away: {},
    /** The page is entered, and it is not known yet whose favourites it shows. */
    awaitingGuest: {
      always: { guard: 'isSomebodyHere', target: 'shown', actions: 'wantList' },
    },
    shown: {
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: 'awaitingGuest',
          actions: { type: 'takeGuest', params: withEvent },
        },
        'navigation.languageChanged': { actions: 'tellOutdated' },
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          actions: ['forgetUnpinned', 'tellOutdated'],
        },
        'push.favouriteUnpinned': {
          guard: { type: 'isActor', params: withEvent },
          actions: { type: 'addUnpinned', params: withEvent },
        },
        'push.favouritePinned': [
          {
            guard: { type: 'isUnpinned', params: withEvent },
            actions: { type: 'removeUnpinned', params: withEvent },
          },
          { guard: { type: 'isActor', params: withEvent }, actions: 'tellOutdated' },
        ],
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    favouriteCams: typeof favouriteCamsMachine
  }
}
