import type { Message } from './realtime.events.ts'

const maxQueuedMessages = 500
const maxQueuedBytes = 1_048_576

/** Messages that wait to be sent, first in, first out. */
export interface Outbox {
  messages: readonly Message[]
  /** The size of the messages, see `messageBytes`. */
  bytes: number
}

export const emptyOutbox: Outbox = { messages: [], bytes: 0 }

/**
 * The size of a message as JSON: one for each UTF-16 unit, so that a text and the placeholder of its
 * length that stands for it in a log count the same.
 */
export function messageBytes(message: Message): number {
  return JSON.stringify(message).length
}

/** Whether the message finds room when these outboxes share the bounds. */
export function hasRoom(message: Message, ...outboxes: Outbox[]): boolean {
  const count = outboxes.reduce((sum, outbox) => sum + outbox.messages.length, 0)
  const bytes = outboxes.reduce((sum, outbox) => sum + outbox.bytes, 0)
  return count < maxQueuedMessages && bytes + messageBytes(message) <= maxQueuedBytes
}

/** The outbox with the message at its end. */
export function enqueued(outbox: Outbox, message: Message): Outbox {
  return {
    messages: [...outbox.messages, message],
    bytes: outbox.bytes + messageBytes(message),
  }
}

/** Both in one, the first before the second. */
export function joined(first: Outbox, second: Outbox): Outbox {
  return {
    messages: [...first.messages, ...second.messages],
    bytes: first.bytes + second.bytes,
  }
}
