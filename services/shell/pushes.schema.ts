import * as v from 'valibot'
import {
  favouriteKinds,
  type Push,
  type PushType,
} from '../../machines/shell/realtime/realtime.events.ts'
import { count, flag, id, list, number, quantities, text, whole, within } from '../core/bounds.ts'
import { plain } from '../core/plainMessage.ts'
import { readableList } from '../core/readableList.ts'
import { channelSchema } from '../messenger/channel.schema.ts'
import { messageSchema } from '../messenger/message.schema.ts'
import { benefitSchema } from '../money/benefit.schema.ts'

/** Valibot's own would stand in the first page's code, with all of that package. */
const isoTimestamp =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/

const idHash = v.optional(id)

const notification = v.object({
  id,
  type: count,
  unread: flag,
  unseen: flag,
  title: text,
  text,
  actorId: v.optional(id),
  createdAt: v.pipe(
    text,
    v.check((time) => isoTimestamp.test(time) && Number.isFinite(Date.parse(time))),
  ),
})

const voucher = v.object({ type: count, actorId: v.nullable(id), amount: number })
const notifications = { notifications: readableList(notification) }
const favourite = { kind: v.picklist(favouriteKinds), id }
const freeShow = { channelId: id, actorId: id }
const subscription = { active: flag, started: flag, price: number }

function push<TType extends PushType, TEntries extends v.ObjectEntries>(
  type: TType,
  entries: TEntries,
) {
  return v.object({ ...entries, type: v.picklist([type]) })
}

const schemas: { [T in PushType]: v.GenericSchema<unknown, Push<T>> } = {
  sessionAcknowledged: push('sessionAcknowledged', { sessionId: id, resumed: v.optional(flag) }),
  sessionExpired: push('sessionExpired', {}),
  pong: push('pong', { ttl: number }),
  channels: push('channels', {
    channels: readableList(channelSchema),
    offset: count,
    total: count,
  }),
  guestBalance: push('guestBalance', {
    balance: number,
    balanceFormatted: text,
    isPayment: flag,
    isPayingCustomer: flag,
  }),
  vouchers: push('vouchers', { vouchers: list(voucher) }),
  chatEnd: push('chatEnd', { chatId: id, code: number }),
  freeShowStarted: push('freeShowStarted', freeShow),
  freeShowStopped: push('freeShowStopped', freeShow),
  voicecallStarted: push('voicecallStarted', {
    actorId: id,
    reload: v.optional(flag),
    voicecallIdHash: idHash,
  }),
  voicecallStopped: push('voicecallStopped', { actorId: id, voicecallIdHash: idHash }),
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
  favouriteActors: push('favouriteActors', { actors: list(id) }),
  actorOnline: push('actorOnline', { actorId: id }),
  actorOffline: push('actorOffline', { actorId: id }),
  allChannelsSeen: push('allChannelsSeen', {}),
  pageReload: push('pageReload', {}),
  guestEmailVerified: push('guestEmailVerified', {}),
  giftsUpdated: push('giftsUpdated', { boughtGifts: quantities }),
  freeChatDurationChanged: push('freeChatDurationChanged', { actorId: id, seconds: number }),
  clashOfCamsVoting: push('clashOfCamsVoting', { data: plain }),
  liveReaction: push('liveReaction', { actorId: id, reaction: text }),
  messengerContentChanged: push('messengerContentChanged', {
    channelId: id,
    message: messageSchema,
  }),
  messageAccepted: push('messageAccepted', {
    clientMessageId: id,
    messageId: id,
    balance: v.optional(number),
  }),
  messageRejected: push('messageRejected', { clientMessageId: id, reason: text }),
  privateTicketShowInvitation: push('privateTicketShowInvitation', {
    actorId: id,
    ticketId: id,
  }),
  loyaltyPointsChanged: push('loyaltyPointsChanged', { loyaltyPoints: number }),
  bonusCodeRedeemed: push('bonusCodeRedeemed', { code: text, benefits: list(benefitSchema) }),
}

const schemaByType = new Map<unknown, v.GenericSchema<unknown, Push>>(Object.entries(schemas))
/** In UTF-16 units: more than a page of 500 channels has. */
const longestFrame = 4 * 1024 * 1024

const envelope = v.object({
  type: v.unknown(),
  seq: v.optional(v.pipe(whole, within(1))),
})

/**
 * What a frame of the realtime channel says, or why it is dropped, or in part left out, quoting nothing
 * of it.
 */
export type Frame =
  | { push: Push; seq?: number; leftOut?: string }
  | { refused: string; seq?: number }

/**
 * Reads one frame that the server sent (contract §3). Unknown fields are left out.
 * @param data the frame as the WebSocket gives it: only text is taken
 * @returns the push, or in `refused` what is wrong with it; its number when it has one; in `leftOut` of
 * what entries are missing that could not be read
 */
export function parseFrame(data: unknown): Frame {
  if (typeof data !== 'string') return { refused: 'binary frame' }
  if (data.length > longestFrame) return { refused: 'too long' }
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
  const leftOut = leftOutOf(value as Fields, body.output)
  return {
    push: body.output,
    ...number,
    ...(leftOut && { leftOut: `${type} has unreadable '${leftOut}'` }),
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The name of the list that is shorter than it was sent. */
function leftOutOf(sent: Fields, read: object): string | undefined {
  const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  const entry = Object.entries(read).find(([name, list]) => lengthOf(list) < lengthOf(sent[name]))
  return entry?.[0]
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
