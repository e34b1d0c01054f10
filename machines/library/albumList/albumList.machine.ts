import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { type ListEvent, listOutdated } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { QueryRequested } from '../../shell/navigation/navigation.events.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, type OfGuest } from '../guestPage.ts'
import { listPage } from '../listPage.ts'
import type { AlbumChoice, AlbumListEvent, AlbumOrder } from './albumList.events.ts'
import { type AlbumQuery, albumsIn, parametersOf, usualOrder } from './albumList.query.ts'

export interface AlbumListContext extends OfGuest {
  query: AlbumQuery
}

type Named = { query: Readonly<Record<string, string>> }
type Identified = { guest: GuestState }
type Pin = { kind: FavouriteKind; id: string }

const page = 'photos'

const pinned = (isPinned: boolean) =>
  ({
    guard: { type: 'isAlbum', params: withEvent },
    actions: {
      type: 'setPinned',
      params: ({ event: { id } }: { event: Pin }) => ({ id, isPinned }),
    },
  }) as const

const albumsPage = listPage({
  name: 'albumList',
  decided: { target: 'listed', actions: 'wantList' },
  states: { listed: {} },
})

/** The page of photo albums: which of them it lists, its address names [GAL-25]. */
export const albumListMachine = setup({
  types: {} as { context: AlbumListContext; events: AlbumListEvent; children: { list: 'list' } },
  actors: { list: listMachine },
  guards: {
    ...guestGuards,
    isTheirPage: (_, entered: { page: string }) => entered.page === page,
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
  ...albumsPage,
  on: {
    ...albumsPage.on,
    'push.favouritePinned': pinned(true),
    'push.favouriteUnpinned': pinned(false),
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    albumList: typeof albumListMachine
  }
}
