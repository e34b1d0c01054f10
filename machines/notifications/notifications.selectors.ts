import type { SnapshotFrom } from 'xstate'
import type { Notification } from '../realtime/realtime.events.ts'
import { newestCount } from './notifications.lists.ts'
import type { notificationsMachine } from './notifications.machine.ts'

type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

const latest = new WeakMap<readonly Notification[], readonly Notification[]>()

/** The newest five of the navbar's list, newest first; the same array while the list is the same. */
export function selectLatestNotifications({
  context: { navbar },
}: NotificationsSnapshot): readonly Notification[] {
  const known = latest.get(navbar.notifications)
  if (known) return known
  const newest = navbar.notifications.slice(0, newestCount)
  latest.set(navbar.notifications, newest)
  return newest
}

/** The list that floats over the page, newest first. */
export function selectFloatingNotifications({
  context,
}: NotificationsSnapshot): readonly Notification[] {
  return context.floating.notifications
}

/** How many of the navbar's list are unread. */
export function selectUnreadCount({ context }: NotificationsSnapshot): number {
  return context.navbar.notifications.filter(({ unread }) => unread).length
}

/** Whether the lists were asked for and the answer is still to come. */
export function selectIsAwaitingNotifications(snapshot: NotificationsSnapshot): boolean {
  return snapshot.matches('awaitingLists')
}

/** Whether the lists were asked for and did not come in time; `notifications.retryRequested` asks again. */
export function selectAreNotificationsUnanswered(snapshot: NotificationsSnapshot): boolean {
  return snapshot.matches('unanswered')
}

/** Whether the lists of this session have arrived. */
export function selectAreNotificationsKnown(snapshot: NotificationsSnapshot): boolean {
  return snapshot.matches('known')
}
