import { type ChatMessage, readChatMessage } from '../../messenger/conversation/chatMessage.ts'
import type { ChatLine, Given } from './liveChat.events.ts'

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

/** The lines with that one sent once more, under an id that the platform has not refused. */
export function withRepeated(lines: Lines, id: string, newId: string): Lines {
  return lines.map((line) => (line.id === id ? { ...line, id: newId, state: 'sending' } : line))
}

/**
 * The lines with what a push tells of the chat's channel: texts and what is given, each once. A line of the
 * guest's from here is there already.
 */
export function withMessage(lines: Lines, message: unknown, channelId: string): Lines {
  const read = readChatMessage(message)
  if (!read || read.channelId !== channelId) return lines
  const { clientMessageId, data, id, senderType } = read
  if (clientMessageId !== null && lines.some((line) => line.id === clientMessageId))
    return withState(lines, clientMessageId, 'said')
  if (lines.some((line) => line.id === id)) return lines
  const given = givenIn(read)
  if (typeof data !== 'string' && !given) return lines
  const from = senderType === 'actor' ? 'performer' : 'guest'
  const text = typeof data === 'string' ? data : ''
  return withLine(lines, { id, from, text, state: 'said', ...(given && { given }) })
}

/** What a message gives; its price is not in it. */
function givenIn({ data, includedGifts, messageType }: ChatMessage): Given | null {
  const { toyControlId } = typeof data === 'string' ? {} : data
  const isToy = messageType === 'toyControl' && typeof toyControlId === 'string'
  if (!isToy && Object.keys(includedGifts).length === 0) return null
  return { gifts: includedGifts, toy: isToy ? { id: toyControlId, price: 0 } : null }
}

/** For how many coins a toy control of the guest's from here was given, of which it is told now; else null. */
export function toyPriceOf(lines: Lines, clientMessageId: string | null): number | null {
  const line = lines.find(({ id, state }) => id === clientMessageId && state === 'sending')
  return line?.given?.toy?.price ?? null
}
