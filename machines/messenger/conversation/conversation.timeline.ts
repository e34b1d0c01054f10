import type { ChatMessage, OutgoingMessage } from './chatMessage.ts'

interface RowPlace {
  /** Stays the same when a message on its way is kept by the platform. */
  key: string
  /** Its place in the channel, counted from 1. */
  position: number
  /** When the row above was sent, in ms since the epoch; null for the first that is here. */
  previousAt: number | null
  /** Shortly after another one of the same sender. */
  isContinued: boolean
}

export interface MessageRow extends RowPlace {
  kind: 'message'
  message: ChatMessage
  /** Everything from here on was unread as the guest came. */
  isFirstUnread: boolean
}

export interface OutgoingRow extends RowPlace {
  kind: 'outgoing'
  outgoing: OutgoingMessage
}

export type Row = MessageRow | OutgoingRow

/** What a conversation shows, oldest first. Rows are made when they are asked for. */
export interface Timeline {
  readonly length: number
  /** The position of the last row. */
  readonly lastPosition: number
  /** The same object as long as the row is the same. */
  at(index: number): Row
  keyAt(index: number): string
  /** What stands there, without what is around it. */
  contentAt(index: number): ChatMessage | OutgoingMessage
  /** Where the row with a key is; -1 when it is not here. */
  indexOf(key: string): number
}

interface TimelineSource {
  pages: readonly (readonly ChatMessage[])[]
  outgoing: readonly OutgoingMessage[]
  /** Position of the first unread message. */
  firstUnread: number | null
}

/** Messages of one sender so close together are a group, in ms. */
const groupSpan = 5 * 60_000

const messageRows = new WeakMap<ChatMessage, MessageRow>()
const outgoingRows = new WeakMap<OutgoingMessage, OutgoingRow>()

/** What a row is called: as the client that sent the message called it, else by the platform's id. */
export function keyOf({
  clientMessageId,
  id,
}: Pick<ChatMessage, 'clientMessageId' | 'id'>): string {
  return clientMessageId ?? id
}

/** The key of the row that shows it. */
export function contentKey(content: ChatMessage | OutgoingMessage): string {
  return 'id' in content ? keyOf(content) : content.clientMessageId
}

/** Makes one sequence of what the platform keeps and what is on its way. */
export function createTimeline({ pages, outgoing, firstUnread }: TimelineSource): Timeline {
  // side by side only here: what the machine holds stays in pages
  const messages = ([] as ChatMessage[]).concat(...pages)
  const kept = messages.length
  const lastKept = messages.at(-1)?.position ?? 0

  const messageAt = (index: number) => messages[index] as ChatMessage
  const outgoingAt = (index: number) => outgoing[index - kept] as OutgoingMessage
  const contentAt = (index: number) => (index < kept ? messageAt(index) : outgoingAt(index))
  const keyAt = (index: number) => contentKey(contentAt(index))

  function messageRow(index: number): MessageRow {
    const message = messageAt(index)
    const previous = index > 0 ? messageAt(index - 1) : null
    const isFirstUnread = message.position === firstUnread
    const isContinued = previous !== null && !isFirstUnread && areClose(previous, message)
    const previousAt = previous?.sentAt ?? null
    const known = messageRows.get(message)
    if (
      known?.previousAt === previousAt &&
      known.isFirstUnread === isFirstUnread &&
      known.isContinued === isContinued
    ) {
      return known
    }
    const row: MessageRow = {
      kind: 'message',
      key: keyOf(message),
      position: message.position,
      message,
      previousAt,
      isContinued,
      isFirstUnread,
    }
    messageRows.set(message, row)
    return row
  }

  function outgoingRow(index: number): OutgoingRow {
    const sent = outgoingAt(index)
    const previous = index > 0 ? facts(contentAt(index - 1)) : null
    const isContinued = previous !== null && areClose(previous, facts(sent))
    const position = lastKept + index - kept + 1
    const previousAt = previous?.sentAt ?? null
    const known = outgoingRows.get(sent)
    if (
      known?.previousAt === previousAt &&
      known.position === position &&
      known.isContinued === isContinued
    ) {
      return known
    }
    const row: OutgoingRow = {
      kind: 'outgoing',
      key: sent.clientMessageId,
      position,
      outgoing: sent,
      previousAt,
      isContinued,
    }
    outgoingRows.set(sent, row)
    return row
  }

  const length = kept + outgoing.length
  return {
    length,
    lastPosition: lastKept + outgoing.length,
    contentAt,
    keyAt,
    at: (index) => (index < kept ? messageRow(index) : outgoingRow(index)),
    indexOf(key) {
      for (let index = length - 1; index >= 0; index--) if (keyAt(index) === key) return index
      return -1
    },
  }
}

function facts(content: ChatMessage | OutgoingMessage): Pick<ChatMessage, 'senderType' | 'sentAt'> {
  return 'id' in content ? content : { senderType: 'guest', sentAt: content.createdAt }
}

type Sent = Pick<ChatMessage, 'senderType' | 'sentAt'>

function areClose(previous: Sent, next: Sent): boolean {
  return previous.senderType === next.senderType && next.sentAt - previous.sentAt < groupSpan
}
