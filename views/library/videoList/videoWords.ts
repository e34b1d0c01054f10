import type {
  VideoCategory,
  VideoOrder,
  VideoType,
} from '../../../machines/library/videoList/videoList.categories.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** What a category is called in the row of them, and what its page says of itself. */
export const categoryWords = {
  topVideos: {
    tab: 'videoList.category.topVideos',
    title: 'videoList.title.topVideos',
    lead: 'videoList.lead.topVideos',
  },
  allVideos: {
    tab: 'videoList.category.allVideos',
    title: 'videoList.title.allVideos',
    lead: 'videoList.lead.allVideos',
  },
  newVideos: {
    tab: 'videoList.category.newVideos',
    title: 'videoList.title.newVideos',
    lead: 'videoList.lead.newVideos',
  },
  trendingVideos: {
    tab: 'videoList.category.trendingVideos',
    title: 'videoList.title.trendingVideos',
    lead: 'videoList.lead.trendingVideos',
  },
  freeVideos: {
    tab: 'videoList.category.freeVideos',
    title: 'videoList.title.freeVideos',
    lead: 'videoList.lead.freeVideos',
  },
  discountedVideos: {
    tab: 'videoList.category.discountedVideos',
    title: 'videoList.title.discountedVideos',
    lead: 'videoList.lead.discountedVideos',
  },
  vip30Videos: {
    tab: 'videoList.category.vip30Videos',
    title: 'videoList.title.vip30Videos',
    lead: 'videoList.lead.vip30Videos',
  },
  boughtVideos: {
    tab: 'videoList.category.boughtVideos',
    title: 'videoList.title.boughtVideos',
    lead: 'videoList.lead.boughtVideos',
  },
} as const satisfies Record<VideoCategory, Record<'tab' | 'title' | 'lead', TextKey>>

export const orderWords = {
  topRated: 'videoList.topRated',
  newest: 'videoList.newest',
  topTrending: 'videoList.topTrending',
  bestSelling: 'videoList.bestSelling',
  cheapest: 'videoList.cheapest',
  mostExpensive: 'videoList.mostExpensive',
  shortest: 'videoList.shortest',
  longest: 'videoList.longest',
  satisfactionScore: 'videoList.satisfactionScore',
} as const satisfies Record<VideoOrder, TextKey>

/** Those that no choice offers have words as categories. */
export const typeWords = {
  free: 'videoList.free',
  premium: 'videoList.premium',
  discount: 'videoList.discount',
  vip: 'videoList.vip',
  bought: 'videoList.category.boughtVideos',
  trending: 'videoList.trending',
  vxselect: 'videoList.vxselect',
  vip30: 'videoList.vip30',
  classic: 'videoList.classic',
  shared: 'videoList.shared',
  original: 'videoList.original',
} as const satisfies Record<VideoType, TextKey>
