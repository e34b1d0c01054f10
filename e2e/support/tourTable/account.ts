import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { cases as favourites } from '../../../machines/account/favourites/favourites.cases.ts'
import { performer } from '../performer.ts'
import type { Tour } from '../tours.ts'
import { button, pushes } from '../ways.ts'
import { changes } from './shared.ts'

/** Tours of the charts of this area, by the ids of their actors. */
export const account: Readonly<Record<string, Tour>> = {
  favourites: {
    cases: favourites,
    at: async (server) => (await performer(server, 'actor30')).url,
    guest: 'guest1',
    asks: { loadFavouriteActors: /favorite\/actors/ },
    ways: {
      ...changes,
      'favourites.pinRequested': button(/^Favourite/),
      'favourites.unpinRequested': button(/^Favourite/),
      'push.actorOffline': pushes(push('actorOffline', { actorId: 'actor1' })),
      'push.actorOnline': pushes(push('actorOnline', { actorId: 'actor1' })),
      'push.favouritePinned #1': pushes(push('favouritePinned', { kind: 'actor', id: 'actor2' })),
      'push.favouriteUnpinned #1': pushes(
        push('favouriteUnpinned', { kind: 'actor', id: 'actor2' }),
      ),
    },
  },
}
