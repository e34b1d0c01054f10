import type { Message, MessageType } from './realtime.events.ts'

/**
 * Orders of which it is not known that the platform has them. It reads a connection in order, so that a
 * pong answers for all that was sent before its ping.
 */
export interface Unconfirmed {
  /** Sent before the ping whose pong is awaited. */
  pinged: readonly Message[]
  /** Sent since. */
  sent: readonly Message[]
}

export const nothingUnconfirmed: Unconfirmed = { pinged: [], sent: [] }

/**
 * What is sent again on the next connection: what has the same effect twice as once. Questions are asked
 * again by who asked them, written messages have a delivery of their own, and money is never ordered twice.
 */
const repeated: ReadonlySet<MessageType> = new Set([
  'archiveChannel',
  'markNotificationRead',
  'markNotificationSeen',
  'pinFavourite',
  'removeStatusBar',
  'setActorEmailNotification',
  'setActorSmsNotification',
  'setAllChannelsSeen',
  'unpinFavourite',
])

/** With a message that is being sent. */
export function withSent(unconfirmed: Unconfirmed, message: Message): Unconfirmed {
  if (!repeated.has(message.type)) return unconfirmed
  return { ...unconfirmed, sent: [...unconfirmed.sent, message] }
}

/** With a ping sent; a second one before the pong answers for nothing more. */
export function withPing(unconfirmed: Unconfirmed, isPongOutstanding: boolean): Unconfirmed {
  if (isPongOutstanding || unconfirmed.sent.length === 0) return unconfirmed
  return { pinged: unconfirmed.sent, sent: [] }
}

/** With the pong that was awaited. */
export function withPong(unconfirmed: Unconfirmed): Unconfirmed {
  return unconfirmed.pinged.length === 0 ? unconfirmed : { ...unconfirmed, pinged: [] }
}

/** Without the orders of a type that the platform has answered. */
export function withoutType(unconfirmed: Unconfirmed, type: MessageType): Unconfirmed {
  const { pinged, sent } = unconfirmed
  if (![...pinged, ...sent].some((message) => message.type === type)) return unconfirmed
  const isOther = (message: Message) => message.type !== type
  return { pinged: pinged.filter(isOther), sent: sent.filter(isOther) }
}

/** What is to be sent again, in the order in which it was ordered. */
export function toRepeat({ pinged, sent }: Unconfirmed): readonly Message[] {
  return [...pinged, ...sent]
}
