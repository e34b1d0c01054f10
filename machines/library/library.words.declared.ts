import { oneOf } from '../core/declared.ts'

export const splitWords = oneOf([
  'archive',
  'audio',
  'clips',
  'feed',
  'messenger',
  'pinned',
  'shop',
])
export const mediaTypeWords = oneOf(['PHOTO', 'VIDEO'])
export const albumTypeWords = oneOf(['bought', 'discount', 'free', 'trending', 'vip'])
export const actingGroupWords = oneOf(['female', 'females', 'male', 'mixed', 'other'])
export const albumOrderWords = oneOf([
  'bestSelling',
  'cheapest',
  'mostExpensive',
  'newest',
  'topRated',
  'topTrending',
])
