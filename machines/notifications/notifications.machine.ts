import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../address.ts'
import type { Notification } from '../realtime/realtime.events.ts'
import { messageSubmitted } from '../realtime/submit.ts'
import type { NotificationsEvent } from './notifications.events.ts'
import {
  type NotificationList,
  newestCount,
  unknownList,
  withPushed,
  withRead,
} from './notifications.lists.ts'

export interface NotificationsContext {
  navbar: NotificationList
  floating: NotificationList
}

type ListName = keyof NotificationsContext

/** How long the platform may take to answer a request for the lists, in ms. */
export const answerTimeout = 10_000

/** What the platform tells the guest about [NTF-1, NTF-3, NTF-7, NTF-10]. */
export const notificationsMachine = setup({
  types: {} as { context: NotificationsContext; events: NotificationsEvent },
  delays: { answerTimeout },
  guards: {
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
  },
  actions: {
    markOutdated: assign({
      navbar: ({ context }) => ({ ...context.navbar, isOutdated: true }),
      floating: ({ context }) => ({ ...context.floating, isOutdated: true }),
    }),
    requestNewest: enqueueActions(({ enqueue }) => {
      for (const type of ['requestNavbarNotifications', 'requestFloatingNotifications'] as const)
        enqueue.sendTo(to('realtime'), messageSubmitted({ type, newest: newestCount }))
    }),
    takePushed: assign(
      ({ context }, params: { list: ListName; notifications: Notification[] }) => ({
        [params.list]: withPushed(context[params.list], params.notifications),
      }),
    ),
    markRead: assign(({ context }, params: { notificationId: string }) => ({
      navbar: withRead(context.navbar, params.notificationId),
      floating: withRead(context.floating, params.notificationId),
    })),
    sendRead: sendTo(to('realtime'), (_, { notificationId }: { notificationId: string }) =>
      messageSubmitted({ type: 'markNotificationRead', notificationId }),
    ),
    forgetLists: assign({ navbar: unknownList, floating: unknownList }),
  },
}).createMachine({
  id: 'notifications',
  context: { navbar: unknownList, floating: unknownList },
  initial: 'unknown',
  on: {
    'realtime.sessionEstablished': {
      guard: { type: 'mustLoadAgain', params: ({ event }) => event },
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
    'notifications.readRequested': {
      actions: [
        { type: 'markRead', params: ({ event }) => event },
        { type: 'sendRead', params: ({ event }) => event },
      ],
    },
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
