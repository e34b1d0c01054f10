import * as v from 'valibot'
import { count, flag, id, number, text, time } from '../core/bounds.ts'
import { pathPart } from '../core/pathPart.ts'

/** What every channel carries [MSG-1 to MSG-4]. */
const entries = {
  id,
  actorId: id,
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
  lastMessageId: v.nullable(id),
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
  v.object({
    ...entries,
    lastMessageAt: v.optional(v.nullable(time)),
    lastMessageType: v.optional(v.nullable(id)),
  }),
  v.transform(withoutUnsaid),
)

/** A messenger channel as the content service gives it: every field is there. */
export const contentChannelSchema = v.pipe(
  v.object({ ...entries, lastMessageAt: v.nullable(time), lastMessageType: v.nullable(id) }),
  v.transform(withoutUnsaid),
)

/** An answer of one channel. */
export const oneChannelSchema = v.object({ channel: channelSchema })

/** Where the platform has that channel. */
export function channelPath(channelId: string): string {
  return `messenger/channel/${pathPart(channelId)}`
}
