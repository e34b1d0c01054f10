import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  type Range,
  measureElement as sizeOf,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import type { ScrollAnchor } from '../../../machines/messenger/conversation/conversation.events.ts'
import type { Timeline } from '../../../machines/messenger/conversation/conversation.timeline.ts'
import { estimateHeight } from './estimate.ts'
import {
  anchorOf,
  beginning,
  followWhatIsNew,
  forgetFormerFirst,
  isAboveReading,
  type List,
  nearEnd,
  noteFirst,
  noteHead,
  noteOffset,
  noteScrolledUp,
  type Reading,
  scrollToFn,
  syncOffset,
  targetOf,
} from './reading.ts'

/** Room above the oldest row for what is to be said of older ones, in px: always there. */
export const startRoom = 72
const endRoom = 16

const mostRows = 40
const mostBeyondView = 8
const mostPlacings = 12

interface Options {
  scroller: RefObject<HTMLDivElement | null>
  timeline: Timeline
  /** Where to begin; done again for each new object. */
  start: { anchor: ScrollAnchor | null }
  /** Where the guest is reading, once that rests; null at the end. */
  onRest(anchor: ScrollAnchor | null): void
}

/**
 * A list of any length of which what is read stays where it is, whatever comes or grows around it:
 * the end while that is in view, else the rows that are [MSG-22 MSG-33].
 */
export function useReading({ scroller, timeline, start, onRest }: Options) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const { current: reading } = useRef<Reading>(beginning())

  const list = useRef<List>(null)
  if (!reading.isDrawing) syncOffset(list.current, scroller.current)
  reading.isDrawing = true
  noteFirst(reading, timeline)

  function rest() {
    if (reading.placings !== null || !list.current || timelineRef.current.length === 0) return
    const anchor = anchorOf(list.current, timelineRef.current, reading.distance <= nearEnd)
    const name = JSON.stringify(anchor)
    if (name === reading.rested) return
    reading.rested = name
    onRestRef.current(anchor)
  }

  const timelineRef = useRef(timeline)
  const onRestRef = useRef(onRest)
  timelineRef.current = timeline
  onRestRef.current = onRest

  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = range.endIndex - range.startIndex + 1
      const spare = Math.floor((mostRows - 1 - inView) / 2)
      const overscan = Math.max(1, Math.min(mostBeyondView, spare))
      const rows = defaultRangeExtractor({ ...range, overscan })
      const focused = reading.focusedKey === null ? -1 : timeline.indexOf(reading.focusedKey)
      if (focused < 0 || rows.includes(focused)) return rows
      return [...rows, focused].sort((one, other) => one - other)
    },
    [timeline, reading],
  )

  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: timeline.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => timeline.keyAt(index), [timeline]),
    estimateSize: (index) => estimateHeight(timeline.contentAt(index)),
    rangeExtractor,
    anchorTo: 'end',
    scrollEndThreshold: 2,
    paddingStart: startRoom,
    paddingEnd: endRoom,
    scrollToFn: (...to) => scrollToFn(reading, ...to),
    measureElement(element, entry, instance) {
      const size = sizeOf(element, entry, instance)
      reading.headGrowth = entry ? noteHead(reading, element) : 0
      return size
    },
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => {
        onRect(rect)
        if (reading.isAtEnd && reading.placings === null) toEnd()
      }),
    observeElementOffset(instance, onOffset) {
      reading.report = (offset) => {
        noteOffset(reading, instance, offset)
        onOffset(offset, false)
      }
      return observeElementOffset(instance, (offset, isScrolling) => {
        noteOffset(reading, instance, offset)
        onOffset(offset, isScrolling)
        if (!isScrolling) rest()
      })
    },
  })
  list.current = virtualizer
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, instance) =>
    isAboveReading(item, instance, reading)

  /** Moves at once; what belongs there is drawn before anything is painted. */
  function moveTo(offset: number) {
    const element = scroller.current
    if (!element || Math.abs(element.scrollTop - offset) < 0.5) return false
    element.scrollTop = offset
    reading.report?.(element.scrollTop)
    return true
  }

  function toEnd() {
    const element = scroller.current
    if (!element) return false
    const isMoved = moveTo(element.scrollHeight - element.clientHeight)
    reading.isAtEnd = true
    return isMoved
  }

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every drawing; ends once nothing moves
  useLayoutEffect(() => {
    reading.isDrawing = false
    if (reading.start !== start && timeline.length > 0) {
      reading.start = start
      reading.placings = 0
    }
    forgetFormerFirst(reading)
    if (reading.placings === null) noteScrolledUp(reading, virtualizer, scroller.current)
    followWhatIsNew(reading, timeline)
    if (reading.placings === null) {
      if (reading.isAtEnd) toEnd()
      return
    }
    const target = targetOf(start.anchor, virtualizer, timeline)
    if (target !== null) reading.isAtEnd = false
    const isMoved = target === null ? toEnd() : moveTo(target)
    const isOver = reading.placings >= mostPlacings || (!isMoved && reading.placings > 0)
    reading.placings = isOver ? null : reading.placings + 1
    if (isOver) {
      if (scroller.current) noteOffset(reading, virtualizer, scroller.current.scrollTop)
      rest()
    } else drawAgain()
  })

  return {
    virtualizer,
    /** Moves at once to an offset in px. */
    moveTo,
    /** Moves at once to the end and keeps it in view. */
    toEnd,
    /** How far the end is below the view, in px. */
    distanceToEnd: () => reading.distance,
    /** The row that holds the focus is drawn also out of view. */
    noteFocus: (key: string | null) => {
      reading.focusedKey = key
    },
  }
}
