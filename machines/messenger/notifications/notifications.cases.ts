import { notification } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { sessions } from '../../core/shared.cases.ts'
import { laws } from './notifications.laws.ts'
import { notificationsMachine } from './notifications.machine.ts'

const named = [{ notificationId: 'notification-1' }]
const listed = [notification(), notification({ id: 'notification-2' })]
const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length

export const cases: Cases<typeof notificationsMachine> = {
  machine: notificationsMachine,
  inputs: [
    { storedRemoved: null, isVisible: true },
    { storedRemoved: '["notification-9"]', isVisible: false },
  ],
  events: {
    'browser.hidden': [{}],
    'browser.shown': [{}],
    'notifications.allReadRequested': [{}],
    'notifications.floatDismissed': named,
    'notifications.floatShown': named,
    'notifications.floatsHeld': [{}],
    'notifications.floatsReleased': [{}],
    'notifications.readRequested': named,
    'notifications.removalUndone': [{}],
    'notifications.removedStored': [{ value: '["notification-2"]' }],
    'notifications.removeRequested': named,
    'notifications.retryRequested': [{}],
    'notifications.seenRequested': named,
    'push.floatingNotifications': [{ notifications: listed }],
    'push.navbarNotifications': [{ notifications: listed }],
    'realtime.connectionLost': [{}],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
  },
  answers: {},
  project: ({ context: { floats } }) => floats.length > 0,
  parts: {
    lists: [
      'notifications.allReadRequested',
      'notifications.readRequested',
      'notifications.retryRequested',
      'notifications.seenRequested',
      'push.floatingNotifications',
      'push.navbarNotifications',
      'realtime.connectionLost',
      'realtime.sessionEnded',
      'realtime.sessionEstablished',
    ],
    floating: [
      'browser.hidden',
      'browser.shown',
      'notifications.floatDismissed',
      'notifications.floatShown',
      'notifications.floatsHeld',
      'notifications.floatsReleased',
      'notifications.removeRequested',
      'push.floatingNotifications',
      'realtime.sessionEnded',
    ],
    removal: [
      'notifications.removalUndone',
      'notifications.removedStored',
      'notifications.removeRequested',
      'push.navbarNotifications',
    ],
  },
  invariants: {
    'no list has a notification twice': ({ context: { navbar, floating } }) =>
      [navbar, floating].every(({ notifications }) => isOnce(notifications.map(({ id }) => id))),
    'the newest stands first': ({ context: { navbar, floating } }) =>
      [navbar, floating].every(({ notifications }) =>
        notifications.every(
          ({ createdAt }, at) => at === 0 || (notifications[at - 1]?.createdAt ?? '') >= createdAt,
        ),
      ),
    'nothing floats twice': ({ context: { floats } }) =>
      isOnce(floats.map(({ notificationId }) => notificationId)),
    'nothing is removed twice': ({ context: { removed } }) => isOnce(removed),
    'time stands still exactly while it is held or nobody looks': (snapshot) =>
      (snapshot.context.heldSince === null) === snapshot.matches({ floating: 'running' }),
    'time runs exactly while something floats': (snapshot) =>
      !snapshot.matches({ floating: 'running' }) ||
      snapshot.context.floats.length > 0 ===
        snapshot.matches({ floating: { running: 'counting' } }),
    'lists that are known have come': (snapshot) =>
      !snapshot.matches({ lists: 'known' }) || !snapshot.context.navbar.isOutdated,
    'nothing is known of nobody': (snapshot) =>
      !snapshot.matches({ lists: 'unknown' }) || snapshot.context.navbar.notifications.length === 0,
  },
  laws,
}
