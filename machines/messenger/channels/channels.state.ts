import type { Channel } from '../../shell/realtime/realtime.events.ts'
import { type Channels, channelIn } from './channelList.ts'
import type { ChannelChoice, ChannelFilter, UnreadMessage } from './channels.events.ts'

/** How long answers and pushes that know of each other may be apart, in ms. */
export const doubtTime = 10_000

/** How far the platform's answers are to be trusted: pushes may have overtaken them. */
export interface Trust {
  /** Whether every channel is known, so that the total is theirs. */
  isWhole: boolean
  /** When the total was answered last, in ms since the epoch; null while it never was, or is asked. */
  countedAt: number | null
  isCountDoubted: boolean
  /** When channels were answered last; null while they never were. */
  answeredAt: number | null
  /** When channels were read or ordered to be otherwise last: an answer may not know; null while never. */
  changedAt: number | null
  /** Ids of channels that were ordered to be otherwise on this connection, the latest at the end. */
  ordered: readonly string[]
  /** Ids of channels whose answer was older than what is known of them. */
  late: readonly string[]
  /** How often in a row such channels were asked for in vain. */
  lateRounds: number
}

export interface ChannelsContext {
  channels: Channels
  /** Null while nobody is logged in. */
  guestId: string | null
  /** Whether the session is established. */
  isLive: boolean
  /** Whether a list of channels is shown, or was. */
  isWanted: boolean
  filter: ChannelFilter
  isOnlineOnly: boolean
  searchPattern: string
  /** In all channels that count, known or not. */
  unreadCount: number
  isCountOutdated: boolean
  /** The newest, the newest first [MSG-15]. */
  latest: readonly UnreadMessage[]
  /** What the messenger asked to be told of; another object each time. */
  followed: ChannelChoice | null
  /** The channel that is meant by it; null until that is known. */
  followedId: string | null
  /** The guest is looking at it. */
  isWatched: boolean
  /** Everything that came in it has been before the guest, were they looking. */
  isEndSeen: boolean
  /** The channels to be loaded singly, the one that is being loaded, and those that did not come. */
  missing: readonly string[]
  asked: string
  unavailable: readonly string[]
  trust: Trust
}

/** The channels of nobody. */
export const noChannels: ChannelsContext = {
  channels: [],
  guestId: null,
  isLive: false,
  isWanted: false,
  filter: 'newest',
  isOnlineOnly: false,
  searchPattern: '',
  unreadCount: 0,
  isCountOutdated: false,
  latest: [],
  followed: null,
  followedId: null,
  isWatched: false,
  isEndSeen: false,
  missing: [],
  asked: '',
  unavailable: [],
  trust: {
    isWhole: false,
    countedAt: null,
    isCountDoubted: false,
    answeredAt: null,
    changedAt: null,
    ordered: [],
    late: [],
    lateRounds: 0,
  },
}

/** The channel that the messenger follows, as far as it is known. */
export function followedIn({ channels, followedId }: ChannelsContext): Channel | undefined {
  return channelIn(channels, followedId)
}

/** The actor whose channel is to be found; null when none is. */
export function wantedActorIn({ followed, followedId }: ChannelsContext): string | null {
  return followedId === null ? (followed?.actorId ?? null) : null
}
