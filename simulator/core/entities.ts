import * as v from 'valibot'

export const id = v.pipe(v.string('must be an id (text)'), v.nonEmpty('must not be empty'))
export const flag = v.boolean('must be true or false')
export const text = v.string('must be text')
export const amount = v.pipe(v.number('must be a number'), v.finite('must be finite'))
export const count = v.pipe(
  v.number('must be a whole number from 0'),
  v.integer('must be a whole number from 0'),
  v.minValue(0, 'must be a whole number from 0'),
)
export const json = v.record(v.string(), v.unknown(), 'must be an object')
/** ISO 8601, UTC, with milliseconds. */
const isoTime = v.pipe(text, v.isoTimestamp('must be an ISO 8601 time'))

/** Voucher by type number 1 to 10 of the specification; without an actor it counts for all. */
export const voucher = v.strictObject({
  type: v.pipe(count, v.minValue(1, 'must be 1 to 10'), v.maxValue(10, 'must be 1 to 10')),
  actorId: v.nullable(id),
  amount: count,
})

/** Gift id to quantity. */
export const gifts = v.record(v.string(), count, 'must map gift ids to quantities')

export const avsStatus = v.picklist(
  ['unknown', 'pending', 'accepted', 'rejected'],
  'must be unknown, pending, accepted or rejected',
)

export const channel = v.strictObject({
  id,
  actorId: id,
  unread: flag,
  unreadCount: count,
  archived: flag,
  blocked: flag,
  isActorOnline: flag,
  /** Coins a minute. */
  multiChatPrice: amount,
  canVoyeurChat: flag,
  freeMessagesAmount: count,
  /** Coins a message. */
  messagePrice: amount,
  isMessagingFree: flag,
  /** The newest text of its messages. */
  subject: text,
  lastMessageId: v.nullable(id),
  /** Milliseconds since the epoch; as the kind, left out while there is no message. */
  lastMessageAt: v.optional(count),
  lastMessageType: v.optional(id),
  previewPictureUrl: text,
  actorName: text,
  actorAge: count,
  freeChat: flag,
})
export type Channel = v.InferOutput<typeof channel>

export const notification = v.strictObject({
  id,
  /** Number of the kind; 6, 7, 13, 14, 15 and 22 are hidden on mobile. */
  type: count,
  unread: flag,
  unseen: flag,
  title: text,
  text,
  /** The performer it is about, if any. */
  actorId: v.optional(id),
  createdAt: isoTime,
})
export type Notification = v.InferOutput<typeof notification>

export const messageTypes = ['text', 'gift', 'toyControl', 'picture', 'freeShow'] as const
export type MessageType = (typeof messageTypes)[number]

/** A message of the messenger as the platform keeps and pushes it. */
export interface Message {
  id: string
  channelId: string
  /** Its place in the channel, counted from 1 without a gap. */
  position: number
  messageType: MessageType
  senderType: 'guest' | 'actor'
  /** A text; of a picture `{ url, width, height }`, of a toy control `{ toyControlId }`. */
  data: string | Record<string, unknown>
  /** Quantity by gift id. */
  includedGifts: Record<string, number>
  /** Milliseconds since the epoch. */
  sentAt: number
  /** What the guest's client called it; null for an actor's. */
  clientMessageId: string | null
}

export const favouriteKind = v.picklist(
  ['actor', 'album', 'sedcards', 'picture'],
  'must be actor, album, sedcards or picture',
)

/** What an object schema of these entries reads. */
export type OutputOf<E> = E extends v.ObjectEntries
  ? v.InferOutput<v.ObjectSchema<E, undefined>>
  : never
