import type { SnapshotFrom } from 'xstate'
import { listedBy } from './notifications.listed.ts'
import type { notificationsMachine } from './notifications.machine.ts'

type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

function count({ context: { navbar, removed } }: NotificationsSnapshot, isMobile: boolean): number {
  const isListed = listedBy(removed, isMobile)
  return navbar.notifications.filter((one) => one.unread && isListed(one)).length
}

/** How many of the navbar's list are unread. */
export const selectUnreadCount = (snapshot: NotificationsSnapshot): number => count(snapshot, false)

/** How many are unread of those that a narrow window lists [NTF-2]. */
export const selectUnreadCountOnMobile = (snapshot: NotificationsSnapshot): number =>
  count(snapshot, true)
