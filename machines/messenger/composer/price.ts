import { ownIn } from '../../core/ownIn.ts'
import type { GiftInDraft, Purse } from './composer.events.ts'

/** What a channel says of the price of a message [MSG-4]. */
export interface Tariff {
  messagePrice: number
  isMessagingFree: boolean
  freeMessagesAmount: number
}

/** What a written message costs, in coins. */
export function textPrice({ messagePrice, isMessagingFree, freeMessagesAmount }: Tariff): number {
  return isMessagingFree || freeMessagesAmount > 0 ? 0 : messagePrice
}

/**
 * What gifts cost, in coins: those covered by what was bought before are free [GFT-5 GFT-6].
 * @param gifts each gift stands in it once
 */
export function giftsPrice(
  gifts: readonly GiftInDraft[],
  boughtGifts: Purse['boughtGifts'],
): number {
  return gifts.reduce((sum, { gift, quantity }) => {
    const beyond = Math.max(0, quantity - (ownIn(boughtGifts, gift.id) ?? 0))
    return sum + beyond * gift.price
  }, 0)
}

/**
 * How many of a bought gift are left for this message: one less for each in it, one more for each taken
 * out, never below none and never more than were bought [GFT-3 GFT-4].
 */
export function boughtLeft(
  giftId: string,
  gifts: readonly GiftInDraft[],
  boughtGifts: Purse['boughtGifts'],
): number {
  const added = gifts.find(({ gift }) => gift.id === giftId)?.quantity ?? 0
  return Math.max(0, (ownIn(boughtGifts, giftId) ?? 0) - added)
}
