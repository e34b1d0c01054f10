import { produce } from '../../core/produce.ts'
import type { ChatMessage, ContentPage } from './chatMessage.ts'

/** The part of a channel's messages that is here: one run without a hole, oldest first. */
export interface History {
  /** In parts, so that one more message leaves all of them but the last as they are. */
  pages: readonly (readonly ChatMessage[])[]
  hasOlder: boolean
}

/** How many messages a part holds at most; also how many older ones are asked for at once. */
export const pageLength = 200

export const emptyHistory: History = { pages: [], hasOlder: false }

/** The oldest message that is here. */
export function oldestOf({ pages }: History): ChatMessage | undefined {
  return pages[0]?.[0]
}

/** The newest message that is here. */
export function newestOf({ pages }: History): ChatMessage | undefined {
  return pages.at(-1)?.at(-1)
}

/** The history with what comes before its oldest message; what is here already is left as it is. */
export function withOlder(history: History, { messages, hasOlder }: ContentPage): History {
  const oldest = oldestOf(history)
  const older = messages.filter(({ position }) => !oldest || position < oldest.position)
  // an answer without messages ends the history, whatever it says: asking again would not
  const remains = hasOlder && older.length > 0
  return { pages: [...inPages(older), ...history.pages], hasOlder: remains }
}

/**
 * The history with the newest messages, asked for again. What lies between them and the older ones is
 * not known: then only the newest remain.
 */
export function withNewest(history: History, page: ContentPage): History {
  const [first] = page.messages
  const newest = newestOf(history)
  if (!newest) return { pages: inPages(page.messages), hasOlder: page.hasOlder }
  if (!first) return history
  if (first.position > newest.position + 1 || !holds(history, first)) {
    return { pages: inPages(page.messages), hasOlder: page.hasOlder }
  }
  return page.messages
    .filter(({ position }) => position > newest.position)
    .reduce(withAppended, history)
}

/**
 * The history with a message that came.
 * @returns null when others must lie between, or it contradicts what is here
 */
export function withMessage(history: History, message: ChatMessage): History | null {
  const position = newestOf(history)?.position ?? 0
  if (message.position === position + 1) return withAppended(history, message)
  if (message.position > position) return null
  const oldest = oldestOf(history)
  if (!oldest || message.position < oldest.position) return history
  return withReplaced(history, message)
}

/**
 * The history with its newest messages alone; the others can be loaded again.
 * @param most from how many on the older ones go
 * @param left how many then stay
 */
export function withoutOldest(history: History, most: number, left: number): History {
  const { pages } = history
  if (pages.reduce((sum, page) => sum + page.length, 0) <= most) return history
  return { pages: inPages(pages.flat().slice(-left)), hasOlder: true }
}

/** The messages that are newer than a position, oldest first; all from null. */
export function newerThan({ pages }: History, position: number | null): ChatMessage[] {
  if (position === null) return pages.flat()
  const found: ChatMessage[] = []
  for (let index = pages.length - 1; index >= 0; index--) {
    const page = pages[index] as readonly ChatMessage[]
    found.unshift(...page.filter((message) => message.position > position))
    if (page[0] && page[0].position <= position) break
  }
  return found
}

/** Whether a message of the guest is here, by its id or by what their client called it. */
export function isKept(
  { pages }: History,
  sent: { clientMessageId: string; messageId: string | null },
): boolean {
  // what is on its way is new: far back there is nothing to be found
  return pages
    .slice(-2)
    .some((page) =>
      page.some(
        ({ id, clientMessageId }) =>
          id === sent.messageId || clientMessageId === sent.clientMessageId,
      ),
    )
}

/**
 * The position of the first of the actor's last `count` messages.
 * @returns null when there is none
 */
export function firstUnread(history: History, count: number): number | null {
  let left = count
  let found: number | null = null
  for (let page = history.pages.length - 1; page >= 0 && left > 0; page--) {
    const messages = history.pages[page] as readonly ChatMessage[]
    for (let index = messages.length - 1; index >= 0 && left > 0; index--) {
      const { senderType, position } = messages[index] as ChatMessage
      if (senderType !== 'actor') continue
      found = position
      left--
    }
  }
  return found
}

function inPages(messages: readonly ChatMessage[]): (readonly ChatMessage[])[] {
  const pages: (readonly ChatMessage[])[] = []
  for (let start = 0; start < messages.length; start += pageLength)
    pages.push(messages.slice(start, start + pageLength))
  return pages
}

function withAppended(history: History, message: ChatMessage): History {
  return produce(history, ({ pages }) => {
    const last = pages.at(-1)
    if (last && last.length < pageLength) last.push(message)
    else pages.push([message])
  })
}

/** Where the message at a position stands; the index is negative when there is none. */
function placeOf({ pages }: History, position: number): { page: number; index: number } {
  const page = pages.findLastIndex(([first]) => first && first.position <= position)
  const index = pages[page]?.findIndex((message) => message.position === position) ?? -1
  return { page, index }
}

/** Whether nothing else is known to stand where the message does. */
function holds(history: History, message: ChatMessage): boolean {
  const { page, index } = placeOf(history, message.position)
  const known = history.pages[page]?.[index]
  return !known || known.id === message.id
}

function withReplaced(history: History, message: ChatMessage): History | null {
  const { page, index } = placeOf(history, message.position)
  const known = history.pages[page]?.[index]
  if (known?.id !== message.id) return null
  return produce(history, ({ pages }) => {
    pages[page]?.splice(index, 1, message)
  })
}
