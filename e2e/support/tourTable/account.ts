import { cases as favourites } from '../../../machines/account/favourites/favourites.cases.ts'
import { performer } from '../performer.ts'
import type { Tour } from '../tours.ts'
import { button } from '../ways.ts'
import { changes, pinsOf, presenceOf } from './shared.ts'

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
      ...presenceOf('actor1'),
      ...pinsOf('actor', 'actor2', ' #1'),
    },
  },
}
