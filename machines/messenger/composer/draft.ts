import { withoutBlanksAround } from '../../core/typedText.ts'
import type { MessageOrder } from '../delivery/delivery.events.ts'
import type { Gift, ToyControl } from '../gifts/gifts.events.ts'
import type { Draft, GiftInDraft } from './composer.events.ts'

/** How long a message may be. */
export const maximalLength = 2000

/** Nothing is written. */
export const emptyDraft: Draft = { text: '', gifts: [] }

/** The text as it is sent. */
export function textToSend({ text }: Draft): string {
  return withoutBlanksAround(text)
}

/** Whether there is nothing in it to send. */
export function isEmpty(draft: Draft): boolean {
  return draft.gifts.length === 0 && textToSend(draft) === ''
}

/** Whether its text is longer than a message may be. */
export function isTooLong(draft: Draft): boolean {
  return textToSend(draft).length > maximalLength
}

/** The gifts with one more of it. */
export function withGift(gifts: readonly GiftInDraft[], gift: Gift): readonly GiftInDraft[] {
  return gifts.some((given) => given.gift.id === gift.id)
    ? gifts.map((given) => (given.gift.id === gift.id ? more(given, 1) : given))
    : [...gifts, { gift, quantity: 1 }]
}

/** The gifts with one less of it. */
export function withoutGift(gifts: readonly GiftInDraft[], giftId: string): readonly GiftInDraft[] {
  return gifts
    .map((given) => (given.gift.id === giftId ? more(given, -1) : given))
    .filter(({ quantity }) => quantity > 0)
}

/** What the platform is to be sent: gifts without a text are a message of their own kind [MSG-25]. */
export function orderFor(channelId: string, draft: Draft): MessageOrder {
  const text = textToSend(draft)
  const includedGifts = Object.fromEntries(
    draft.gifts.map(({ gift, quantity }) => [gift.id, quantity]),
  )
  return text === ''
    ? { channelId, messageType: 'gift', data: {}, includedGifts }
    : { channelId, messageType: 'text', data: text, includedGifts }
}

/** The same for a toy control. */
export function toyOrderFor(channelId: string, toy: ToyControl | null): MessageOrder {
  const data = { toyControlId: toy?.id }
  return { channelId, messageType: 'toyControl', data, includedGifts: {} }
}

function more({ gift, quantity }: GiftInDraft, by: number): GiftInDraft {
  return { gift, quantity: quantity + by }
}
