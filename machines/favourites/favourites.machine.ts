import { assign, sendTo, setup } from 'xstate'
import { to } from '../address.ts'
import type { FavouriteKind } from '../realtime/realtime.events.ts'
import { messageSubmitted } from '../realtime/submit.ts'
import type { FavouritesEvent } from './favourites.events.ts'

export interface FavouritesContext {
  /** What is pinned, by kind. */
  ids: Record<FavouriteKind, readonly string[]>
}

type Favourite = { kind: FavouriteKind; id: string }

const noFavourites: FavouritesContext['ids'] = { actor: [], album: [], sedcards: [], picture: [] }

/** What the guest has pinned: asked for by message, true when the push says so [RT-16 RT-17 RT-19]. */
export const favouritesMachine = setup({
  types: {} as { context: FavouritesContext; events: FavouritesEvent },
  guards: {
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
  },
  actions: {
    addFavourite: assign({
      ids: ({ context: { ids } }, { kind, id }: Favourite) => ({
        ...ids,
        [kind]: [...ids[kind].filter((known) => known !== id), id],
      }),
    }),
    removeFavourite: assign({
      ids: ({ context: { ids } }, { kind, id }: Favourite) => ({
        ...ids,
        [kind]: ids[kind].filter((known) => known !== id),
      }),
    }),
    takeActors: assign({
      ids: ({ context: { ids } }, params: { actors: string[] }) => ({
        ...ids,
        actor: params.actors,
      }),
    }),
    forgetFavourites: assign({ ids: noFavourites }),
    requestActors: sendTo(to('realtime'), messageSubmitted({ type: 'requestFavouriteActors' })),
    sendPin: sendTo(to('realtime'), (_, { kind, id }: Favourite) =>
      messageSubmitted({ type: 'pinFavourite', kind, id }),
    ),
    sendUnpin: sendTo(to('realtime'), (_, { kind, id }: Favourite) =>
      messageSubmitted({ type: 'unpinFavourite', kind, id }),
    ),
  },
}).createMachine({
  id: 'favourites',
  context: { ids: noFavourites },
  initial: 'unknown',
  on: {
    'realtime.sessionEstablished': {
      guard: { type: 'mustLoadAgain', params: ({ event }) => event },
      target: '.awaitingActors',
      actions: 'requestActors',
    },
    'realtime.sessionEnded': { target: '.unknown', actions: 'forgetFavourites' },
    'push.favouriteActors': {
      target: '.known',
      actions: { type: 'takeActors', params: ({ event }) => event },
    },
    'push.favouritePinned': { actions: { type: 'addFavourite', params: ({ event }) => event } },
    'push.favouriteUnpinned': {
      actions: { type: 'removeFavourite', params: ({ event }) => event },
    },
    'favourites.pinRequested': { actions: { type: 'sendPin', params: ({ event }) => event } },
    'favourites.unpinRequested': { actions: { type: 'sendUnpin', params: ({ event }) => event } },
  },
  states: { unknown: {}, awaitingActors: {}, known: {} },
})
