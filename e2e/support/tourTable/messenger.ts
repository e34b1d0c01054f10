import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { cases as channelDetails } from '../../../machines/messenger/channelDetails/channelDetails.cases.ts'
import { cases as composer } from '../../../machines/messenger/composer/composer.cases.ts'
import { cases as gifts } from '../../../machines/messenger/gifts/gifts.cases.ts'
import { cases as notifications } from '../../../machines/messenger/notifications/notifications.cases.ts'
import { cases as recommendations } from '../../../machines/messenger/recommendations/recommendations.cases.ts'
import type { Tour } from '../tours.ts'
import {
  button,
  click,
  connect,
  either,
  fill,
  inBanner,
  inOrder,
  loseConnection,
  pageAt,
  press,
  pushes,
} from '../ways.ts'
import { again, changes, presenceOf } from './shared.ts'

const channel = pageAt('messenger/?channel=guest1-channel1')
const write = fill('textbox', /^Message to /, 'Good evening')
/** In the list of notifications, which it opens where it is not open. */
const inList = (name: string | RegExp) =>
  either(button(name), inOrder(inBanner('Notifications'), button(name)))
const float = inOrder(press('Escape'), pushes(push('floatingNotifications')))

/** Tours of the charts of this area, by the ids of their actors. */
export const messenger: Readonly<Record<string, Tour>> = {
  channelDetails: {
    cases: channelDetails,
    at: channel,
    guest: 'guest1',
    asks: { loadMessengerActor: /messenger\/actor\// },
    ways: {
      ...changes,
      'channelDetails.emailToggled': click((page) => page.getByText('By e-mail', { exact: true })),
      'channelDetails.smsToggled': click((page) =>
        page.getByText('By text message', { exact: true }),
      ),
      'channelDetails.retryRequested': again,
      ...presenceOf('actor1'),
      'realtime.sessionEstablished #1': connect,
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
  recommendations: {
    cases: recommendations,
    at: channel,
    guest: 'guest1',
    asks: { loadRecommendations: /messenger\/recommendations/ },
    ways: {
      ...changes,
      ...presenceOf('actor1'),
      'realtime.sessionEstablished #1': connect,
      'recommendations.retryRequested': again,
    },
  },
}
