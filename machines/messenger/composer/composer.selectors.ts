import type { SnapshotFrom } from 'xstate'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { ToyControl } from '../gifts/gifts.events.ts'
import type { GiftInDraft } from './composer.events.ts'
import { type composerMachine, missingForToy, missingOf, priceOf } from './composer.machine.ts'
import { isEmpty, isTooLong, maximalLength, textToSend } from './draft.ts'
import { boughtLeft, textPrice } from './price.ts'

type ComposerSnapshot = SnapshotFrom<typeof composerMachine>

/** The channel that is written in. */
export function selectComposerChannel({ context }: ComposerSnapshot): Channel {
  return context.channel
}

/** What is typed, as it is typed. */
export function selectDraftText({ context }: ComposerSnapshot): string {
  return context.draft.text
}

/** The gifts that the message carries, in the order of adding. */
export function selectDraftGifts({ context }: ComposerSnapshot): readonly GiftInDraft[] {
  return context.draft.gifts
}

/** Whether there is nothing to send. */
export function selectIsDraftEmpty({ context }: ComposerSnapshot): boolean {
  return isEmpty(context.draft)
}

/** Whether a text is written, so that the price of one is due. */
export function selectHasText({ context }: ComposerSnapshot): boolean {
  return textToSend(context.draft) !== ''
}

/** How many characters may still be typed; below 0 when there are too many. */
export function selectCharactersLeft({ context }: ComposerSnapshot): number {
  return maximalLength - textToSend(context.draft).length
}

/** Whether it can be sent, money aside. */
export function selectIsSendable({ context: { channel, draft } }: ComposerSnapshot): boolean {
  return !channel.blocked && !isEmpty(draft) && !isTooLong(draft)
}

/** What sending the draft costs, in coins [GFT-5 GFT-6]. */
export function selectDraftPrice({ context }: ComposerSnapshot): number {
  return priceOf(context)
}

/** What a written message costs here, in coins; 0 while it is free [MSG-4]. */
export function selectTextPrice({ context }: ComposerSnapshot): number {
  return textPrice(context.channel)
}

/** How many written messages are free, as the platform says; 0 where all or none are. */
export function selectFreeMessages({ context: { channel } }: ComposerSnapshot): number {
  return channel.isMessagingFree ? 0 : channel.freeMessagesAmount
}

/**
 * How many of a bought gift are left for this message: the temporary bought count [GFT-3 GFT-4].
 * @param giftId of which gift
 */
export function selectBoughtLeft({ context }: ComposerSnapshot, giftId: string): number {
  return boughtLeft(giftId, context.draft.gifts, context.purse.boughtGifts)
}

/** Coins that are missing for the draft; 0 unless sending it failed for them. */
export function selectMissing(snapshot: ComposerSnapshot): number {
  return snapshot.matches({ writing: 'short' }) ? missingOf(snapshot.context) : 0
}

/** The toy control that is asked about; null without one. */
export function selectAskedToy({ context }: ComposerSnapshot): ToyControl | null {
  return context.toy
}

/** Coins that are missing for it; 0 unless sending it failed for them. */
export function selectMissingForToy(snapshot: ComposerSnapshot): number {
  return snapshot.matches({ toyControl: 'short' }) ? missingForToy(snapshot.context) : 0
}
