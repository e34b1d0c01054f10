import type { Cases } from '../../../src/testing/cases.ts'
import { lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './favourites.laws.ts'
import { type FavouritesContext, favouritesMachine } from './favourites.machine.ts'

const actor = {
  id: 'actor-1',
  name: 'Juno Amber',
  isOnline: true,
  pictureUrl: '/pictures/actor-1.svg',
}
const album = { kind: 'album', id: 'album-1' } as const

export const cases: Cases<typeof favouritesMachine> = {
  machine: favouritesMachine,
  inputs: [undefined],
  events: {
    'favourites.actorsWanted': [{}],
    'favourites.pinRequested': [album],
    'favourites.retryRequested': [{}],
    'favourites.unpinRequested': [album],
    'push.actorOffline': [pushed('actorOffline')],
    'push.actorOnline': [pushed('actorOnline')],
    'push.favouriteActors': [pushed('favouriteActors'), { actors: [actor.id] }],
    'push.favouritePinned': [pushed('favouritePinned'), album],
    'push.favouriteUnpinned': [pushed('favouriteUnpinned'), album],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: { loadFavouriteActors: { outputs: [[actor]], errors: lost } },
  project: ({ context }) => (context as FavouritesContext).actors.length,
  laws,
}
