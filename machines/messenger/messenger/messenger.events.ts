import type { GuestChanged, GuestIdentified } from '../../account/guest/guest.events.ts'
import type { OverlayEvent, PageEvent } from '../../shell/navigation/navigation.events.ts'
import type {
  Channel,
  ConnectionLost,
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import type { DraftsByChannel } from '../delivery/delivery.events.ts'

/** The lists of channels that can be looked at [MSG-5]. */
export const channelFilters = ['newest', 'archived', 'unread', 'blocked'] as const
export type ChannelFilter = (typeof channelFilters)[number]

/** A part of the channel list, in the platform's order. */
export interface ChannelPage {
  channels: readonly Channel[]
  /** How many there are. */
  total: number
}

/** A performer as the messenger shows them beside the conversation [MSG-20]. */
export interface MessengerActor {
  id: string
  name: string
  age: number
  isOnline: boolean
  pictureUrl: string
  countryCode: string
  languages: readonly string[]
  categories: readonly string[]
  /** Takes toy controls. */
  hasToy: boolean
  /** Whether the guest gets e-mails and SMS about them. */
  isEmailEnabled: boolean
  isSmsEnabled: boolean
}

/** One of the newest unread messages [MSG-15]. */
export interface UnreadMessage {
  channelId: string
  messageId: string
  actorName: string
  pictureUrl: string
  messageType: string
  /** Empty unless it is a text. */
  text: string
  /** In ms since the epoch; null when the platform did not say. */
  sentAt: number | null
}

/** What of the messenger a narrow window shows. */
export type Pane = 'list' | 'conversation' | 'details'

/** How it is laid out: one pane, list and conversation, or those and the details beside them. */
export type Layout = 'narrow' | 'medium' | 'wide'

export type MessengerEvent =
  | SessionEstablished
  | ConnectionLost
  | SessionEnded
  | GuestIdentified
  | GuestChanged
  | PageEvent
  | OverlayEvent
  | { type: 'browser.shown' }
  | { type: 'browser.hidden' }
  | PushEvent<
      | 'channels'
      | 'actorOnline'
      | 'actorOffline'
      | 'freeShowStarted'
      | 'freeShowStopped'
      | 'allChannelsSeen'
      | 'messengerContentChanged'
    >
  /** The page is drawn so from now on. */
  | { type: 'messenger.layoutChanged'; layout: Layout }
  /** A list of channels is shown outside the messenger's page. */
  | { type: 'messenger.channelsWanted' }
  | { type: 'messenger.filterChosen'; filter: ChannelFilter }
  | { type: 'messenger.onlineOnlyChosen'; isOnlineOnly: boolean }
  /** The channels whose actor's name holds the text. */
  | { type: 'messenger.searchChanged'; searchPattern: string }
  /** Scrolling came near the end of the list. */
  | { type: 'messenger.moreWanted' }
  | { type: 'messenger.channelSelected'; channelId: string }
  | { type: 'messenger.actorSelected'; actorId: string }
  | { type: 'messenger.channelUnselected' }
  | { type: 'messenger.archiveRequested'; channelId: string; isArchived: boolean }
  | { type: 'messenger.blockRequested'; channelId: string; isBlocked: boolean }
  | { type: 'messenger.allSeenRequested' }
  | { type: 'messenger.detailsRequested' }
  | { type: 'messenger.detailsClosed' }
  | { type: 'messenger.retryRequested' }
  /** The offer to take an archiving back, or the word on what failed, is put away. */
  | { type: 'messenger.noticeDismissed' }
  /** The end of that conversation is seen: what is unread in it is read. */
  | { type: 'messenger.endSeen'; channelId: string }
  | { type: 'messenger.emailToggled'; actorId: string; isEnabled: boolean }
  | { type: 'messenger.smsToggled'; actorId: string; isEnabled: boolean }
  | { type: 'delivery.changed'; messages: readonly OutgoingMessage[] }
  | { type: 'delivery.restored'; drafts: DraftsByChannel; channelId: string | null }

declare module '../../core/address.ts' {
  interface Addresses {
    messenger: MessengerEvent
  }
}
