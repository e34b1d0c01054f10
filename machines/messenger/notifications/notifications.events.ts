import type {
  ConnectionLost,
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'

export type NotificationsEvent =
  | SessionEstablished
  | ConnectionLost
  | SessionEnded
  | PushEvent<'navbarNotifications' | 'floatingNotifications'>
  /** Nobody sees the page, and somebody sees it again. */
  | { type: 'browser.hidden' }
  | { type: 'browser.shown' }
  | { type: 'notifications.readRequested'; notificationId: string }
  | { type: 'notifications.allReadRequested' }
  /** It stands before the guest's eyes, in a list [NTF-4]. */
  | { type: 'notifications.seenRequested'; notificationId: string }
  /** It floats over the page, before the guest's eyes: its time there begins. */
  | { type: 'notifications.floatShown'; notificationId: string }
  | { type: 'notifications.floatDismissed'; notificationId: string }
  /** The pointer or the focus rests on what floats: nothing leaves meanwhile. */
  | { type: 'notifications.floatsHeld' }
  | { type: 'notifications.floatsReleased' }
  | { type: 'notifications.removeRequested'; notificationId: string }
  /** The guest wants the one that was removed last back. */
  | { type: 'notifications.removalUndone' }
  /** Another tab removed some, or brought one back; null for nothing removed. */
  | { type: 'notifications.removedStored'; value: string | null }
  /** The guest asked for another try after the lists did not come. */
  | { type: 'notifications.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    notifications: NotificationsEvent
  }
}
