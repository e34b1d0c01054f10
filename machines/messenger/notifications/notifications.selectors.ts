import type { SnapshotFrom } from 'xstate'
import type { Notification } from '../../shell/realtime/realtime.events.ts'
import { type Float, floatingNow } from './notifications.floats.ts'
import { listedBy } from './notifications.listed.ts'
import { newestCount } from './notifications.lists.ts'
import type { notificationsMachine } from './notifications.machine.ts'
import type { Removed } from './notifications.removed.ts'
import type { ListName } from './notifications.setup.ts'

export { selectUnreadCount, selectUnreadCountOnMobile } from './notifications.unread.ts'

type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>
type Notifications = readonly Notification[]

const none: Notifications = []

/** Picks of what is listed; the same array while that is the same. */
function picking(
  list: ListName,
  isMobile: boolean,
  pick: (listed: Notifications, floats: readonly Float[]) => Notifications,
) {
  type Known = { removed: Removed; floats: readonly Float[]; picked: Notifications }
  const kept = new WeakMap<Notifications, Known>()
  return ({ context }: NotificationsSnapshot): Notifications => {
    const { removed, floats } = context
    const { notifications } = context[list]
    const known = kept.get(notifications)
    if (known?.removed === removed && known.floats === floats) return known.picked
    const picked = pick(notifications.filter(listedBy(removed, isMobile)), floats)
    kept.set(notifications, { removed, floats, picked })
    return picked
  }
}

const newest = (listed: Notifications) => listed.slice(0, newestCount)

/** The newest five of the navbar's list, newest first; the same array while the list is the same. */
export const selectLatestNotifications = picking('navbar', false, newest)

/** The newest five of those that a narrow window lists [NTF-2]. */
export const selectLatestOnMobile = picking('navbar', true, newest)

/** The list of those that may float over the page, newest first. */
export const selectFloatingNotifications = picking('floating', false, (listed) => listed)

const floatsAnywhere = picking('floating', false, floatingNow)
const floatsOnMobile = picking('floating', true, floatingNow)

/** What floats over the page: three at most, newest first; nothing while nobody looks. */
export function selectFloats(snapshot: NotificationsSnapshot): Notifications {
  return snapshot.matches({ floating: 'unwatched' }) ? none : floatsAnywhere(snapshot)
}

/** What floats over a narrow window [NTF-2]. */
export function selectFloatsOnMobile(snapshot: NotificationsSnapshot): Notifications {
  return snapshot.matches({ floating: 'unwatched' }) ? none : floatsOnMobile(snapshot)
}

/** The notification that was removed a moment ago and can be brought back; null for none. */
export function selectUndoable(snapshot: NotificationsSnapshot): Notification | null {
  if (!snapshot.matches({ removal: 'undoable' })) return null
  const { navbar, floating, removed } = snapshot.context
  const isLast = ({ id }: Notification) => id === removed[0]
  return navbar.notifications.find(isLast) ?? floating.notifications.find(isLast) ?? null
}

/** Whether the lists were asked for and the answer is still to come. */
export function selectIsAwaitingNotifications(snapshot: NotificationsSnapshot): boolean {
  return snapshot.matches({ lists: 'awaitingLists' })
}

/** Whether the lists were asked for and did not come in time; `notifications.retryRequested` asks again. */
export function selectAreNotificationsUnanswered(snapshot: NotificationsSnapshot): boolean {
  return snapshot.matches({ lists: 'unanswered' })
}

/** Whether the lists of this session have arrived. */
export function selectAreNotificationsKnown(snapshot: NotificationsSnapshot): boolean {
  return snapshot.matches({ lists: 'known' })
}
