import * as v from 'valibot'
import { pathPart } from '../core/pathPart.ts'

const text = v.string()
const flag = v.boolean()
const number = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What every channel carries [MSG-1 to MSG-4]. */
const entries = {
  id: text,
  actorId: text,
  actorName: text,
  actorAge: count,
  previewPictureUrl: text,
  unread: flag,
  unreadCount: count,
  archived: flag,
  blocked: flag,
  isActorOnline: flag,
  multiChatPrice: number,
  canVoyeurChat: flag,
  freeMessagesAmount: count,
  messagePrice: number,
  isMessagingFree: flag,
  subject: text,
  lastMessageId: v.nullable(text),
  freeChat: flag,
}

interface LastMessage {
  lastMessageAt?: number | null | undefined
  lastMessageType?: string | null | undefined
}

/** Leaves out what the platform does not say of the last message. */
function withoutUnsaid<T extends LastMessage>({ lastMessageAt, lastMessageType, ...channel }: T) {
  return {
    ...channel,
    ...(typeof lastMessageAt === 'number' && { lastMessageAt }),
    ...(typeof lastMessageType === 'string' && { lastMessageType }),
  }
}

/** A messenger channel as pushes and plain requests give it. */
export const channelSchema = v.pipe(
  v.object({ ...entries, lastMessageAt: v.nullish(number), lastMessageType: v.nullish(text) }),
  v.transform(withoutUnsaid),
)

/** A messenger channel as the content service gives it: every field is there. */
export const contentChannelSchema = v.pipe(
  v.object({ ...entries, lastMessageAt: v.nullable(number), lastMessageType: v.nullable(text) }),
  v.transform(withoutUnsaid),
)

/** An answer of one channel. */
export const oneChannelSchema = v.object({ channel: channelSchema })

/** Where the platform has that channel. */
export function channelPath(channelId: string): string {
  return `messenger/channel/${pathPart(channelId)}`
}
