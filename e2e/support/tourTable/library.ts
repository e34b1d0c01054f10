import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { cases as album } from '../../../machines/library/album/album.cases.ts'
import { cases as albumList } from '../../../machines/library/albumList/albumList.cases.ts'
import { cases as bundles } from '../../../machines/library/bundles/bundles.cases.ts'
import { cases as collections } from '../../../machines/library/collections/collections.cases.ts'
import { cases as dailyDeals } from '../../../machines/library/dailyDeals/dailyDeals.cases.ts'
import { cases as mediathek } from '../../../machines/library/mediathek/mediathek.cases.ts'
import { cases as purchase } from '../../../machines/library/purchase/purchase.cases.ts'
import { cases as video } from '../../../machines/library/video/video.cases.ts'
import { cases as videoList } from '../../../machines/library/videoList/videoList.cases.ts'
import { cases as videoStars } from '../../../machines/library/videoStars/videoStars.cases.ts'
import { cases as videoTags } from '../../../machines/library/videoTags/videoTags.cases.ts'
import { cases as vip30History } from '../../../machines/library/vip30History/vip30History.cases.ts'
import { albumAt, toldOf } from '../library.ts'
import type { Server } from '../server.ts'
import type { Tour } from '../tours.ts'
import {
  answers,
  asking,
  back,
  button,
  click,
  comeBack,
  either,
  fill,
  inDialog,
  inOrder,
  isOpen,
  link,
  otherLanguage,
  otherSession,
  pageAt,
  pushes,
} from '../ways.ts'
import { again, changes, pinsOf, visits } from './shared.ts'

/** An order chosen from the list that opens. */
const ordered = (name: RegExp) =>
  inOrder(
    button(/Order$/),
    click((page) => page.getByRole('option', { name })),
  )
const order = button(/^(Order|Pay for) “/)
const buy = button('Buy this album')
const toAlbum = inOrder(
  link('Photos'),
  click((page) => page.getByRole('main').getByRole('link', { name: /coins/ })),
)
const oneOfCollections = click((page) =>
  page.getByRole('main').getByRole('link', { name: /All \d+ videos/ }),
)

/** The page of an album that guest1 can buy. */
async function albumToBuy(server: Server): Promise<string> {
  for (let number = 1; number <= 50; number++) {
    const id = `album${number}`
    const { medium, owned } = await toldOf(server, id, 'guest1')
    if (medium.cost > 0 && owned.every((one) => one.id !== id)) return albumAt(server, id)
  }
  throw new Error('there is no album to buy')
}

