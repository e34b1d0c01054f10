import type { Account } from '../core/account.ts'
import type { Channel } from '../core/entities.ts'
import type { World } from '../core/world.simulator.ts'
import type { ClientFrameOf } from '../shell/clientFrames.ts'
import type { MessageContent } from './messengerHistory.ts'

/** What a guest wants to be sent. */
export type MessageOrder = Pick<
  ClientFrameOf<'sendMessage'>,
  'clientMessageId' | 'channelId' | 'messageType' | 'data' | 'includedGifts'
>

/** Why a message of a guest is not kept. */
export type Rejection =
  | 'unknownChannel'
  | 'notInChat'
  | 'channelBlocked'
  | 'unknownMessageType'
  | 'emptyMessage'
  | 'textTooLong'
  | 'unknownGift'
  | 'giftNotForYou'
  | 'unknownToyControl'
  | 'actorOffline'
  | 'notEnoughMoney'

/** What a message costs, and what of it was paid for before. */
export interface Bill {
  coins: number
  /** Whether it is one of the channel's free messages. */
  usesFreeMessage: boolean
  /** What the guest has of each gift then. */
  boughtGifts: Record<string, number>
}

const longestText = 2_000

/** What a guest may send of it, or why nothing. */
export function readOrder(
  { messageType, data, includedGifts }: MessageOrder,
  { actorId }: Channel,
  { guest }: Account,
  { gifts, performers, toyControls }: World,
): MessageContent | Rejection {
  const given = Object.entries(includedGifts).filter(([, quantity]) => quantity > 0)
  for (const [id] of given) {
    const gift = gifts.get(id)
    if (!gift) return 'unknownGift'
    if (!gift.active || (gift.vip && !guest.isVip)) return 'giftNotForYou'
  }
  const carried = Object.fromEntries(given)
  if (messageType === 'text') {
    if (typeof data !== 'string' || data.trim() === '') return 'emptyMessage'
    if ([...data].length > longestText) return 'textTooLong'
    return { messageType, data, includedGifts: carried }
  }
  if (messageType === 'gift') {
    return given.length > 0 ? { messageType, data: {}, includedGifts: carried } : 'emptyMessage'
  }
  if (messageType !== 'toyControl') return 'unknownMessageType'
  const performer = performers.get(actorId)
  const toyControlId = typeof data === 'string' ? undefined : data.toyControlId
  const isKnown = typeof toyControlId === 'string' && toyControls.has(toyControlId)
  if (!isKnown || !performer?.hasToy) return 'unknownToyControl'
  if (!performer.isOnline) return 'actorOffline'
  return { messageType, data: { toyControlId }, includedGifts: carried }
}

/**
 * What it costs: a text the channel's price, in a live chat nothing, gifts beyond those that the guest has already bought, a
 * toy control its own price.
 */
export function billOf(
  { messageType, data, includedGifts }: MessageContent,
  channel: Channel,
  { guest }: Account,
  { gifts, toyControls }: World,
  isInChat: boolean,
): Bill {
  const boughtGifts = { ...guest.boughtGifts }
  let coins = 0
  for (const [id, quantity] of Object.entries(includedGifts)) {
    const bought = boughtGifts[id] ?? 0
    if (bought > 0) boughtGifts[id] = Math.max(0, bought - quantity)
    coins += Math.max(0, quantity - bought) * (gifts.get(id)?.price ?? 0)
  }
  if (messageType === 'toyControl' && typeof data === 'object') {
    coins += toyControls.get(String(data.toyControlId))?.price ?? 0
  }
  const isCharged = messageType === 'text' && !channel.isMessagingFree && !isInChat
  const usesFreeMessage = isCharged && channel.freeMessagesAmount > 0
  if (isCharged && !usesFreeMessage) coins += channel.messagePrice
  return { coins, usesFreeMessage, boughtGifts }
}
