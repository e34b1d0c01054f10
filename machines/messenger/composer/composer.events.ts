import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { Gift, ToyControl } from '../gifts/gifts.events.ts'

/** A gift that the message being written carries. */
export interface GiftInDraft {
  gift: Gift
  quantity: number
}

/** What is being written in a channel; kept over a reload. */
export interface Draft {
  text: string
  gifts: readonly GiftInDraft[]
}

/** What the composer must know of the guest. */
export interface Purse {
  /** In coins. */
  balance: number
  /** Quantity by gift id [GST-11]. */
  boughtGifts: Readonly<Record<string, number>>
}

export interface ComposerInput {
  channel: Channel
  /** What was being written here before; null for nothing. */
  draft: Draft | null
}

export type ComposerEvent =
  | { type: 'composer.textChanged'; text: string }
  /** Puts one more of it into the message [GFT-3]. */
  | { type: 'composer.giftAdded'; gift: Gift }
  /** Takes one of it out again [GFT-4]. */
  | { type: 'composer.giftRemoved'; giftId: string }
  /** Sends what is written; without money for it, the guest tops up and comes back to the draft. */
  | { type: 'composer.submitted' }
  /** A toy control is asked for; its price is shown before it is sent. */
  | { type: 'composer.toyChosen'; toy: ToyControl }
  | { type: 'composer.toyDropped' }
  | { type: 'composer.toySubmitted' }
  | { type: 'composer.topUpRequested' }
  /** From the conversation. */
  | { type: 'composer.channelChanged'; channel: Channel }
  | { type: 'composer.purseChanged'; purse: Purse }
  /** What was being written here before, known only now. */
  | { type: 'composer.draftRestored'; draft: Draft }
  /** The page may be left any moment: what is written is to be kept now. */
  | { type: 'composer.keepRequested' }
