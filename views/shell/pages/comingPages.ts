import type { RouteName } from '../../../machines/shell/navigation/routes.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** What a page says of itself until its area is built. */
export interface Coming {
  title: TextKey
  /** What will stand there, in one to three sentences. */
  lead: TextKey
  icon: IconName
  /** Shape of the tiles that will fill it. */
  tiles: 'cover' | 'square'
}

type BuiltRoute =
  | 'actor'
  | 'actorAbout'
  | 'actorVideos'
  | 'actorVideosByTag'
  | 'actorVideosClassic'
  | 'actorLiveShow'
  | 'actorTopCams'
  | 'home'
  | 'terms'
  | 'dataProtection'
  | 'imprint'
  | 'profile'
  | 'benefits'
  | 'messenger'
  | 'cams'
  | 'newGirls'
  | 'freeChat'
  | 'category'
  | 'camShows'
  | 'favoriteCams'
  | 'contests'
  | 'tvMediaSeries'
  | 'actorAlbum'
  | 'photos'
  | 'video'
  | 'mediathek'
  | 'mediathekPhotos'
  | 'dailyDeals'
  | 'videosStars'
  | 'vipClub'
  | 'bundles'
  | 'videos'
  | 'videosAll'
  | 'videosNew'
  | 'videosTrends'
  | 'videosFree'
  | 'videosOnSale'
  | 'videosVip'

export const comingPages: Record<Exclude<RouteName, BuiltRoute>, Coming> = {
  feed: { title: 'page.feed.title', lead: 'page.feed.lead', icon: 'feed', tiles: 'cover' },
  searchVideos: {
    title: 'page.searchVideos.title',
    lead: 'page.searchVideos.lead',
    icon: 'search',
    tiles: 'cover',
  },
  tvLivestream: {
    title: 'page.tvLivestream.title',
    lead: 'page.tvLivestream.lead',
    icon: 'tv',
    tiles: 'cover',
  },
  tvPremiumLivestream: {
    title: 'page.tvPremiumLivestream.title',
    lead: 'page.tvPremiumLivestream.lead',
    icon: 'tv',
    tiles: 'cover',
  },
  tvLateNight: {
    title: 'page.tvLateNight.title',
    lead: 'page.tvLateNight.lead',
    icon: 'moon',
    tiles: 'cover',
  },
  tvSeries: {
    title: 'page.tvSeries.title',
    lead: 'page.tvSeries.lead',
    icon: 'tv',
    tiles: 'cover',
  },
  tvFormatVideos: {
    title: 'page.tvFormatVideos.title',
    lead: 'page.tvFormatVideos.lead',
    icon: 'play',
    tiles: 'cover',
  },
  blog: { title: 'page.blog.title', lead: 'page.blog.lead', icon: 'book', tiles: 'cover' },
  contest: {
    title: 'page.contest.title',
    lead: 'page.contest.lead',
    icon: 'trophy',
    tiles: 'square',
  },
  dailyBonus: {
    title: 'page.dailyBonus.title',
    lead: 'page.dailyBonus.lead',
    icon: 'gift',
    tiles: 'square',
  },
  magazineEaster: {
    title: 'page.magazineEaster.title',
    lead: 'page.magazineEaster.lead',
    icon: 'gift',
    tiles: 'cover',
  },
  magazineWetAndWild: {
    title: 'page.magazineWetAndWild.title',
    lead: 'page.magazineWetAndWild.lead',
    icon: 'bolt',
    tiles: 'cover',
  },
  magazineAdventCalendar: {
    title: 'page.magazineAdventCalendar.title',
    lead: 'page.magazineAdventCalendar.lead',
    icon: 'calendar',
    tiles: 'square',
  },
  magazineGoldrush: {
    title: 'page.magazineGoldrush.title',
    lead: 'page.magazineGoldrush.lead',
    icon: 'coin',
    tiles: 'cover',
  },
  event: { title: 'page.event.title', lead: 'page.event.lead', icon: 'sparkle', tiles: 'square' },
  spinwheel: {
    title: 'page.spinwheel.title',
    lead: 'page.spinwheel.lead',
    icon: 'wheel',
    tiles: 'square',
  },
}
