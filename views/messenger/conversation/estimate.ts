import type {
  ChatMessage,
  OutgoingMessage,
} from '../../../machines/messenger/conversation/chatMessage.ts'
import { chatPicture } from './chatPicture.ts'

const lineHeight = 24
const around = 28
const gift = 62
const narrowWidth = 500
const charactersInLine = innerWidth < narrowWidth ? 34 : 62

/**
 * About how high a message is before it is drawn, in px; always the same of the same message. The
 * nearer it comes, the steadier the scrollbar; nothing else depends on it. It is asked of every message
 * whenever one comes: nothing is looked at that takes long.
 */
export function estimateHeight({ data, messageType }: ChatMessage | OutgoingMessage): number {
  if (typeof data === 'string') {
    const lines = Math.max(1, Math.ceil(data.length / charactersInLine))
    return around + lines * lineHeight
  }
  if (messageType === 'picture') return around / 2 + (chatPicture(data)?.height ?? lineHeight)
  return around + gift
}
