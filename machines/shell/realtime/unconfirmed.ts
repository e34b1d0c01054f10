import type { Message, MessageType } from './realtime.events.ts'

/**
 * Orders of which it is not known that the platform has them. It reads a connection in order, so that a
 * pong answers for all that was sent before its ping.
 */
export interface Unconfirmed {
  /** Of connections that ended: to be given again once there is a session. */
  due: readonly Message[]
  /** Sent before the ping whose pong is awaited. */
  pinged: readonly Message[]
  /** Sent since. */
  sent: readonly Message[]
}

export const nothingUnconfirmed: Unconfirmed = { due: [], pinged: [], sent: [] }

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
  return { ...unconfirmed, pinged: unconfirmed.sent, sent: [] }
}

/** With the pong that was awaited. */
export function withPong(unconfirmed: Unconfirmed): Unconfirmed {
  return unconfirmed.pinged.length === 0 ? unconfirmed : { ...unconfirmed, pinged: [] }
}

/** Without the orders of a type that the platform has answered. */
export function withoutType(unconfirmed: Unconfirmed, type: MessageType): Unconfirmed {
  const { due, pinged, sent } = unconfirmed
  if (![...due, ...pinged, ...sent].some((message) => message.type === type)) return unconfirmed
  const isOther = (message: Message) => message.type !== type
  return { due: due.filter(isOther), pinged: pinged.filter(isOther), sent: sent.filter(isOther) }
}

/** With the connection ended: no pong of another one answers for what was sent on it. */
export function withConnectionEnded({ due, pinged, sent }: Unconfirmed): Unconfirmed {
  return { due: [...due, ...pinged, ...sent], pinged: [], sent: [] }
}

/** With what is due sent again. */
export function withDueSent({ due, sent }: Unconfirmed): Unconfirmed {
  return { due: [], pinged: [], sent: [...sent, ...due] }
}
