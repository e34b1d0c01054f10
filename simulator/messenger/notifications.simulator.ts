import type { Account } from '../core/account.ts'
import type { FrameHandlers } from '../core/platform.ts'
import type { ServerFrame } from '../shell/serverFrames.ts'

/** How many notifications are pushed again after some of them changed. */
export const listLength = 5

/** The notifications' part of the realtime channel (contract §3). */
export const notificationsFrames: FrameHandlers<
  | 'requestNavbarNotifications'
  | 'requestFloatingNotifications'
  | 'markNotificationRead'
  | 'markNotificationSeen'
  | 'setActorEmailNotification'
  | 'setActorSmsNotification'
> = {
  requestNavbarNotifications: ({ newest }, account) => [navbar(account, newest)],

  requestFloatingNotifications: ({ newest }, account) => [floating(account, newest)],

  markNotificationRead({ notificationId }, account) {
    change(account, notificationId, { unread: false, unseen: false })
    return [navbar(account, listLength)]
  },

  markNotificationSeen({ notificationId }, account) {
    change(account, notificationId, { unseen: false })
    return [navbar(account, listLength)]
  },

  setActorEmailNotification({ actorId, enabled }, { emailActors }) {
    toggle(emailActors, actorId, enabled)
    return []
  },

  setActorSmsNotification({ actorId, enabled }, { smsActors }) {
    toggle(smsActors, actorId, enabled)
    return []
  },
}

/** The frame that lists a guest's newest notifications. */
export function navbar({ notifications }: Account, newest: number): ServerFrame {
  return { type: 'navbarNotifications', notifications: notifications.slice(0, newest) }
}

/** The frame that lists what a guest has not seen yet. */
export function floating({ notifications }: Account, newest: number): ServerFrame {
  const unseen = notifications.filter((notification) => notification.unseen)
  return { type: 'floatingNotifications', notifications: unseen.slice(0, newest) }
}

function change(
  { notifications }: Account,
  id: string,
  changes: { unread?: boolean; unseen?: boolean },
): void {
  const notification = notifications.find((candidate) => candidate.id === id)
  if (notification) Object.assign(notification, changes)
}

function toggle(set: Set<string>, id: string, enabled: boolean): void {
  if (enabled) set.add(id)
  else set.delete(id)
}
