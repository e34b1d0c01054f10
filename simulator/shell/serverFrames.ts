import * as v from 'valibot'
import {
  amount,
  channel,
  count,
  favouriteKind,
  flag,
  gifts,
  id,
  json,
  notification,
  type OutputOf,
  text,
  voucher,
} from '../core/entities.ts'
import { parse, Refusal } from '../core/refusal.ts'

const favourite = { kind: favouriteKind, id }
const abo = { active: flag, started: flag, price: amount }
const show = { channelId: id, actorId: id }
const notifications = { notifications: v.array(notification) }

const payloads = {
  sessionAcknowledged: { sessionId: id, resumed: v.optional(flag) },
  sessionExpired: {},
  pong: { ttl: count },
  channels: { channels: v.array(channel), offset: count, total: count },
  guestBalance: {
    balance: amount,
    balanceFormatted: text,
    isPayment: flag,
    isPayingCustomer: flag,
  },
  vouchers: { vouchers: v.array(voucher) },
  chatEnd: { chatId: id, code: count },
  freeShowStarted: show,
  freeShowStopped: show,
  voicecallStarted: { actorId: id, reload: v.optional(flag), voicecallIdHash: v.optional(text) },
  voicecallStopped: { actorId: id, voicecallIdHash: v.optional(text) },
  dataProtection: { show: flag },
  avsRevoked: {},
  avsSet: {},
  avsPending: {},
  avsRejected: { message: text },
  guestLocked: {},
  vipAboUpdated: abo,
  vxtvAboUpdated: abo,
  canOneClickResult: { possible: flag, reason: v.optional(text) },
  navbarNotifications: notifications,
  floatingNotifications: notifications,
  favouritePinned: favourite,
  favouriteUnpinned: favourite,
  favouriteActors: { actors: v.array(id) },
  actorOnline: { actorId: id },
  actorOffline: { actorId: id },
  allChannelsSeen: {},
  pageReload: {},
  guestEmailVerified: {},
  giftsUpdated: { boughtGifts: gifts },
  freeChatDurationChanged: { actorId: id, seconds: count },
  clashOfCamsVoting: { data: json },
  liveReaction: { actorId: id, reaction: text },
  messengerContentChanged: { channelId: id, message: json },
  messageAccepted: { clientMessageId: id, messageId: id, balance: v.optional(amount) },
  messageRejected: { clientMessageId: id, reason: text },
  privateTicketShowInvitation: { actorId: id, ticketId: id },
  loyaltyPointsChanged: { loyaltyPoints: count },
  bonusCodeRedeemed: { code: text, benefits: v.array(json) },
}

type Payloads = typeof payloads
export type ServerFrameType = keyof Payloads
/** A frame to the client by its type, as contract §3 lists them, still without `seq`. */
export type ServerFrameOf<T extends ServerFrameType> = { type: T } & OutputOf<Payloads[T]>
export type ServerFrame = { [T in ServerFrameType]: ServerFrameOf<T> }[ServerFrameType]

/** The types that the connection itself answers; they carry no `seq` and cannot be pushed. */
const unsequenced = new Set<string>(['sessionAcknowledged', 'pong'])

const schemas = new Map<string, v.GenericSchema>(
  Object.entries(payloads).map(([type, entries]) => [
    type,
    v.strictObject({ type: v.literal(type), ...entries }),
  ]),
)

/** Every type of frame that a client may get. */
export const serverFrameTypes = Object.keys(payloads) as ServerFrameType[]

/** Every type that can be pushed to a guest. */
export const pushTypes = serverFrameTypes.filter((type) => !unsequenced.has(type))

/**
 * Reads a frame that somebody wants pushed.
 * @throws Refusal 422 that names the unknown type or the field at fault
 */
export function readPush(input: unknown): ServerFrame {
  const { type } = parse(v.object({ type: text }), input, 'frame')
  const schema = schemas.get(type)
  if (!schema) {
    throw new Refusal(422, `type: ${type} is unknown; known are ${pushTypes.join(', ')}`, 'type')
  }
  if (unsequenced.has(type)) {
    throw new Refusal(
      422,
      `type: ${type} is answered by the connection and cannot be pushed`,
      'type',
    )
  }
  return parse(schema, input, 'frame') as ServerFrame
}
