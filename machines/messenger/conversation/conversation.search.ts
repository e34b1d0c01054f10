import type { ChatMessage, OutgoingMessage } from './chatMessage.ts'
import type { Timeline } from './conversation.timeline.ts'

/** A text as it is compared: whatever its case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const plainTexts = new WeakMap<object, string>()

function plainTextOf(content: ChatMessage | OutgoingMessage): string {
  const known = plainTexts.get(content)
  if (known !== undefined) return known
  const text = typeof content.data === 'string' ? plain(content.data) : ''
  plainTexts.set(content, text)
  return text
}

const none: readonly string[] = []
const found = new WeakMap<Timeline, { wanted: string; hits: readonly string[] }>()

/**
 * Where a text is in a conversation, whatever its case and accents.
 * @returns the keys of the rows, oldest first; none for a text of blanks
 */
export function hitsIn(timeline: Timeline, searchPattern: string): readonly string[] {
  const wanted = plain(searchPattern.trim())
  if (wanted === '') return none
  const known = found.get(timeline)
  if (known?.wanted === wanted) return known.hits
  const hits: string[] = []
  for (let index = 0; index < timeline.length; index++)
    if (plainTextOf(timeline.contentAt(index)).includes(wanted)) hits.push(timeline.keyAt(index))
  found.set(timeline, { wanted, hits })
  return hits
}
