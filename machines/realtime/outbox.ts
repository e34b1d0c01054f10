import type { Message } from './realtime.events.ts'

export const maxQueuedMessages = 500
export const maxQueuedBytes = 1_048_576

/** Messages that wait to be sent, first in, first out. */
export interface Outbox {
  messages: readonly Message[]
  /** UTF-8 length of the messages as JSON. */
  bytes: number
}

export const emptyOutbox: Outbox = { messages: [], bytes: 0 }

function utf8Length(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const isHalfOfPair = unit >= 0xd800 && unit < 0xe000
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isHalfOfPair ? 2 : 3
  }
  return bytes
}

/** The UTF-8 length of a message as JSON. */
export function messageBytes(message: Message): number {
  return utf8Length(JSON.stringify(message))
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
