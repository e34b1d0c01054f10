import { type Like, oneOf } from '../core/declared.ts'

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
export const videoTypeWords = oneOf([
  'bought',
  'classic',
  'discount',
  'free',
  'original',
  'premium',
  'shared',
  'trending',
  'vip',
  'vip30',
  'vxselect',
])
/** Ids of tags in an address. */
export const tagsForm = {
  like: '[a-z0-9]+(-[a-z0-9]+)*(,[a-z0-9]+(-[a-z0-9]+)*){0,9}',
} satisfies Like
export const videoCategoryWords = oneOf([
  'allVideos',
  'boughtVideos',
  'discountedVideos',
  'freeVideos',
  'newVideos',
  'topVideos',
  'trendingVideos',
  'vip30Videos',
])
export const videoOrderWords = oneOf([
  'bestSelling',
  'cheapest',
  'longest',
  'mostExpensive',
  'newest',
  'satisfactionScore',
  'shortest',
  'topRated',
  'topTrending',
])
export const actingGroupWords = oneOf(['female', 'females', 'male', 'mixed', 'other'])
export const albumOrderWords = oneOf([
  'bestSelling',
  'cheapest',
  'mostExpensive',
  'newest',
  'topRated',
  'topTrending',
])
