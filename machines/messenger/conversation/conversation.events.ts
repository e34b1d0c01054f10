import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { Draft, Purse } from '../composer/composer.events.ts'
import type { ChatMessage, OutgoingMessage } from './chatMessage.ts'

/** What the guest was reading: a row by its key, and how far its top is below the view's, in px. */
export interface ScrollAnchor {
  key: string
  offset: number
}

/** What the guest searches for among the messages that are here. */
export interface Search {
  /** As typed. */
  searchPattern: string
  /** The row of the hit that is shown; null until one is. */
  hitKey: string | null
}

export interface ConversationInput {
  channel: Channel
  draft: Draft | null
  outgoing: readonly OutgoingMessage[]
}

export type ConversationEvent =
  | RetryDue
  /** The guest sees it, having left `unreadCount` messages unread. */
  | { type: 'conversation.opened'; unreadCount: number }
  | { type: 'conversation.left' }
  /** Scrolling came near the oldest message that is here. */
  | { type: 'conversation.olderWanted' }
  | { type: 'conversation.retryRequested' }
  /** Scrolling came to rest; null at the end. */
  | { type: 'conversation.scrolled'; anchor: ScrollAnchor | null }
  | { type: 'conversation.searchRequested' }
  | { type: 'conversation.searchChanged'; searchPattern: string }
  /** The hit in the row of that key is to be seen. */
  | { type: 'conversation.hitRequested'; key: string }
  | { type: 'conversation.searchClosed' }
  /** A message came; null when what came could not be read, so that the newest are loaded again. */
  | { type: 'conversation.contentChanged'; message: ChatMessage | null }
  /** Messages may have been missed: the newest are loaded again. */
  | { type: 'conversation.outdated' }
  | { type: 'conversation.channelChanged'; channel: Channel }
  | { type: 'conversation.purseChanged'; purse: Purse }
  | { type: 'conversation.draftRestored'; draft: Draft }
  /** The page may be left any moment. */
  | { type: 'conversation.keepRequested' }
  /** The guest's messages of this channel that the platform has not kept, in order. */
  | { type: 'conversation.outgoingChanged'; outgoing: readonly OutgoingMessage[] }
