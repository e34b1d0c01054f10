import type { OutgoingMessage } from './chatMessage.ts'
import { type History, isKept, oldestOf } from './conversation.history.ts'

/** What is on its way, parted by whether the history shows it. */
export interface PartedOutgoing {
  /** Still to be shown beside the history, in order. */
  outgoing: readonly OutgoingMessage[]
  /** Shown by the history: the delivery may forget them. */
  placed: readonly string[]
}

/** Parts what is on its way; what remains stays the same array when all of it remains. */
export function partOutgoing(
  history: History,
  outgoing: readonly OutgoingMessage[],
  isPlaced: (message: OutgoingMessage) => boolean = (message) => isKept(history, message),
): PartedOutgoing {
  const placed = outgoing.filter(isPlaced).map(({ clientMessageId }) => clientMessageId)
  if (placed.length === 0) return { outgoing, placed }
  return { outgoing: outgoing.filter((message) => !isPlaced(message)), placed }
}

/** Whether the platform said that it keeps a message. */
export const isAccepted = ({ status }: OutgoingMessage): boolean => status === 'accepted'

/** Whether the platform keeps a message further back than the history reaches. */
export function liesBefore(history: History, message: OutgoingMessage): boolean {
  const oldest = oldestOf(history)
  return isAccepted(message) && history.hasOlder && !!oldest && message.createdAt < oldest.sentAt
}
