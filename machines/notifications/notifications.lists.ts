import type { Notification } from '../realtime/realtime.events.ts'

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

/** The list after a push: the pushed ones replace those of the same id [NTF-10]. */
export function withPushed(
  list: NotificationList,
  pushed: readonly Notification[],
): NotificationList {
  const ids = new Set(pushed.map(({ id }) => id))
  const kept = list.isOutdated ? [] : list.notifications.filter(({ id }) => !ids.has(id))
  const all = [...pushed, ...kept]
  const newestFirst = all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return { notifications: newestFirst.slice(0, keptCount), isOutdated: false }
}

/** The list with that notification read [NTF-3]. */
export function withRead(list: NotificationList, notificationId: string): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((notification) =>
      notification.id === notificationId ? { ...notification, unread: false } : notification,
    ),
  }
}
