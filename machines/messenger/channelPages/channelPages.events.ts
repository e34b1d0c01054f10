import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type {
  ConnectionLost,
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

export type ChannelPagesEvent =
  | RetryDue
  | SessionEstablished
  | ConnectionLost
  | SessionEnded
  | GuestIdentified
  | PushEvent<'channels'>
  /** So many channels are the first page of so many. */
  | { type: 'channelPages.firstLoaded'; count: number; total: number }
  /** Scrolling came near the end of the list. */
  | { type: 'channelPages.moreWanted' }
  | { type: 'channelPages.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    channelPages: ChannelPagesEvent
  }
}
