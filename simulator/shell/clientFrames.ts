import * as v from 'valibot'
import {
  amount,
  count,
  favouriteKind,
  flag,
  gifts,
  id,
  json,
  type OutputOf,
  text,
} from '../core/entities.ts'
import { explainIssue } from '../core/refusal.ts'

const signed = { accessToken: text, guestId: id }
const newest = { newest: v.pipe(count, v.minValue(1, 'must be at least 1')) }
const favourite = { kind: favouriteKind, id }
const toggle = { actorId: id, enabled: flag }

export const channelFilter = v.picklist(
  ['newest', 'archived', 'unread', 'blocked'],
  'must be newest, archived, unread or blocked',
)

const payloads = {
  requestSession: {
    language: v.pipe(text, v.nonEmpty('must not be empty')),
    lastSeq: v.optional(count),
  },
  ping: {},
  requestNavbarNotifications: newest,
  requestFloatingNotifications: newest,
  sendMessage: {
    clientMessageId: id,
    channelId: id,
    messageType: id,
    senderType: v.literal('guest', 'must be guest'),
    isVideochat: flag,
    isFreechat: flag,
    data: v.union([text, json], 'must be text or an object'),
    includedGifts: gifts,
    chatId: v.nullable(id),
  },
  setAllChannelsSeen: {},
  canOneClick: {},
  chargeOneClick: {
    amount: v.pipe(amount, v.gtValue(0, 'must be more than 0')),
    channelId: v.nullable(id),
  },
  markNotificationRead: { notificationId: id },
  markNotificationSeen: { notificationId: id },
  refreshEmailProperties: {},
  passwordChanged: {},
  sendSignupEmail: { email: v.pipe(text, v.email('must be an e-mail address')) },
  pinFavourite: favourite,
  unpinFavourite: favourite,
  setActorEmailNotification: toggle,
  setActorSmsNotification: toggle,
  loadChannels: { offset: count, limit: v.pipe(count, v.maxValue(500, 'must be at most 500')) },
  loadOnlineChannels: { online: flag },
  filterChannels: {
    filterType: channelFilter,
  },
  archiveChannel: { channelId: id, status: flag },
  removeStatusBar: { statusBarType: id },
  requestFavouriteActors: {},
}

type Payloads = typeof payloads
export type ClientFrameType = keyof Payloads
/** A frame from the client by its type, as contract §3 lists them. */
export type ClientFrameOf<T extends ClientFrameType> = { type: T } & OutputOf<typeof signed> &
  OutputOf<Payloads[T]>
export type ClientFrame = { [T in ClientFrameType]: ClientFrameOf<T> }[ClientFrameType]

const schemas = new Map<string, v.GenericSchema>(
  Object.entries(payloads).map(([type, entries]) => [
    type,
    v.strictObject({ type: v.literal(type), ...signed, ...entries }),
  ]),
)

/** Why a frame breaks the protocol; the text goes into the close reason. */
export interface Violation {
  violation: string
}

/**
 * Reads one text frame of a client by contract §3.
 * @returns the frame, or what is wrong with it
 */
export function readClientFrame(data: string): ClientFrame | Violation {
  let input: unknown
  try {
    input = JSON.parse(data)
  } catch {
    return { violation: 'frame is not JSON' }
  }
  const type =
    typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined
  if (typeof type !== 'string') return { violation: 'frame has no type' }
  const schema = schemas.get(type)
  if (!schema) return { violation: `unknown type ${type.slice(0, 40)}` }
  const result = v.safeParse(schema, input)
  if (result.success) return result.output as ClientFrame
  const [issue] = result.issues
  return { violation: `${type}.${v.getDotPath(issue) ?? 'frame'} ${explainIssue(issue)}` }
}
