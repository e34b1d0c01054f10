import { withEvent } from '../../core/withEvent.ts'
import type { Mark } from './notifications.lists.ts'
import { notificationsSetup, startingWith } from './notifications.setup.ts'

export { answerTimeout, undoTime } from './notifications.setup.ts'

const named = { params: ({ event }: { event: { notificationId: string } }) => event } as const
const cleared = (mark: Mark) =>
  ({
    type: 'clearMark',
    params: ({ event }: { event: { notificationId: string } }) => ({
      notificationId: event.notificationId,
      mark,
    }),
  }) as const

/** The platform's two lists. */
const lists = notificationsSetup.createStateConfig({
  initial: 'unknown',
  on: {
    'realtime.sessionEstablished': {
      guard: { type: 'mustLoadAgain', params: withEvent },
      target: '.awaitingLists',
      actions: ['markOutdated', 'requestNewest'],
    },
    'realtime.sessionEnded': { target: '.unknown', actions: 'forgetLists' },
    'push.navbarNotifications': {
      target: '.known',
      actions: {
        type: 'takePushed',
        params: ({ event }) => ({ list: 'navbar', notifications: event.notifications }),
      },
    },
    'push.floatingNotifications': {
      actions: {
        type: 'takePushed',
        params: ({ event }) => ({ list: 'floating', notifications: event.notifications }),
      },
    },
    'notifications.readRequested': { actions: { type: 'markRead', ...named } },
    'notifications.allReadRequested': { actions: 'markAllRead' },
    'notifications.seenRequested': { actions: cleared('unseen') },
  },
  states: {
    unknown: {},
    awaitingLists: {
      on: { 'realtime.connectionLost': 'awaitingSession' },
      after: { answerTimeout: 'unanswered' },
    },
    unanswered: {
      on: {
        'notifications.retryRequested': { target: 'awaitingLists', actions: 'requestNewest' },
        'realtime.connectionLost': 'awaitingSession',
      },
    },
    awaitingSession: {
      on: {
        'realtime.sessionEstablished': { target: 'awaitingLists', actions: 'requestNewest' },
      },
    },
    known: {},
  },
})

/** What floats over the page: each for its time, which stands still while it is held or nobody looks. */
const floating = notificationsSetup.createStateConfig({
  initial: 'starting',
  on: {
    'notifications.floatShown': {
      actions: [{ type: 'addFloat', ...named }, cleared('unseen')],
    },
    'notifications.floatDismissed': {
      actions: [{ type: 'dropFloat', ...named }, cleared('unseen')],
    },
  },
  states: {
    starting: { always: [{ guard: 'wasVisible', target: 'running' }, { target: 'unwatched' }] },
    unwatched: {
      entry: 'holdFloats',
      on: { 'browser.shown': { target: 'running', actions: 'releaseFloats' } },
    },
    running: {
      initial: 'resting',
      on: {
        'browser.hidden': 'unwatched',
        'notifications.floatsHeld': { guard: 'isAnyFloating', target: 'held' },
      },
      states: {
        resting: { always: { guard: 'isAnyFloating', target: 'counting' } },
        counting: {
          always: { guard: 'isNothingFloating', target: 'resting' },
          after: { nextLeave: { target: 'resting', actions: 'dropLeft' } },
        },
      },
    },
    held: {
      entry: 'holdFloats',
      always: { guard: 'isNothingFloating', target: 'running', actions: 'releaseFloats' },
      on: {
        'browser.hidden': 'unwatched',
        'notifications.floatsReleased': { target: 'running', actions: 'releaseFloats' },
      },
    },
  },
})

/** What the guest removed, for good after a while; a removed one is read and seen [NTF-5]. */
const removal = notificationsSetup.createStateConfig({
  initial: 'settled',
  on: {
    'notifications.removeRequested': {
      target: '.undoable',
      actions: [
        cleared('unread'),
        cleared('unseen'),
        { type: 'dropFloat', ...named },
        { type: 'remove', ...named },
        'storeRemoved',
      ],
    },
    'notifications.removedStored': {
      target: '.settled',
      actions: { type: 'takeStored', params: withEvent },
    },
  },
  states: {
    settled: {},
    undoable: {
      after: { undoTime: 'settled' },
      on: {
        'notifications.removalUndone': {
          target: 'settled',
          actions: ['bringBackLast', 'storeRemoved'],
        },
      },
    },
  },
})

/** What the platform tells the guest about [NTF-1 to NTF-5, NTF-7, NTF-8, NTF-10]. */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: ({ input }) => startingWith(input),
  type: 'parallel',
  states: { lists, floating, removal },
})

declare module '../../core/address.ts' {
  interface Machines {
    notifications: typeof notificationsMachine
  }
}
