import * as v from 'valibot'
import {
  favouriteKinds,
  type Push,
  type PushType,
} from '../../machines/shell/realtime/realtime.events.ts'
import { channelSchema } from '../messenger/channel.schema.ts'
import { benefitSchema } from '../money/benefit.schema.ts'

/** Valibot's own would stand in the first page's code, with all of that package. */
const isoTimestamp =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/

const text = v.string()
const flag = v.boolean()
const number = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const idHash = v.optional(text)
const quantities = v.record(text, count)

const notification = v.object({
  id: text,
  type: count,
  unread: flag,
  unseen: flag,
  title: text,
  text,
  actorId: v.optional(text),
  createdAt: v.pipe(
    text,
    v.check((time) => isoTimestamp.test(time)),
  ),
})

const voucher = v.object({ type: count, actorId: v.nullable(text), amount: number })
const notifications = { notifications: v.array(notification) }
const favourite = { kind: v.picklist(favouriteKinds), id: text }
const freeShow = { channelId: text, actorId: text }
const subscription = { active: flag, started: flag, price: number }

function push<TType extends PushType, TEntries extends v.ObjectEntries>(
  type: TType,
  entries: TEntries,
) {
  return v.object({ ...entries, type: v.literal(type) })
}

const schemas: { [T in PushType]: v.GenericSchema<unknown, Push<T>> } = {
  sessionAcknowledged: push('sessionAcknowledged', { sessionId: text, resumed: v.optional(flag) }),
  sessionExpired: push('sessionExpired', {}),
  pong: push('pong', { ttl: number }),
  channels: push('channels', { channels: v.array(channelSchema), offset: count, total: count }),
  guestBalance: push('guestBalance', {
    balance: number,
    balanceFormatted: text,
    isPayment: flag,
    isPayingCustomer: flag,
  }),
  vouchers: push('vouchers', { vouchers: v.array(voucher) }),
  chatEnd: push('chatEnd', { chatId: text, code: number }),
  freeShowStarted: push('freeShowStarted', freeShow),
  freeShowStopped: push('freeShowStopped', freeShow),
  voicecallStarted: push('voicecallStarted', {
    actorId: text,
    reload: v.optional(flag),
    voicecallIdHash: idHash,
  }),
  voicecallStopped: push('voicecallStopped', { actorId: text, voicecallIdHash: idHash }),
  dataProtection: push('dataProtection', { show: flag }),
  avsRevoked: push('avsRevoked', {}),
  avsSet: push('avsSet', {}),
  avsPending: push('avsPending', {}),
  avsRejected: push('avsRejected', { message: text }),
  guestLocked: push('guestLocked', {}),
  vipAboUpdated: push('vipAboUpdated', subscription),
  vxtvAboUpdated: push('vxtvAboUpdated', subscription),
  canOneClickResult: push('canOneClickResult', { possible: flag, reason: v.optional(text) }),
  navbarNotifications: push('navbarNotifications', notifications),
  floatingNotifications: push('floatingNotifications', notifications),
  favouritePinned: push('favouritePinned', favourite),
  favouriteUnpinned: push('favouriteUnpinned', favourite),
  favouriteActors: push('favouriteActors', { actors: v.array(text) }),
  actorOnline: push('actorOnline', { actorId: text }),
  actorOffline: push('actorOffline', { actorId: text }),
  allChannelsSeen: push('allChannelsSeen', {}),
  pageReload: push('pageReload', {}),
  guestEmailVerified: push('guestEmailVerified', {}),
  giftsUpdated: push('giftsUpdated', { boughtGifts: quantities }),
  freeChatDurationChanged: push('freeChatDurationChanged', { actorId: text, seconds: number }),
  clashOfCamsVoting: push('clashOfCamsVoting', { data: v.unknown() }),
  liveReaction: push('liveReaction', { actorId: text, reaction: text }),
  messengerContentChanged: push('messengerContentChanged', {
    channelId: text,
    message: v.unknown(),
  }),
  messageAccepted: push('messageAccepted', {
    clientMessageId: text,
    messageId: text,
    balance: v.optional(number),
  }),
  messageRejected: push('messageRejected', { clientMessageId: text, reason: text }),
  privateTicketShowInvitation: push('privateTicketShowInvitation', {
    actorId: text,
    ticketId: text,
  }),
  loyaltyPointsChanged: push('loyaltyPointsChanged', { loyaltyPoints: number }),
  bonusCodeRedeemed: push('bonusCodeRedeemed', { code: text, benefits: v.array(benefitSchema) }),
}

const schemaByType = new Map<unknown, v.GenericSchema<unknown, Push>>(Object.entries(schemas))
const envelope = v.object({
  type: v.unknown(),
  seq: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})

/** What a frame of the realtime channel says, or why it is dropped, quoting nothing of it. */
export type Frame = { push: Push; seq?: number } | { refused: string; seq?: number }

/**
 * Reads one frame that the server sent (contract §3). Unknown fields are left out.
 * @param data the frame as the WebSocket gives it: only text is taken
 * @returns the push, or in `refused` what is wrong with it; its number when it has one
 */
export function parseFrame(data: unknown): Frame {
  if (typeof data !== 'string') return { refused: 'binary frame' }
  const value = parseJson(data)
  if (value === undefined) return { refused: 'not JSON' }

  const head = v.safeParse(envelope, value)
  if (!head.success) {
    const field = v.getDotPath(head.issues[0])
    return { refused: field === 'seq' ? 'seq is no positive integer' : 'no object with a type' }
  }
  const { type, seq } = head.output
  const number = seq === undefined ? {} : { seq }
  const schema = schemaByType.get(type)
  if (!schema) return { refused: 'unknown type', ...number }

  const body = v.safeParse(schema, value, { abortEarly: true })
  if (!body.success) {
    return { refused: `${type} lacks a valid '${body.issues[0].path?.[0]?.key}'`, ...number }
  }
  return { push: body.output, ...number }
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
