import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { GuestLeaving } from '../../account/guest/guestLeaving.ts'
import type {
  ConnectionLost,
  PushEvent,
  SessionEnded,
  SessionEstablished,
} from '../../shell/realtime/realtime.events.ts'
import type { Draft } from '../composer/composer.events.ts'
import type { MessageData, MessageType, OutgoingMessage } from '../conversation/chatMessage.ts'

/** What a composer wants to be sent. */
export interface MessageOrder {
  channelId: string
  messageType: MessageType
  data: MessageData
  includedGifts: Readonly<Record<string, number>>
}

export type DraftsByChannel = Readonly<Record<string, Draft>>

/** What the store is told. */
export type DeliveryStoreRequest =
  /**
   * To be held, in the order of telling, unless one of its id is. With it goes what it replaces and, if
   * it was made of it, the channel's draft.
   */
  | {
      type: 'deliveryStore.addRequested'
      message: OutgoingMessage
      replaces: string | null
      forgetsDraft: boolean
    }
  /** The platform answered, or the guest gave it up: nothing of it is to be held. */
  | { type: 'deliveryStore.removeRequested'; clientMessageId: string }
  | { type: 'deliveryStore.rejectRequested'; clientMessageId: string; reason: string }
  /** Null forgets it. */
  | { type: 'deliveryStore.draftSubmitted'; channelId: string; draft: Draft | null }
  | { type: 'deliveryStore.channelNoted'; channelId: string | null }
  /** Forgets everything of this guest, for they logged out. */
  | { type: 'deliveryStore.clearRequested' }

/** What the store reports. */
export type DeliveryStoreEvent =
  /** What this browser held as the page began. */
  | {
      type: 'deliveryStore.opened'
      messages: readonly OutgoingMessage[]
      drafts: DraftsByChannel
      /** The channel that was last looked at. */
      channelId: string | null
    }
  /** What it holds now, in order: this tab or another changed it. */
  | { type: 'deliveryStore.changed'; messages: readonly OutgoingMessage[] }
  /** This tab is the one that sends. */
  | { type: 'deliveryStore.leadershipGained' }
  /** Another tab took that over: the one that the guest looks at. */
  | { type: 'deliveryStore.leadershipLost' }
  /** Some of what is held cannot be read; the rest is not affected. */
  | { type: 'deliveryStore.recordsSkipped'; count: number }
  /** It cannot hold anything here (private window, full disk): messages live as long as the tab. */
  | { type: 'deliveryStore.failed'; reason: string }

export type DeliveryEvent =
  | SessionEstablished
  | ConnectionLost
  | SessionEnded
  | DeliveryStoreEvent
  | PushEvent<'messageAccepted' | 'messageRejected'>
  | GuestIdentified
  | GuestLeaving
  | { type: 'delivery.messageSubmitted'; wish: MessageOrder }
  /** Sends a rejected one again, as a new message. */
  | { type: 'delivery.retryRequested'; clientMessageId: string }
  | { type: 'delivery.deleteRequested'; clientMessageId: string }
  | { type: 'delivery.draftChanged'; channelId: string; draft: Draft | null }
  | { type: 'delivery.channelNoted'; channelId: string | null }
  /** The platform did not answer in time: from the machine itself. */
  | { type: 'delivery.answerMissed'; clientMessageId: string }
  /** The conversation shows what the platform keeps of it. */
  | { type: 'delivery.placed'; clientMessageIds: readonly string[] }

declare module '../../core/address.ts' {
  interface Addresses {
    delivery: DeliveryEvent
  }
}
