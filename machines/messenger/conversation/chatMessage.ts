/** What the messages of a channel may be; others are shown as unknown. */
export const messageTypes = ['text', 'gift', 'toyControl', 'picture', 'freeShow'] as const
export type MessageType = (typeof messageTypes)[number]

/** Who may write. */
const senderTypes = ['guest', 'actor'] as const
type SenderType = (typeof senderTypes)[number]

/** How what the browser holds of a message may stand. */
export const heldStatuses = ['waiting', 'rejected'] as const
type HeldStatus = (typeof heldStatuses)[number]

/** A picture's place and size in px, so that its room is there before it is. */
export interface PictureData {
  url: string
  width: number
  height: number
}

/** A text, or what else a message of its type holds: a picture, which toy control. */
export type MessageData = string | Readonly<Record<string, unknown>>

/** A message as the platform keeps it (content service, push messengerContentChanged). */
export interface ChatMessage {
  id: string
  channelId: string
  /** Its place in the channel, counted from 1 without a gap. */
  position: number
  messageType: string
  senderType: SenderType
  data: MessageData
  /** Quantity by gift id. */
  includedGifts: Readonly<Record<string, number>>
  /** In ms since the epoch. */
  sentAt: number
  /** What the sending client called it; null for an actor's. */
  clientMessageId: string | null
}

/** A message of the guest that the platform has not kept, or not yet as far as is known here. */
export interface OutgoingMessage {
  clientMessageId: string
  channelId: string
  messageType: MessageType
  data: MessageData
  includedGifts: Readonly<Record<string, number>>
  /** In ms since the epoch. */
  createdAt: number
  /**
   * `storing`: this browser does not hold it yet. `waiting`: it does, a crash loses nothing. `accepted`:
   * the platform keeps it as `messageId`. `rejected`: for `reason`; it can be sent again or deleted.
   */
  status: 'storing' | 'accepted' | HeldStatus
  messageId: string | null
  reason: string | null
}

/** A part of a channel's history, oldest first. */
export interface ContentPage {
  messages: readonly ChatMessage[]
  hasOlder: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function areQuantities(value: unknown): value is Record<string, number> {
  return isRecord(value) && Object.values(value).every((count) => Number.isSafeInteger(count))
}

/**
 * Reads what a push or an answer calls a message.
 * @returns null for what is none, as far as can be told
 */
export function readChatMessage(value: unknown): ChatMessage | null {
  if (!isRecord(value)) return null
  const { id, channelId, position, messageType, senderType, data, sentAt } = value
  const { includedGifts = {}, clientMessageId = null } = value
  if (typeof id !== 'string' || typeof channelId !== 'string') return null
  if (!Number.isSafeInteger(position) || typeof messageType !== 'string') return null
  const sender = senderTypes.find((known) => known === senderType)
  if (!sender) return null
  if (typeof data !== 'string' && !isRecord(data)) return null
  if (!areQuantities(includedGifts) || !Number.isFinite(sentAt)) return null
  if (clientMessageId !== null && typeof clientMessageId !== 'string') return null
  const [place, time] = [position as number, sentAt as number]
  return {
    id,
    channelId,
    position: place,
    messageType,
    senderType: sender,
    data,
    includedGifts,
    sentAt: time,
    clientMessageId,
  }
}
