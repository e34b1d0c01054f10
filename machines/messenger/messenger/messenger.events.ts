import type { GuestChanged, GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { OverlayEvent } from '../../shell/navigation/overlays.ts'
import type {
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { FollowedEvent } from '../channels/channels.events.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import type { DraftsByChannel } from '../delivery/delivery.events.ts'

/** What of the messenger a narrow window shows. */
export type Pane = 'list' | 'conversation' | 'details'

/** How it is laid out: one pane, list and conversation, or those and the details beside them. */
export type Layout = 'narrow' | 'medium' | 'wide'

export type MessengerEvent =
  | RetryDue
  | SessionEstablished
  | SessionEnded
  | GuestIdentified
  | GuestChanged
  | PageEvent
  | QueryEvent
  | OverlayEvent
  | { type: 'browser.shown' }
  | { type: 'browser.hidden' }
  | PushEvent<'messengerContentChanged'>
  | FollowedEvent
  /** The page is drawn so from now on. */
  | { type: 'messenger.layoutChanged'; layout: Layout }
  | { type: 'messenger.channelSelected'; channelId: string }
  | { type: 'messenger.actorSelected'; actorId: string }
  | { type: 'messenger.channelUnselected' }
  | { type: 'messenger.detailsRequested' }
  | { type: 'messenger.detailsClosed' }
  /** The picture of the message in the row of that key is to lie over the page. */
  | { type: 'messenger.pictureRequested'; key: string }
  | { type: 'messenger.pictureClosed' }
  | { type: 'messenger.retryRequested' }
  | { type: 'delivery.changed'; messages: readonly OutgoingMessage[] }
  | { type: 'delivery.restored'; drafts: DraftsByChannel; channelId: string | null }

declare module '../../core/address.ts' {
  interface Addresses {
    messenger: MessengerEvent
  }
}
