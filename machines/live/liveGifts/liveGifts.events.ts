import type { PushEvent } from '../../shell/realtime/realtime.events.ts'

/** A gift or a toy control that a guest thinks of giving; the price is that of one, in coins. */
export interface Choice {
  kind: 'gift' | 'toy'
  id: string
  price: number
}

/** The most of one gift that are given at once. */
export const mostAtOnce = 20

export type LiveGiftsEvent =
  | PushEvent<'chatEnd'>
  /** The guest wants to see what can be given in the chat that runs. */
  | { type: 'liveGifts.openRequested'; chatId: string }
  | { type: 'liveGifts.closeRequested' }
  | { type: 'liveGifts.chosen'; choice: Choice }
  | { type: 'liveGifts.quantityChanged'; quantity: number }
  /** Rather something else. */
  | { type: 'liveGifts.dropped' }
  /** It is given, for the price that was shown. */
  | { type: 'liveGifts.giveRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    liveGifts: LiveGiftsEvent
  }
}
