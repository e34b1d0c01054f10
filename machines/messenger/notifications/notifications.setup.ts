import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import type { Notification } from '../../shell/realtime/realtime.events.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { writeRequested } from '../../shell/storage/write.ts'
import type { NotificationsEvent } from './notifications.events.ts'
import {
  type Float,
  floatTime,
  postponed,
  stillFloating,
  untilNextLeaves,
  withFloat,
  withoutFloat,
} from './notifications.floats.ts'
import {
  type Mark,
  type NotificationList,
  newestCount,
  unknownList,
  withCleared,
  withPushed,
} from './notifications.lists.ts'
import {
  type Removed,
  removedIn,
  storedFrom,
  withoutRemoved,
  withRemoved,
} from './notifications.removed.ts'

export interface NotificationsContext {
  navbar: NotificationList
  floating: NotificationList
  removed: Removed
  /** What is seen floating over the page, the first to leave first. */
  floats: readonly Float[]
  /** Since when nothing that floats leaves; null while the time runs. */
  heldSince: number | null
  wasVisible: boolean
}

interface NotificationsInput {
  /** The ids of those that were removed, as stored; null for nothing. */
  storedRemoved: string | null
  /** Whether the page is seen as this begins. */
  isVisible: boolean
}

export type ListName = 'navbar' | 'floating'
type Named = { notificationId: string }

const marking = { unread: 'markNotificationRead', unseen: 'markNotificationSeen' } as const

/** How long the platform may take to answer a request for the lists, in ms. */
export const answerTimeout = 10_000

/** How long a removal can be undone, in ms. */
export const undoTime = 8_000

/** Where the machine stands before it heard of anything. */
export const startingWith = ({ storedRemoved, isVisible }: NotificationsInput) => ({
  navbar: unknownList,
  floating: unknownList,
  removed: removedIn(storedRemoved),
  floats: [],
  heldSince: null,
  wasVisible: isVisible,
})

function isMarked({ navbar, floating }: NotificationsContext, id: string, mark: Mark): boolean {
  const isIt = (one: Notification) => one.id === id && one[mark]
  return navbar.notifications.some(isIt) || floating.notifications.some(isIt)
}

function cleared({ navbar, floating }: NotificationsContext, id: string, mark: Mark) {
  return { navbar: withCleared(navbar, id, mark), floating: withCleared(floating, id, mark) }
}

/** The notifications' vocabulary: what their chart may ask, wait for and do. */
export const notificationsSetup = setup({
  types: {} as {
    context: NotificationsContext
    events: NotificationsEvent
    input: NotificationsInput
  },
  delays: {
    answerTimeout,
    undoTime,
    nextLeave: ({ context: { floats } }) => untilNextLeaves(floats, now()),
  },
  guards: {
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    wasVisible: ({ context }) => context.wasVisible,
    isAnyFloating: ({ context }) => context.floats.length > 0,
    isNothingFloating: ({ context }) => context.floats.length === 0,
  },
  actions: {
    markOutdated: assign(({ context: { navbar, floating } }) => ({
      navbar: { ...navbar, isOutdated: true },
      floating: { ...floating, isOutdated: true },
    })),
    requestNewest: enqueueActions(({ enqueue }) => {
      for (const type of ['requestNavbarNotifications', 'requestFloatingNotifications'] as const)
        enqueue.sendTo(to('realtime'), messageSubmitted({ type, newest: newestCount }))
    }),
    takePushed: assign(
      ({ context }, params: { list: ListName; notifications: Notification[] }) => ({
        [params.list]: withPushed(context[params.list], params.notifications),
      }),
    ),
    forgetLists: assign({ navbar: unknownList, floating: unknownList, floats: [] }),
    markRead: enqueueActions(({ context, enqueue }, { notificationId }: Named) => {
      enqueue.assign(cleared(context, notificationId, 'unread'))
      enqueue.sendTo(
        to('realtime'),
        messageSubmitted({ type: 'markNotificationRead', notificationId }),
      )
    }),
    markAllRead: enqueueActions(({ context, enqueue }) => {
      const unread = context.navbar.notifications.filter((one) => one.unread)
      for (const { id: notificationId } of unread) {
        enqueue.assign(({ context }) => cleared(context, notificationId, 'unread'))
        enqueue.sendTo(
          to('realtime'),
          messageSubmitted({ type: 'markNotificationRead', notificationId }),
        )
      }
    }),
    clearMark: enqueueActions(
      ({ context, enqueue }, { notificationId, mark }: Named & { mark: Mark }) => {
        if (!isMarked(context, notificationId, mark)) return
        enqueue.assign(cleared(context, notificationId, mark))
        enqueue.sendTo(to('realtime'), messageSubmitted({ type: marking[mark], notificationId }))
      },
    ),
    addFloat: assign(({ context: { floats, heldSince } }, { notificationId }: Named) => ({
      floats: withFloat(floats, notificationId, (heldSince ?? now()) + floatTime),
    })),
    dropFloat: assign(({ context: { floats } }, { notificationId }: Named) => ({
      floats: withoutFloat(floats, notificationId),
    })),
    dropLeft: assign(({ context: { floats } }) => ({ floats: stillFloating(floats, now()) })),
    holdFloats: assign({ heldSince: ({ context }) => context.heldSince ?? now() }),
    releaseFloats: assign(({ context: { floats, heldSince } }) => ({
      floats: heldSince === null ? floats : postponed(floats, now() - heldSince),
      heldSince: null,
    })),
    remove: assign(({ context: { removed } }, { notificationId }: Named) => ({
      removed: withRemoved(removed, notificationId),
    })),
    bringBackLast: assign(({ context: { removed } }) => ({
      removed: withoutRemoved(removed, removed[0] ?? ''),
    })),
    storeRemoved: sendTo(to('storage'), ({ context: { removed } }) =>
      writeRequested('removedNotifications', storedFrom(removed)),
    ),
    takeStored: assign((_, { value }: { value: string | null }) => ({
      removed: removedIn(value),
    })),
  },
})
