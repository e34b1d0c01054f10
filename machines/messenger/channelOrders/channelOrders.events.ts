import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { SessionEnded, SessionEstablished } from '../../shell/realtime/realtime.events.ts'

/** A channel is to be blocked, or open again. */
export interface BlockOrder {
  channelId: string
  isBlocked: boolean
}

export type ChannelOrdersEvent =
  | SessionEstablished
  | SessionEnded
  | GuestIdentified
  | { type: 'channelOrders.archiveRequested'; channelId: string; isArchived: boolean }
  | ({ type: 'channelOrders.blockRequested' } & BlockOrder)
  /** What was unread in the channel has been read. */
  | { type: 'channelOrders.channelRead'; channelId: string }
  /** The offer to take an archiving back, or the word on what failed, is put away. */
  | { type: 'channelOrders.noticeDismissed' }

declare module '../../core/address.ts' {
  interface Addresses {
    channelOrders: ChannelOrdersEvent
  }
}
