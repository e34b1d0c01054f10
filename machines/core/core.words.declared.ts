import { oneOf } from './declared.ts'

export const orderWords = oneOf([
  'best',
  'bestSelling',
  'cheapest',
  'longest',
  'mostExpensive',
  'name',
  'nearest',
  'newest',
  'popular',
  'satisfactionScore',
  'shortest',
  'soonest',
  'topRated',
  'topTrending',
])

export const currencyWords = oneOf(['CHF', 'EUR', 'VOC', 'VOU', 'VXC'])

export const storeWords = oneOf([
  'albumComments',
  'albums',
  'chatShows',
  'collections',
  'favouriteModels',
  'feedPosts',
  'mediathek',
  'performers',
  'topCams',
  'videos',
])
