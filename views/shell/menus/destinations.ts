import type { Submenu } from '../../../machines/shell/menus/menus.events.ts'
import type { Route, SpecialEvent } from '../../../machines/shell/navigation/routes.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** A way that a menu offers. */
export interface Destination {
  route: Route
  words: TextKey
  icon: IconName
}

const event = (name: SpecialEvent): Route => ({ name: 'event', params: { event: name } })

/** What is live, and talking. */
export const live: readonly Destination[] = [
  { route: { name: 'cams', params: {} }, words: 'menu.cams', icon: 'cam' },
  { route: { name: 'camShows', params: {} }, words: 'menu.camShows', icon: 'ticket' },
  { route: { name: 'newGirls', params: {} }, words: 'menu.newGirls', icon: 'sparkle' },
  { route: { name: 'freeChat', params: {} }, words: 'menu.freeChat', icon: 'chat' },
  { route: { name: 'messenger', params: {} }, words: 'menu.messenger', icon: 'mail' },
]

/** What is not live and has no submenu. */
export const watch: readonly Destination[] = [
  { route: { name: 'photos', params: {} }, words: 'menu.photos', icon: 'photo' },
  { route: { name: 'feed', params: {} }, words: 'menu.feed', icon: 'feed' },
  { route: { name: 'blog', params: {} }, words: 'menu.blog', icon: 'book' },
]

/** The rest of the house. */
export const more: readonly Destination[] = [
  { route: { name: 'dailyDeals', params: {} }, words: 'menu.dailyDeals', icon: 'tag' },
  { route: { name: 'dailyBonus', params: {} }, words: 'menu.dailyBonus', icon: 'gift' },
  { route: { name: 'vipClub', params: {} }, words: 'menu.vipClub', icon: 'crown' },
  { route: { name: 'contests', params: {} }, words: 'menu.contests', icon: 'trophy' },
  { route: event('slot_machine'), words: 'menu.slotMachine', icon: 'slots' },
  { route: { name: 'spinwheel', params: {} }, words: 'menu.spinwheel', icon: 'wheel' },
  { route: event('newsletter_unsubscribe'), words: 'menu.newsletters', icon: 'mail' },
]

/** What stands in the submenus; the settings are no ways. */
export const submenus: Record<
  Exclude<Submenu, 'settings'>,
  readonly { heading?: TextKey; destinations: readonly Destination[] }[]
> = {
  videos: [
    {
      destinations: [
        { route: { name: 'videos', params: {} }, words: 'menu.videosStation', icon: 'video' },
        { route: { name: 'videosAll', params: {} }, words: 'menu.videosAll', icon: 'play' },
        { route: { name: 'videosNew', params: {} }, words: 'menu.videosNew', icon: 'sparkle' },
        { route: { name: 'videosTrends', params: {} }, words: 'menu.videosTrends', icon: 'bolt' },
        { route: { name: 'videosFree', params: {} }, words: 'menu.videosFree', icon: 'gift' },
        { route: { name: 'videosOnSale', params: {} }, words: 'menu.videosOnSale', icon: 'tag' },
        { route: { name: 'videosVip', params: {} }, words: 'menu.videosVip', icon: 'crown' },
        { route: { name: 'videosStars', params: {} }, words: 'menu.videosStars', icon: 'star' },
      ],
    },
  ],
  tv: [
    {
      destinations: [
        { route: { name: 'tvLivestream', params: {} }, words: 'menu.tvLivestream', icon: 'tv' },
        {
          route: { name: 'tvPremiumLivestream', params: {} },
          words: 'menu.tvPremium',
          icon: 'crown',
        },
        { route: { name: 'tvLateNight', params: {} }, words: 'menu.tvLateNight', icon: 'moon' },
        { route: { name: 'tvMediaSeries', params: {} }, words: 'menu.tvMedia', icon: 'book' },
      ],
    },
  ],
  magazine: [
    {
      destinations: [
        {
          route: { name: 'magazineAdventCalendar', params: {} },
          words: 'menu.adventCalendar',
          icon: 'calendar',
        },
        { route: { name: 'magazineEaster', params: {} }, words: 'menu.easter', icon: 'gift' },
        {
          route: { name: 'magazineWetAndWild', params: {} },
          words: 'menu.wetAndWild',
          icon: 'bolt',
        },
        { route: { name: 'magazineGoldrush', params: {} }, words: 'menu.goldrush', icon: 'coin' },
      ],
    },
    {
      heading: 'menu.events',
      destinations: [
        { route: event('halloween'), words: 'menu.event.halloween', icon: 'moon' },
        { route: event('wiesn_gaudi'), words: 'menu.event.fair', icon: 'flag' },
        { route: event('venus_attacks'), words: 'menu.event.venus', icon: 'star' },
      ],
    },
  ],
}

/** The rooms of the personal area. */
export const personal: readonly Destination[] = [
  { route: { name: 'profile', params: {} }, words: 'myArea.profile', icon: 'person' },
  { route: { name: 'mediathek', params: {} }, words: 'myArea.mediathek', icon: 'video' },
  { route: { name: 'mediathekPhotos', params: {} }, words: 'myArea.photos', icon: 'photo' },
  { route: { name: 'spinwheel', params: {} }, words: 'myArea.spinwheel', icon: 'wheel' },
  { route: { name: 'benefits', params: {} }, words: 'myArea.benefits', icon: 'gift' },
  { route: { name: 'favoriteCams', params: {} }, words: 'myArea.favoriteCams', icon: 'heart' },
]
