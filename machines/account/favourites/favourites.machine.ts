import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { type Presence, presence } from '../../core/presence.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { FavouriteActor, FavouritesEvent } from './favourites.events.ts'

export interface FavouritesContext {
  /** What is pinned, by kind. */
  ids: Record<FavouriteKind, readonly string[]>
  /** The favourite actors as they were last loaded. */
  actors: readonly FavouriteActor[]
}

type Favourite = { kind: FavouriteKind; id: string }

const noFavourites: FavouritesContext['ids'] = { actor: [], album: [], sedcards: [], picture: [] }

/** What the guest has pinned: asked for by message, true when the push says so [RT-16 RT-17 RT-19]. */
export const favouritesMachine = setup({
  types: {} as { context: FavouritesContext; events: FavouritesEvent },
  actors: { loadFavouriteActors: promiseSlot<readonly FavouriteActor[]>('loadFavouriteActors') },
  guards: {
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
    areOthers: ({ context }, params: { actors: readonly string[] }) =>
      params.actors.toSorted().join() !==
      context.actors
        .map(({ id }) => id)
        .toSorted()
        .join(),
    isActor: (_, params: { kind: FavouriteKind }) => params.kind === 'actor',
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
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
    takeLoaded: assign({
      actors: (_, params: { actors: readonly FavouriteActor[] }) => params.actors,
    }),
    markPresence: assign({
      actors: ({ context: { actors } }, { actorId, isOnline }: Presence) =>
        actors.some(({ id }) => id === actorId)
          ? actors.map((actor) => (actor.id === actorId ? { ...actor, isOnline } : actor))
          : actors,
    }),
    forgetFavourites: assign({ ids: noFavourites, actors: [] }),
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
  context: { ids: noFavourites, actors: [] },
  type: 'parallel',
  on: {
    'realtime.sessionEnded': {
      target: ['.ids.unknown', '.actors.unknown'],
      actions: 'forgetFavourites',
    },
    'push.actorOnline': { actions: { type: 'markPresence', params: presence(true) } },
    'push.actorOffline': { actions: { type: 'markPresence', params: presence(false) } },
    'favourites.pinRequested': { actions: { type: 'sendPin', params: withEvent } },
    'favourites.unpinRequested': { actions: { type: 'sendUnpin', params: withEvent } },
  },
  states: {
    ids: {
      initial: 'unknown',
      on: {
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: '.awaitingActors',
          actions: 'requestActors',
        },
        'push.favouriteActors': {
          target: '.known',
          actions: { type: 'takeActors', params: withEvent },
        },
        'push.favouritePinned': { actions: { type: 'addFavourite', params: withEvent } },
        'push.favouriteUnpinned': {
          actions: { type: 'removeFavourite', params: withEvent },
        },
      },
      states: { unknown: {}, awaitingActors: {}, known: {} },
    },
    actors: {
      initial: 'unknown',
      states: {
        unknown: { on: { 'favourites.actorsWanted': 'loading' } },
        loading: {
          invoke: {
            src: 'loadFavouriteActors',
            id: 'loadFavouriteActors',
            onDone: {
              target: 'loaded',
              actions: { type: 'takeLoaded', params: ({ event }) => ({ actors: event.output }) },
            },
            onError: 'failed',
          },
          on: {
            'push.favouritePinned': {
              guard: { type: 'isActor', params: withEvent },
              target: 'loading',
              reenter: true,
            },
            'push.favouriteUnpinned': {
              guard: { type: 'isActor', params: withEvent },
              target: 'loading',
              reenter: true,
            },
          },
        },
        loaded: {
          on: {
            'push.favouritePinned': {
              guard: { type: 'isActor', params: withEvent },
              target: 'loading',
            },
            'push.favouriteUnpinned': {
              guard: { type: 'isActor', params: withEvent },
              target: 'loading',
            },
            'push.favouriteActors': {
              guard: { type: 'areOthers', params: withEvent },
              target: 'loading',
            },
          },
        },
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'favourites.actorsWanted': 'loading',
            'favourites.retryRequested': 'loading',
            'recovery.retryDue': 'loading',
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    favourites: typeof favouritesMachine
  }
}
