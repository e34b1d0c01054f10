import { isoMoment, monthsBefore } from '../../core/calendar.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import type { ActingGroup } from '../albumList/albumList.events.ts'

/** The lists of videos that there are [VID-2]. */
export const videoCategories = [
  'topVideos',
  'allVideos',
  'newVideos',
  'trendingVideos',
  'freeVideos',
  'discountedVideos',
  'vip30Videos',
  'boughtVideos',
] as const
export type VideoCategory = (typeof videoCategories)[number]

/** What a video may be [VID-11]. */
export const videoTypes = [
  'free',
  'premium',
  'discount',
  'vip',
  'bought',
  'trending',
  'vxselect',
  'vip30',
  'classic',
  'shared',
  'original',
] as const
export type VideoType = (typeof videoTypes)[number]

/** In which orders videos are listed. */
export const videoOrders = [
  'topRated',
  'newest',
  'topTrending',
  'bestSelling',
  'cheapest',
  'mostExpensive',
  'shortest',
  'longest',
  'satisfactionScore',
] as const
export type VideoOrder = (typeof videoOrders)[number]

/** What a category asks the platform for. */
export interface CategoryQuery {
  order: VideoOrder
  videoType?: VideoType
  actingGroup?: ActingGroup
  /** Released at most so long ago. */
  within?: { days: number } | { months: number }
}

const queries: Readonly<Record<VideoCategory, CategoryQuery>> = {
  allVideos: { order: 'topRated' },
  newVideos: { order: 'newest' },
  discountedVideos: { order: 'newest', videoType: 'discount' },
  trendingVideos: { order: 'topTrending', within: { days: 8 } },
  freeVideos: { order: 'newest', videoType: 'free', actingGroup: 'female' },
  topVideos: { order: 'bestSelling', within: { months: 9 } },
  vip30Videos: { order: 'topRated', videoType: 'vip30' },
  boughtVideos: { order: 'newest', videoType: 'bought' },
}

/** What a category that there is not is called, as an error. */
export const unmappedCategory = 'Unmapped category'

/**
 * What a category asks for [VID-13 to VID-20].
 * @throws Error 'Unmapped category' for one that there is not [VID-21]
 */
export function queryOf(category: string): CategoryQuery {
  if (!Object.hasOwn(queries, category)) throw new Error(unmappedCategory)
  return queries[category as VideoCategory]
}

/** Pages of categories; what a guest has bought is a part of all videos. */
const pages = {
  videos: 'topVideos',
  videosAll: 'allVideos',
  videosNew: 'newVideos',
  videosTrends: 'trendingVideos',
  videosFree: 'freeVideos',
  videosOnSale: 'discountedVideos',
  videosVip: 'vip30Videos',
} as const satisfies Partial<Record<PageName, VideoCategory>>
export type VideosPage = keyof typeof pages

/** Whether a page shows collections in place of a list of videos: they are a part of all videos. */
export function isOfCollections(page: PageName, list?: string): boolean {
  return page === 'videosAll' && list === 'collections'
}

/** The category of a page, null for a page that lists no videos. */
export function categoryAt(page: PageName, list?: string): VideoCategory | null {
  if (!Object.hasOwn(pages, page) || isOfCollections(page, list)) return null
  return page === 'videosAll' && list === 'bought' ? 'boughtVideos' : pages[page as VideosPage]
}

/** Whether an address names a list that there is not. */
export function isUnmapped(page: PageName, list?: string): boolean {
  return page === 'videosAll' && list !== undefined && list !== 'bought'
}

/** The page where a category is, and what its address says beside. */
export function pageOf(category: VideoCategory): { name: VideosPage; isBought: boolean } {
  if (category === 'boughtVideos') return { name: 'videosAll', isBought: true }
  const names = Object.keys(pages) as VideosPage[]
  const name = names.find((one) => pages[one] === category) ?? 'videosAll'
  return { name, isBought: false }
}

const hour = 3_600_000

/**
 * From when on a category's videos are, in ISO 8601; undefined where it has old ones too [VID-19 VID-20].
 * Full hours: who comes back within one finds the list as it was.
 * @param at in ms since the epoch
 */
export function releasedFrom({ within }: CategoryQuery, at: number): string | undefined {
  if (!within) return undefined
  const from = Math.ceil(at / hour) * hour
  return isoMoment(
    'days' in within ? from - within.days * 24 * hour : monthsBefore(from, within.months),
  )
}
