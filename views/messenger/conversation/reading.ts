import { elementScroll, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import type { ScrollAnchor } from '../../../machines/messenger/conversation/conversation.events.ts'
import type { Timeline } from '../../../machines/messenger/conversation/conversation.timeline.ts'

export type List = Virtualizer<HTMLDivElement, HTMLDivElement>

/** So near the end, in px, counts as being there. */
export const nearEnd = 48

/** Safari of a phone ignores where a script scrolls to under a finger; there, the list keeps track alone. */
const isTouchSafari = CSS.supports('-webkit-touch-callout', 'none')

/** What is remembered between two drawings. */
export interface Reading {
  report: ((offset: number) => void) | null
  /** The end is to stay in view. */
  isAtEnd: boolean
  offset: number
  /** To the end, as of the last scrolling. */
  distance: number
  start: { anchor: ScrollAnchor | null } | null
  /** How often the start was tried to be reached; null once it was. */
  placings: number | null
  lastKey: string | null
  firstKey: string | null
  /** Where the row is that was the oldest before older ones came, until the new ones are measured; else -1. */
  formerFirst: number
  /** How far the body of a row is below its top. */
  heads: Map<string, number>
  /** By how much the last measured row grew above its body. */
  headGrowth: number
  focusedKey: string | null
  /** Drawn but not shown yet: the list is ahead of what is scrolled to. */
  isDrawing: boolean
  rested: string | null
}

/** Before anything was drawn. */
export function beginning(): Reading {
  return {
    report: null,
    isAtEnd: true,
    offset: 0,
    distance: 0,
    start: null,
    placings: null,
    lastKey: null,
    firstKey: null,
    formerFirst: -1,
    heads: new Map(),
    headGrowth: 0,
    focusedKey: null,
    isDrawing: false,
    rested: null,
  }
}

/** What corrects the place of what is read adds to scrolling that was not reported yet. */
export function scrollToFn(
  reading: Reading,
  offset: number,
  options: { adjustments?: number; behavior?: ScrollBehavior },
  list: List,
): void {
  const { adjustments } = options
  const element = list.scrollElement
  if (!element || !adjustments || isTouchSafari) {
    elementScroll(offset, options, list)
    return
  }
  const from = element.scrollTop
  element.scrollTop += adjustments
  reading.offset += element.scrollTop - from
}

/** Scrolling that was not reported yet is known before the rows are chosen. */
export function syncOffset(list: List | null, element: HTMLElement | null): void {
  if (isTouchSafari || !list?.scrollElement || !element) return
  list.scrollOffset = element.scrollTop
}

export function noteOffset(reading: Reading, list: List, offset: number): void {
  // as it is now: the list hears of its new height only later in the frame
  const height = list.scrollElement?.clientHeight ?? 0
  reading.distance = Math.max(0, list.getTotalSize() - height - offset)
  if (reading.distance <= 2) reading.isAtEnd = true
  else if (offset < reading.offset - 1) reading.isAtEnd = false
  reading.offset = offset
}

/** Scrolling up counts before the browser tells of it: what is drawn meanwhile would lead back to the end. */
export function noteScrolledUp(reading: Reading, list: List, element: HTMLElement | null): void {
  if (isTouchSafari || !element) return
  if (element.scrollTop < reading.offset - 1) noteOffset(reading, list, element.scrollTop)
}

/** What the guest sends is shown; what comes is when the end was about in view. */
export function followWhatIsNew(reading: Reading, timeline: Timeline): void {
  const lastKey = timeline.length > 0 ? timeline.keyAt(timeline.length - 1) : null
  if (lastKey === reading.lastKey) return
  const isFirst = reading.lastKey === null
  reading.lastKey = lastKey
  if (isFirst || lastKey === null) return
  const last = timeline.at(timeline.length - 1)
  const isSent = last.kind === 'outgoing' && last.outgoing.status !== 'rejected'
  if (isSent || reading.distance <= nearEnd) reading.isAtEnd = true
}

/** Remembers which row was the oldest before older ones came: nothing above it was read. */
export function noteFirst(reading: Reading, timeline: Timeline): void {
  const firstKey = timeline.length > 0 ? timeline.keyAt(0) : null
  if (firstKey === reading.firstKey) return
  reading.formerFirst = reading.firstKey === null ? -1 : timeline.indexOf(reading.firstKey)
  reading.firstKey = firstKey
}

/** The rows that came above are measured in the frame after they were drawn, or the one after that. */
export function forgetFormerFirst(reading: Reading): void {
  const { formerFirst } = reading
  if (formerFirst < 0) return
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (reading.formerFirst === formerFirst) reading.formerFirst = -1
      }),
    ),
  )
}

/** Remembers how far the body of a row is below its top; by how much that grew. */
export function noteHead(reading: Reading, row: HTMLElement): number {
  const key = row.dataset.key as string
  const head = row.querySelector<HTMLElement>('[data-body]')?.offsetTop ?? 0
  const known = reading.heads.get(key) ?? head
  reading.heads.set(key, head)
  return head - known
}

/** Whether what is read would move by a row's growth. */
export function isAboveReading(item: VirtualItem, list: List, reading: Reading): boolean {
  const offset = list.scrollOffset ?? 0
  const size = list.itemSizeCache.get(item.key) ?? item.size
  const bottom = item.start + size
  if (bottom <= offset || item.index < reading.formerFirst) return true
  const head = (reading.heads.get(item.key as string) ?? 0) - reading.headGrowth
  const isHeadGrown = reading.headGrowth !== 0
  if (item.start + head < offset) {
    return isHeadGrown || bottom <= offset + (list.scrollRect?.height ?? 0)
  }
  return isHeadGrown && (item.index === reading.formerFirst || item.start <= offset)
}

/** The offset at which an anchor is where it was; null for the end. */
export function targetOf(
  anchor: ScrollAnchor | null,
  list: List,
  timeline: Timeline,
): number | null {
  const index = anchor ? timeline.indexOf(anchor.key) : -1
  if (!anchor || index < 0) return null
  const end = list.getTotalSize() - (list.scrollRect?.height ?? 0)
  const start = list.measurementsCache[index]?.start ?? 0
  return Math.max(0, Math.min(end, Math.round(start - anchor.offset)))
}

/** What is being read; null at the end. */
export function anchorOf(list: List, timeline: Timeline, isAtEnd: boolean): ScrollAnchor | null {
  if (isAtEnd) return null
  const offset = list.scrollOffset ?? 0
  const item = list.getVirtualItemForOffset(offset)
  if (!item) return null
  return { key: timeline.keyAt(item.index), offset: Math.round(item.start - offset) }
}
