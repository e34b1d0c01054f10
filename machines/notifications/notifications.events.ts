import type { ChannelEvent, PushEvent } from '../realtime/realtime.events.ts'

export type NotificationsEvent =
  | ChannelEvent
  | PushEvent<'navbarNotifications' | 'floatingNotifications'>
  | { type: 'notifications.readRequested'; notificationId: string }
  /** The guest asked for another try after the lists did not come. */
  | { type: 'notifications.retryRequested' }
