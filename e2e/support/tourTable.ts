import { push } from '../../fixtures/shell/pushes.fixtures.ts'
import { cases as album } from '../../machines/library/album/album.cases.ts'
import { cases as bundles } from '../../machines/library/bundles/bundles.cases.ts'
import { cases as purchase } from '../../machines/library/purchase/purchase.cases.ts'
import { cases as videoList } from '../../machines/library/videoList/videoList.cases.ts'
import { cases as actorNews } from '../../machines/live/actorNews/actorNews.cases.ts'
import { cases as actorSearch } from '../../machines/live/actorSearch/actorSearch.cases.ts'
import { cases as sidebar } from '../../machines/live/sidebar/sidebar.cases.ts'
import { cases as composer } from '../../machines/messenger/composer/composer.cases.ts'
import { cases as gifts } from '../../machines/messenger/gifts/gifts.cases.ts'
import { cases as notifications } from '../../machines/messenger/notifications/notifications.cases.ts'
import { cases as categories } from '../../machines/shell/categories/categories.cases.ts'
import { cases as consent } from '../../machines/shell/consent/consent.cases.ts'
import { cases as legal } from '../../machines/shell/legal/legal.cases.ts'
import { cases as menus } from '../../machines/shell/menus/menus.cases.ts'
import { cases as modals } from '../../machines/shell/modals/modals.cases.ts'
import { albumAt, toldOf } from './library.ts'
import { performer } from './performer.ts'
import type { Server } from './server.ts'
import type { Tour } from './tours.ts'
import {
  answers,
  asking,
  back,
  button,
  click,
  comeBack,
  connect,
  either,
  fill,
  inBanner,
  inDialog,
  inFooter,
  inOrder,
  isOpen,
  link,
  loseConnection,
  otherLanguage,
  otherSession,
  pageAt,
  press,
  pushes,
  refuses,
} from './ways.ts'

const again = button('Try again')
const channel = pageAt('messenger/?channel=guest1-channel1')
const openCategories = inOrder(press('Escape'), inBanner('Categories'))
const write = fill('textbox', /^Message to /, 'Good evening')
/** In the list of notifications, which it opens where it is not open. */
const inList = (name: string | RegExp) =>
  either(button(name), inOrder(inBanner('Notifications'), button(name)))
const orderByLength = inOrder(
  button(/Order$/),
  click((page) => page.getByRole('option', { name: /^Longest/ })),
)
const order = button(/^(Order|Pay for) “/)
const buy = button('Buy this album')
const toAlbum = inOrder(
  link('Photos'),
  click((page) => page.getByRole('main').getByRole('link', { name: /coins/ })),
)
const float = inOrder(press('Escape'), pushes(push('floatingNotifications')))
const visits = {
  'navigation.pageEntered #1': comeBack,
  'navigation.pageEntered #2': link('Live cams'),
}
const changes = {
  'navigation.languageChanged': otherLanguage,
  'realtime.sessionEstablished #2': otherSession,
}

/** The page of an album that guest1 can buy. */
async function albumToBuy(server: Server): Promise<string> {
  for (let number = 1; number <= 50; number++) {
    const id = `album${number}`
    const { medium, owned } = await toldOf(server, id, 'guest1')
    if (medium.cost > 0 && owned.every((one) => one.id !== id)) return albumAt(server, id)
  }
  throw new Error('there is no album to buy')
}

