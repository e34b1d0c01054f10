import type { Message } from '../../shell/realtime/realtime.events.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import type { MessageOrder } from './delivery.events.ts'

export type Outgoing = readonly OutgoingMessage[]

/** What the platform said of a message. */
export type Answer =
  | { isAccepted: true; messageId: string | null }
  | { isAccepted: false; reason: string }

/** How many accepted messages wait for their place in the conversation. */
const mostAccepted = 100
/** UTF-16 units; the platform closes the connection on a frame of 64 KiB. */
const longestText = 10_000
export const tooLong = 'messageTooLong'

/** A message that nobody holds yet; one that cannot be sent is rejected from the start. */
export function newMessage(
  order: MessageOrder,
  clientMessageId: string,
  createdAt: number,
): OutgoingMessage {
  const { channelId, messageType, data, includedGifts } = order
  const isTooLong = typeof data === 'string' && data.length > longestText
  return {
    clientMessageId,
    channelId,
    messageType,
    data,
    includedGifts,
    createdAt,
    status: isTooLong ? 'rejected' : 'storing',
    messageId: null,
    reason: isTooLong ? tooLong : null,
  }
}

/** Whether the platform has still to answer. */
export function isUnanswered({ status }: OutgoingMessage): boolean {
  return status === 'storing' || status === 'waiting'
}

/** The message of an id; undefined when there is none. */
export function messageOf(
  messages: Outgoing,
  clientMessageId: string,
): OutgoingMessage | undefined {
  return messages.find((message) => message.clientMessageId === clientMessageId)
}

export function without(messages: Outgoing, clientMessageIds: readonly string[]): Outgoing {
  const gone = new Set(clientMessageIds)
  const kept = messages.filter(({ clientMessageId }) => !gone.has(clientMessageId))
  return kept.length === messages.length ? messages : kept
}

function answered(message: OutgoingMessage, answer: Answer): OutgoingMessage {
  return answer.isAccepted
    ? { ...message, status: 'accepted', messageId: answer.messageId, reason: null }
    : { ...message, status: 'rejected', reason: answer.reason }
}

function withFewAccepted(messages: Outgoing): Outgoing {
  const accepted = messages.filter(({ status }) => status === 'accepted')
  const surplus = accepted.slice(0, Math.max(0, accepted.length - mostAccepted))
  return without(
    messages,
    surplus.map(({ clientMessageId }) => clientMessageId),
  )
}

/**
 * The messages once the platform has answered; the same when it said so before. What it accepted it does
 * not reject any more.
 */
export function withAnswer(messages: Outgoing, clientMessageId: string, answer: Answer): Outgoing {
  const message = messageOf(messages, clientMessageId)
  if (!message) return messages
  if (message.status === 'accepted' && (!answer.isAccepted || message.messageId !== null))
    return messages
  if (message.status === 'rejected' && !answer.isAccepted) return messages
  return withFewAccepted(
    messages.map((other) => (other === message ? answered(other, answer) : other)),
  )
}

/** How a message stands that this tab knows and the store holds: an answer comes here first. */
function standing(known: OutgoingMessage | undefined, held: OutgoingMessage): OutgoingMessage {
  if (known === undefined || isUnanswered(known)) return held
  if (known.status === 'rejected' && held.status === 'rejected') return held
  return known
}

/**
 * The messages as the store holds them, in its order: those that it does not hold yet stay at the end.
 * One that waited and is gone was accepted, as another tab heard first; it stays where it was.
 * @param placed ids of what is in its conversation, so that an older report does not bring it back
 */
export function withHeld(messages: Outgoing, held: Outgoing, placed: readonly string[]): Outgoing {
  const known = new Map(messages.map((message) => [message.clientMessageId, message]))
  const coming = without(held, placed)
  const places = new Map(coming.map(({ clientMessageId }, place) => [clientMessageId, place]))
  const result: OutgoingMessage[] = []
  const unheld: OutgoingMessage[] = []
  let taken = 0
  function takeUpTo(place: number): void {
    for (const message of coming.slice(taken, place))
      result.push(standing(known.get(message.clientMessageId), message))
    taken = Math.max(taken, place)
  }
  for (const message of messages) {
    const place = places.get(message.clientMessageId)
    if (place !== undefined) takeUpTo(place + 1)
    else if (message.status === 'storing') unheld.push(message)
    else if (message.status === 'accepted') result.push(message)
    else if (message.status === 'waiting')
      result.push(answered(message, { isAccepted: true, messageId: null }))
  }
  takeUpTo(coming.length)
  return withFewAccepted([...result, ...unheld])
}

/**
 * What is to be sent now: of each channel the oldest unanswered message, so that the next goes out only
 * once the platform answered.
 * @param isHeld whether the browser holds messages; then only what it holds is sent
 * @param inFlight ids of what was sent on this connection
 */
export function dueOf(messages: Outgoing, isHeld: boolean, inFlight: readonly string[]): Outgoing {
  const channels = new Set<string>()
  return messages.filter((message) => {
    if (!isUnanswered(message) || channels.has(message.channelId)) return false
    channels.add(message.channelId)
    const isReady = !isHeld || message.status === 'waiting'
    return isReady && !inFlight.includes(message.clientMessageId)
  })
}

/** Those of the ids whose message has still to be answered. */
export function stillUnanswered(messages: Outgoing, ids: readonly string[]): readonly string[] {
  const unanswered = new Set(
    messages.filter(isUnanswered).map(({ clientMessageId }) => clientMessageId),
  )
  return ids.filter((id) => unanswered.has(id))
}

/** The message as the realtime channel sends it [MSG-7 MSG-25]. */
export function frameOf(message: OutgoingMessage): Message<'sendMessage'> {
  const { clientMessageId, channelId, messageType, data, includedGifts } = message
  return {
    type: 'sendMessage',
    clientMessageId,
    channelId,
    messageType,
    senderType: 'guest',
    isVideochat: false,
    isFreechat: false,
    data,
    includedGifts,
    chatId: null,
  }
}
