/** Every order that a list may have [LST-4]; which of them a list has, its store says. */
export const sortOrders = [
  'newest',
  'mostExpensive',
  'cheapest',
  'longest',
  'shortest',
  'bestSelling',
  'topRated',
  'topTrending',
  'satisfactionScore',
  'popular',
  'name',
  'soonest',
  'best',
  'nearest',
] as const

export type SortOrder = (typeof sortOrders)[number]

/** What lists are loaded from, and in which orders it gives its items. */
const stores = {
  performers: ['popular', 'newest', 'name', 'cheapest', 'mostExpensive', 'topRated', 'nearest'],
  chatShows: ['soonest'],
  favouriteModels: ['popular'],
  topCams: ['best'],
  feedPosts: ['newest'],
  albums: ['newest', 'topRated', 'topTrending', 'bestSelling', 'cheapest', 'mostExpensive'],
  albumComments: ['newest'],
  videos: [
    'topRated',
    'newest',
    'topTrending',
    'bestSelling',
    'cheapest',
    'mostExpensive',
    'shortest',
    'longest',
    'satisfactionScore',
  ],
  mediathek: ['newest'],
  collections: ['best'],
} as const satisfies Record<string, readonly SortOrder[]>

export type StoreName = keyof typeof stores
export type OrderOf<TStore extends StoreName> = (typeof stores)[TStore][number]

/**
 * The orders of the store with that name [LST-3].
 * @throws Error for any other name
 */
export function ordersOf<TStore extends StoreName>(name: TStore): readonly OrderOf<TStore>[] {
  if (!Object.hasOwn(stores, name))
    throw new Error(
      `no list has the store '${name}': there are ${Object.keys(stores).join(', ')} only`,
    )
  return stores[name]
}
