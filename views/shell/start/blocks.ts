import type { Route } from '../../../machines/shell/navigation/routes.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** The blocks of the start page's timeline, spelled as the platform does [STP-2]. */
export const blockTypes = [
  'Favorite',
  'TOP',
  'New',
  'CAMSHOWS',
  'Dailybonus',
  'Trends',
  'VIP30',
  'Feed',
  'Videostation',
  'TV',
  'Contests',
  'WelcomeClips',
  'Categories',
  'Blog',
] as const

export type BlockType = (typeof blockTypes)[number]

interface BlockLook {
  title: TextKey
  /** What will be here. */
  words: TextKey
  icon: IconName
  /** The area that fills it; none for a list that a menu shows. */
  area: Route | 'categoryFilter'
  /** A row of pictures, or one wide picture with the words on it. */
  shape: 'portrait' | 'cover' | 'square' | 'stage'
  /** Only for the guest who is logged in. */
  isPersonal?: boolean
}

const to = (name: Exclude<Route['name'], 'event'>) => ({ name, params: {} }) as Route

/** What each block shows until its area is built, in the order of the page [STP-3 CRT-4]. */
export const blocks: Record<BlockType, BlockLook> = {
  Favorite: {
    title: 'start.favorite.title',
    words: 'start.favorite',
    icon: 'heart',
    area: to('favoriteCams'),
    shape: 'portrait',
    isPersonal: true,
  },
  TOP: {
    title: 'start.top.title',
    words: 'start.top',
    icon: 'cam',
    area: to('cams'),
    shape: 'portrait',
  },
  New: {
    title: 'start.new.title',
    words: 'start.new',
    icon: 'sparkle',
    area: to('newGirls'),
    shape: 'portrait',
  },
  CAMSHOWS: {
    title: 'start.camshows.title',
    words: 'start.camshows',
    icon: 'ticket',
    area: to('camShows'),
    shape: 'cover',
  },
  Dailybonus: {
    title: 'start.dailybonus.title',
    words: 'start.dailybonus',
    icon: 'gift',
    area: to('dailyBonus'),
    shape: 'stage',
  },
  Trends: {
    title: 'start.trends.title',
    words: 'start.trends',
    icon: 'bolt',
    area: to('videosTrends'),
    shape: 'cover',
  },
  VIP30: {
    title: 'start.vip30.title',
    words: 'start.vip30',
    icon: 'crown',
    area: to('vipClub'),
    shape: 'stage',
  },
  Feed: {
    title: 'start.feed.title',
    words: 'start.feed',
    icon: 'feed',
    area: to('feed'),
    shape: 'square',
  },
  Videostation: {
    title: 'start.videostation.title',
    words: 'start.videostation',
    icon: 'video',
    area: to('videos'),
    shape: 'cover',
  },
  TV: {
    title: 'start.tv.title',
    words: 'start.tv',
    icon: 'tv',
    area: to('tvLivestream'),
    shape: 'stage',
  },
  Contests: {
    title: 'start.contests.title',
    words: 'start.contests',
    icon: 'trophy',
    area: to('contests'),
    shape: 'square',
  },
  WelcomeClips: {
    title: 'start.welcomeclips.title',
    words: 'start.welcomeclips',
    icon: 'play',
    area: to('videosFree'),
    shape: 'cover',
  },
  Categories: {
    title: 'start.categories.title',
    words: 'start.categories',
    icon: 'categories',
    area: 'categoryFilter',
    shape: 'square',
  },
  Blog: {
    title: 'start.blog.title',
    words: 'start.blog',
    icon: 'book',
    area: to('blog'),
    shape: 'cover',
  },
}
