import { readChatMessage } from '../../messenger/conversation/chatMessage.ts'
import type { ChatLine } from './liveChat.events.ts'

type Lines = readonly ChatLine[]

/** So many lines of a chat are kept, and the longest line that the guest writes, in UTF-16 units. */
const mostLines = 200
export const longestLine = 500

/** The lines with one more; the oldest go when there are too many. */
export function withLine(lines: Lines, line: ChatLine): Lines {
  return [...lines, line].slice(-mostLines)
}

/** The lines with that one of the guest's as it stands now. */
export function withState(lines: Lines, id: string, state: ChatLine['state']): Lines {
  return lines.map((line) => (line.id === id && line.from === 'guest' ? { ...line, state } : line))
}

/**
 * The lines with what a push tells of the chat's channel: texts alone, each once. A line of the guest's from
 * here is there already.
 */
export function withMessage(lines: Lines, message: unknown, channelId: string): Lines {
  const read = readChatMessage(message)
  if (!read || read.channelId !== channelId || typeof read.data !== 'string') return lines
  const { clientMessageId, data: text, id, senderType } = read
  if (clientMessageId !== null && lines.some((line) => line.id === clientMessageId))
    return withState(lines, clientMessageId, 'said')
  if (lines.some((line) => line.id === id)) return lines
  const from = senderType === 'actor' ? 'performer' : 'guest'
  return withLine(lines, { id, from, text, state: 'said' })
}
