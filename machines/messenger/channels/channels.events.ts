import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type {
  Channel,
  ConnectionLost,
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** The lists of channels that can be looked at [MSG-5]. */
export const channelFilters = ['newest', 'archived', 'unread', 'blocked'] as const
export type ChannelFilter = (typeof channelFilters)[number]

/** A part of the channel list, in the platform's order. */
export interface ChannelPage {
  channels: readonly Channel[]
  /** How many there are. */
  total: number
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

/** Which channel is meant: by its id, else as that of an actor. */
export type ChannelChoice =
  | { channelId: string; actorId: null }
  | { channelId: null; actorId: string }

/** What the messenger is told of the channel that it follows. */
export type FollowedEvent =
  /** It is known, or changed. */
  | { type: 'channels.followedChanged'; channel: Channel }
  /** It could not be found. */
  | { type: 'channels.followedMissing' }

export type ChannelsEvent =
  | RetryDue
  /** What was doubted is to be asked for once more. */
  | { type: 'channels.doubtsDue' }
  | SessionEstablished
  | ConnectionLost
  | SessionEnded
  | GuestIdentified
  | PushEvent<
      | 'channels'
      | 'actorOnline'
      | 'actorOffline'
      | 'freeShowStarted'
      | 'freeShowStopped'
      | 'allChannelsSeen'
      | 'messengerContentChanged'
    >
  /** A list of channels is shown. */
  | { type: 'channels.wanted' }
  | { type: 'channels.filterChosen'; filter: ChannelFilter }
  | { type: 'channels.onlineOnlyChosen'; isOnlineOnly: boolean }
  /** The channels whose actor's name holds the text. */
  | { type: 'channels.searchChanged'; searchPattern: string }
  | { type: 'channels.allSeenRequested' }
  | { type: 'channels.retryRequested' }
  /** The messenger is to be told of that channel from now on; null of none. */
  | { type: 'channels.followed'; choice: ChannelChoice | null }
  /** The guest looks at the followed channel, or away. */
  | { type: 'channels.watchChanged'; isWatched: boolean }
  /** The end of that conversation is seen: what is unread in it is read. */
  | { type: 'channels.endSeen'; channelId: string }
  /** The guest wants it so; the platform is being told. */
  | {
      type: 'channels.changeOrdered'
      channelId: string
      change: Partial<Pick<Channel, 'archived' | 'blocked'>>
    }
  /** The platform said how the channel is now. */
  | { type: 'channels.channelChanged'; channel: Channel }

declare module '../../core/address.ts' {
  interface Addresses {
    channels: ChannelsEvent
  }
}
