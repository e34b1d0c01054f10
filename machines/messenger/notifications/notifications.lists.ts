import { produce } from '../../core/produce.ts'
import type { Notification } from '../../shell/realtime/realtime.events.ts'

/** How many notifications of a list are asked for, and shown in the navbar [NTF-7]. */
export const newestCount = 5
const keptCount = 100

/** One of the platform's two lists, newest first. */
export interface NotificationList {
  notifications: readonly Notification[]
  /** The next push replaces the list rather than adding to it. */
  isOutdated: boolean
}

export const unknownList: NotificationList = { notifications: [], isOutdated: true }

/** What is marked at a notification and sent to the platform. */
export type Mark = 'unread' | 'unseen'

/**
 * The list after a push: the pushed ones replace those of the same id [NTF-10]. A mark that was cleared
 * here stays so, for the platform may have spoken before it heard of it; something newer has its own.
 */
export function withPushed(
  list: NotificationList,
  pushed: readonly Notification[],
): NotificationList {
  const known = new Map(
    list.isOutdated
      ? []
      : list.notifications.map((notification) => [notification.id, notification]),
  )
  const taken = pushed.map((notification) => {
    const former = known.get(notification.id)
    known.delete(notification.id)
    if (former?.createdAt !== notification.createdAt) return notification
    const { unread, unseen } = notification
    return { ...notification, unread: unread && former.unread, unseen: unseen && former.unseen }
  })
  const newestFirst = [...taken, ...known.values()].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  )
  return { notifications: newestFirst.slice(0, keptCount), isOutdated: false }
}

/** The list with a mark of that notification cleared; the same list when it had none [NTF-3 NTF-4]. */
export function withCleared(
  list: NotificationList,
  notificationId: string,
  mark: Mark,
): NotificationList {
  return produce(list, ({ notifications }) => {
    const marked = notifications.find(({ id }) => id === notificationId)
    if (marked) marked[mark] = false
  })
}
