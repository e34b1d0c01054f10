import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import type { ListEvent } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { QueryRequested } from '../../shell/navigation/navigation.events.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { AlbumChoice, AlbumListEvent, AlbumOrder } from './albumList.events.ts'
import { type AlbumQuery, albumsIn, parametersOf, usualOrder } from './albumList.query.ts'

export interface AlbumListContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  query: AlbumQuery
}

type Named = { query: Readonly<Record<string, string>> }
type Identified = { guest: GuestState }
type Pin = { kind: FavouriteKind; id: string }

const page = 'photos'
const listOutdated: ListEvent = { type: 'list.outdated' }

const pinned = (isPinned: boolean) =>
  ({
    guard: { type: 'isAlbum', params: withEvent },
    actions: {
      type: 'setPinned',
      params: ({ event: { id } }: { event: Pin }) => ({ id, isPinned }),
    },
  }) as const

/** The page of photo albums: which of them it lists, its address names [GAL-25]. */
export const albumListMachine = setup({
  types: {} as { context: AlbumListContext; events: AlbumListEvent; children: { list: 'list' } },
  actors: { list: listMachine },
  guards: {
    isTheirPage: (_, entered: { page: string }) => entered.page === page,
    isGuestKnown: ({ context }) => context.guestId !== undefined,
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    isAlbum: (_, { kind }: Pin) => kind === 'album',
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeAddress: assign((_, { query }: Named) => ({ query: albumsIn(query) })),
    takeChoice: assign(({ context: { query } }, { choice }: { choice: AlbumChoice }) => ({
      query: { ...query, choice },
    })),
    takeOrder: assign(({ context: { query } }, { order }: { order: AlbumOrder }) => ({
      query: { ...query, order },
    })),
    /** What one guest has is no other's: who asks is part of the question. */
    wantList: sendTo('list', ({ context: { guestId, query } }): ListEvent => {
      const filter = { ...query.choice, guestId: guestId ?? '' }
      return { type: 'list.wanted', query: { filter, order: query.order } }
    }),
    nameInAddress: sendTo(
      to('navigation'),
      ({ context: { query } }): QueryRequested => ({
        type: 'navigation.queryRequested',
        page,
        query: parametersOf(query),
      }),
    ),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
    setPinned: sendTo(
      'list',
      (_, { id, isPinned }: { id: string; isPinned: boolean }): ListEvent => ({
        type: 'list.itemChanged',
        id,
        change: { isPinned },
      }),
    ),
  },
}).createMachine({
  id: 'albumList',
  context: { guestId: undefined, query: { choice: {}, order: usualOrder } },
  invoke: { src: 'list', id: 'list', input: { store: 'albums' } },
  initial: 'away',
  on: {
    'navigation.pageEntered': [
      {
        guard: { type: 'isTheirPage', params: withEvent },
        target: '.shown',
        reenter: true,
        actions: { type: 'takeAddress', params: withEvent },
      },
      { target: '.away' },
    ],
    'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
    'push.favouritePinned': pinned(true),
    'push.favouriteUnpinned': pinned(false),
  },
  states: {
    away: {},
    shown: {
      initial: 'deciding',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.deciding',
          actions: { type: 'takeGuest', params: withEvent },
        },
        'navigation.languageChanged': { actions: 'tellOutdated' },
        'purchase.done': { actions: 'tellOutdated' },
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          actions: 'tellOutdated',
        },
        'navigation.queryEntered': {
          guard: { type: 'isTheirPage', params: withEvent },
          target: '.deciding',
          actions: { type: 'takeAddress', params: withEvent },
        },
        'albumList.chosen': {
          target: '.deciding',
          actions: [{ type: 'takeChoice', params: withEvent }, 'nameInAddress'],
        },
        'albumList.orderChosen': {
          target: '.deciding',
          actions: [{ type: 'takeOrder', params: withEvent }, 'nameInAddress'],
        },
      },
      states: {
        deciding: { always: { guard: 'isGuestKnown', target: 'listed', actions: 'wantList' } },
        listed: {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    albumList: typeof albumListMachine
  }
}
