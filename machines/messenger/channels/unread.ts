import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { type Channels, channelIn } from './channelList.ts'
import type { UnreadMessage } from './channels.events.ts'

/** How many of the latest unread messages are shown [MSG-15]. */
export const latestCount = 5

/** Whether what is unread in a channel counts: of archived and blocked ones it does not. */
export function counts({ unread, archived, blocked }: Channel): boolean {
  return unread && !archived && !blocked
}

/** How many messages of the channel are unread and count. */
function unreadOf(channel: Channel): number {
  return counts(channel) ? channel.unreadCount : 0
}

/** How many unread messages these channels hold. */
export function unreadIn(channels: Channels): number {
  return channels.reduce((sum, channel) => sum + unreadOf(channel), 0)
}

/** By how many the channels that were known before have more unread now. */
export function unreadChange(before: Channels, changed: readonly Channel[]): number {
  return changed.reduce((sum, channel) => {
    const known = channelIn(before, channel.id)
    return known ? sum + unreadOf(channel) - unreadOf(known) : sum
  }, 0)
}

/** A message of an actor as the navbar shows it. */
export function unreadMessage(message: ChatMessage, channel: Channel): UnreadMessage {
  const isText = message.messageType === 'text' && typeof message.data === 'string'
  return {
    channelId: channel.id,
    messageId: message.id,
    actorName: channel.actorName,
    pictureUrl: channel.previewPictureUrl,
    messageType: message.messageType,
    text: isText ? (message.data as string) : '',
    sentAt: message.sentAt,
  }
}

function lastUnread(channel: Channel): UnreadMessage[] {
  if (!counts(channel) || channel.lastMessageId === null) return []
  const messageType = channel.lastMessageType ?? 'text'
  return [
    {
      channelId: channel.id,
      messageId: channel.lastMessageId,
      actorName: channel.actorName,
      pictureUrl: channel.previewPictureUrl,
      messageType,
      text: messageType === 'text' ? channel.subject : '',
      sentAt: channel.lastMessageAt ?? null,
    },
  ]
}

const newestFirst = (one: UnreadMessage, other: UnreadMessage) =>
  (other.sentAt ?? 0) - (one.sentAt ?? 0)

/**
 * The newest unread messages, the newest first [MSG-15]: of those that were known, what is unread
 * still, and the last one of every channel with unread ones.
 * @param known as they were, perhaps with one that just came
 * @param changed the channels that changed since; all are looked at when something known is read
 * @returns the same array when nothing changed
 */
export function latestOf(
  known: readonly UnreadMessage[],
  channels: Channels,
  changed: readonly Channel[],
): readonly UnreadMessage[] {
  const kept = known.filter(({ channelId }) => {
    const channel = channelIn(channels, channelId)
    return channel !== undefined && counts(channel)
  })
  const ids = new Set(kept.map(({ messageId }) => messageId))
  const isAnyRead = kept.length < known.length
  const others = (isAnyRead ? channels : changed)
    .filter(
      ({ unread, lastMessageId }) => unread && lastMessageId !== null && !ids.has(lastMessageId),
    )
    .flatMap(lastUnread)
  const latest = [...kept, ...others].toSorted(newestFirst).slice(0, latestCount)
  const isSame = latest.length === known.length && latest.every((one, at) => one === known[at])
  return isSame ? known : latest
}