/** Tours of the charts of this area, by the ids of their actors. */
export const library: Readonly<Record<string, Tour>> = {
  album: {
    cases: album,
    at: (server) => albumAt(server, 'album1'),
    guest: 'guest1',
    asks: {
      countAlbumView: /mutation albumView/,
      loadAlbum: /gallery\/album\/album1/,
      storeAlbumOpinion: /mutation likeAlbum|setGuestRating/,
    },
    ways: {
      ...changes,
      ...visits,
      'album.likeGiven': button(/^Like, /),
      'album.rated': button('I like it'),
      'album.retryRequested': again,
      'loadAlbum answers #1': asking('loadAlbum', otherSession),
      'loadAlbum fails': asking('loadAlbum', otherSession),
      ...pinsOf('album', 'album1'),
    },
  },
  albumList: {
    cases: albumList,
    at: pageAt('photos/'),
    guest: 'guest1',
    ways: {
      ...changes,
      ...visits,
      'albumList.orderChosen': ordered(/^Cheapest/),
      'navigation.queryEntered': inOrder(ordered(/^Cheapest/), back),
      ...pinsOf('album', 'album1'),
    },
  },
  bundles: {
    cases: bundles,
    at: pageAt('bundles/'),
    guest: 'guest1',
    asks: { loadBundles: /query bundles/, orderBundle: /mutation orderBundle/ },
    ways: {
      ...changes,
      ...visits,
      'bundles.orderRequested': either(order, inOrder(answers('loadBundles'), order)),
      'bundles.retryRequested': again,
      'loadBundles fails': asking('loadBundles', otherSession),
      'push.guestBalance': pushes(push('guestBalance')),
    },
  },
  collections: {
    cases: collections,
    at: pageAt('videos/all-videos/?list=collections'),
    guest: 'guest1',
    asks: { loadCollection: /query collection\(/ },
    ways: {
      ...changes,
      ...visits,
      'loadCollection fails': asking('loadCollection', otherSession),
      'collections.retryRequested': again,
      'navigation.queryEntered #1': oneOfCollections,
      'navigation.queryEntered #2': inOrder(oneOfCollections, back),
    },
  },
  dailyDeals: {
    cases: dailyDeals,
    at: pageAt('daily-deals/'),
    guest: 'guest1',
    asks: { loadDailyDeals: /query dailyDeals/ },
    ways: {
      ...changes,
      ...visits,
      'dailyDeals.retryRequested': again,
      'loadDailyDeals fails': asking('loadDailyDeals', otherSession),
    },
  },
  mediathek: {
    cases: mediathek,
    at: pageAt('myvisitx/mediathek/photos/'),
    guest: 'guest1',
    asks: { archiveMedium: /mutation archiveMedium/ },
    ways: {
      ...changes,
      ...visits,
      'mediathek.archiveRequested': button(/^Archive: /),
      'mediathek.noticeClosed': button('Close the notice'),
      'mediathek.splitChosen': button(/^Archive \(/),
      ...pinsOf('album', 'album1'),
    },
  },
  purchase: {
    cases: purchase,
    at: albumToBuy,
    guest: 'guest1',
    asks: { buyMedium: /album\/[^/]+\/buy/ },
    ways: {
      'navigation.overlayLeft': inOrder(isOpen, back),
      'purchase.allowed #1': button(/^Buy for /),
      'purchase.closeRequested': button(/^(Not now|Go on)$/),
      'purchase.retryRequested': inDialog('Try again'),
      'purchase.wanted': either(buy, inOrder(toAlbum, buy)),
    },
  },
  video: {
    cases: video,
    at: pageAt('videos/video/video1/'),
    guest: 'guest1',
    asks: {
      loadVideo: /query videosById/,
      storeVideoOpinion: /mutation (dis)?likeVideo|setGuestRating/,
    },
    ways: {
      ...changes,
      ...visits,
      'loadVideo fails': asking('loadVideo', otherSession),
      'video.likeGiven': button(/^Like, /),
      'video.retryRequested': again,
    },
  },
  videoList: {
    cases: videoList,
    at: pageAt('videos/'),
    guest: 'guest1',
    ways: {
      ...changes,
      ...visits,
      'navigation.pageEntered #4': comeBack,
      'navigation.queryEntered': inOrder(ordered(/^Longest/), back),
      'videoList.orderChosen': ordered(/^Longest/),
    },
  },
  videoStars: {
    cases: videoStars,
    at: pageAt('videos/stars/'),
    asks: { loadVideoStars: /query videoStars/ },
    ways: { ...visits, 'videoStars.retryRequested': again },
  },
  videoTags: {
    cases: videoTags,
    at: pageAt('videos/all-videos/'),
    asks: { loadPopularTags: /query popularTags/, suggestTags: /query tagSearch/ },
    ways: {
      ...visits,
      'navigation.languageChanged': otherLanguage,
      'videoTags.retryRequested': again,
      'videoTags.typed #1': fill('searchbox', 'Find a tag', 'so'),
      'videoTags.typed #2': fill('searchbox', 'Find a tag', ''),
    },
  },
  vip30History: {
    cases: vip30History,
    at: pageAt('vipclub/'),
    asks: { loadVip30History: /query vip30History/ },
    ways: { ...visits, 'vip30History.retryRequested': again },
  },
}