/** The charts whose tours are walked through the app, by the ids of their actors. */
export const tours: Readonly<Record<string, Tour>> = {
  actorNews: {
    cases: actorNews,
    at: async (server) => (await performer(server, 'actor30')).url,
    asks: {
      loadActorTv: /getActorTVLivestreamDataById/,
      loadActorSales: /sales\/actor\//,
    },
    ways: {
      'actorNews.wanted #2': comeBack,
      'navigation.languageChanged': otherLanguage,
    },
  },
  actorSearch: {
    cases: actorSearch,
    at: pageAt('cams/?gender=F'),
    guest: 'guest1',
    asks: {
      initActorSearch: /actorsearch\/init/,
      deleteActorFilter: /actorsearch\/filter\/delete/,
    },
    ways: {
      'actorSearch.filterRemoved': button(/^Leave out: /),
      'actorSearch.nameSubmitted': press('Enter'),
      'actorSearch.nameTyped': fill('searchbox', 'Search by name', 'juno'),
      'navigation.pageEntered #1': link('Live cams'),
      'navigation.pageEntered #2': link('Videos'),
      'initActorSearch fails': asking(
        'initActorSearch',
        inOrder(link('Videos'), link('Live cams')),
      ),
      'navigation.queryEntered': back,
    },
  },
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
      'push.favouritePinned': pushes(push('favouritePinned', { kind: 'album', id: 'album1' })),
      'push.favouriteUnpinned': pushes(push('favouriteUnpinned', { kind: 'album', id: 'album1' })),
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
  categories: {
    cases: categories,
    at: pageAt(''),
    asks: { loadCategories: /query categories\(/ },
    ways: {
      'categories.retryRequested': either(
        again,
        inOrder(openCategories, refuses('loadCategories'), again),
      ),
      'categories.wanted': openCategories,
      'navigation.languageChanged': otherLanguage,
    },
  },
  composer: {
    cases: composer,
    at: channel,
    guest: 'guest1',
    ways: {
      'composer.giftAdded': inOrder(
        button('Gifts'),
        click((page) => page.getByRole('dialog').getByRole('button', { name: /coin/ })),
      ),
      'composer.giftRemoved': button(/^Remove one /),
      'composer.submitted': either(button(/^Send/), inOrder(write, button(/^Send/))),
      'composer.textChanged': write,
      'composer.topUpRequested': button('Top up'),
      'composer.purseChanged #1': pushes(
        push('guestBalance', { balance: 5_000, balanceFormatted: '5.000' }),
      ),
      'composer.purseChanged #2': pushes(
        push('guestBalance', { balance: 0, balanceFormatted: '0' }),
      ),
    },
  },
  consent: {
    cases: consent,
    at: pageAt(''),
    isUndecided: true,
    ways: {
      'consent.allAccepted': button('Accept all'),
      'consent.categorySwitched': click((page) =>
        page.getByRole('checkbox', { name: /Analytics/ }),
      ),
      'consent.choiceAccepted': button('Save choice'),
      'consent.choiceDismissed': button('Back without changes'),
      'consent.choiceRequested': either(button('Choose'), inFooter('Cookie settings')),
      'consent.necessaryAccepted': either(
        button('Only what is necessary'),
        inOrder(inFooter('Cookie settings'), button('Only what is necessary')),
      ),
    },
  },
  gifts: {
    cases: gifts,
    at: channel,
    guest: 'guest1',
    asks: { loadGifts: /query messengerGifts/, loadToyControls: /query toyControls/ },
    ways: {
      'gifts.wanted': either(button('Gifts'), inOrder(press('Escape'), button('Gifts'))),
      'gifts.retryRequested': again,
    },
  },
  legal: {
    cases: legal,
    at: pageAt('imprint/'),
    asks: { loadLegalText: /legal-text\/download/ },
    ways: {
      ...visits,
      'legal.retryRequested': again,
    },
  },
  menus: {
    cases: menus,
    at: pageAt(''),
    ways: {
      'menus.closeRequested': inOrder(isOpen, press('Escape')),
      'menus.submenuLeft': either(
        button('Back'),
        inOrder(inBanner('Menu'), button('Settings'), button('Back')),
      ),
      'menus.submenuRequested': either(
        button('Settings'),
        inOrder(inBanner('Menu'), button('Settings')),
      ),
      'menus.toggleRequested': inBanner('Search'),
      'navigation.overlayLeft': inOrder(isOpen, back),
    },
  },
  modals: {
    cases: modals,
    at: pageAt(''),
    guest: 'guest3',
    ways: {
      'modals.closeRequested': inOrder(isOpen, press('Escape')),
      'modals.openRequested': inOrder(inBanner('My area'), button('Confirm your age')),
      'navigation.overlayLeft': inOrder(isOpen, back),
      'navigation.pageEntered': link('Live cams'),
    },
  },
  notifications: {
    cases: notifications,
    at: pageAt(''),
    guest: 'guest1',
    ways: {
      ...changes,
      'notifications.allReadRequested': inOrder(
        inBanner('Notifications'),
        button('Mark all as read'),
      ),
      'notifications.floatDismissed': button(/^Dismiss: /),
      'notifications.floatsHeld': async ({ page }) => {
        const floats = page.getByRole('region', { name: 'New notifications' })
        if (!(await floats.isVisible())) return false
        await floats.hover()
        return true
      },
      'notifications.floatsReleased': async ({ page }) => {
        await page.mouse.move(5, 5)
        return true
      },
      'notifications.readRequested': inList(/^Mark as read: /),
      'notifications.removalUndone': button('Undo'),
      'notifications.removeRequested': inList(/^Remove: /),
      'notifications.retryRequested': again,
      'notifications.seenRequested': inBanner('Notifications'),
      'realtime.connectionLost': loseConnection,
      'realtime.sessionEstablished #1': connect,
      'push.floatingNotifications': float,
      'notifications.floatShown': float,
      'push.navbarNotifications': pushes(push('navbarNotifications')),
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
  sidebar: {
    cases: sidebar,
    at: pageAt('cams/'),
    asks: { loadSidebar: /query sidebar\(/ },
    ways: {
      'navigation.languageChanged': otherLanguage,
      'sidebar.wanted': inOrder(link('Videos'), link('Live cams')),
    },
  },
  videoList: {
    cases: videoList,
    at: pageAt('videos/'),
    guest: 'guest1',
    ways: {
      ...changes,
      ...visits,
      'navigation.queryEntered': inOrder(orderByLength, back),
      'videoList.orderChosen': orderByLength,
    },
  },
}
