import type { ChannelEvent, PushEvent } from '../realtime/realtime.events.ts'

export type NotificationsEvent =
  | ChannelEvent
  | PushEvent<'navbarNotifications' | 'floatingNotifications'>
  | { type: 'notifications.readRequested'; notificationId: string }
