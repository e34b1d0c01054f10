import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Timeline } from '../../../machines/messenger/conversation/conversation.timeline.ts'
import type { useReading } from './useReading.ts'

/** Of a screen, how much one press of a page key moves. */
const pageShare = 0.9
const margin = 8

interface Options extends Pick<ReturnType<typeof useReading>, 'virtualizer' | 'moveTo' | 'toEnd'> {
  scroller: RefObject<HTMLDivElement | null>
  timeline: Timeline
}

/**
 * Reading by keyboard: the arrows go from message to message, or through one that is higher than the
 * view; page keys, Home and End scroll at once.
 */
export function useKeys({ scroller, timeline, virtualizer, moveTo, toEnd }: Options) {
  const wanted = useRef<string | null>(null)

  const focusWanted = () => {
    const key = wanted.current
    const row = key === null ? undefined : virtualizer.elementsCache.get(key)
    if (!row) return
    wanted.current = null
    row.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  }
  useLayoutEffect(focusWanted)

  function focusRow(index: number) {
    wanted.current = timeline.keyAt(index)
    virtualizer.getTotalSize()
    const item = virtualizer.measurementsCache[index]
    const element = scroller.current
    if (!item || !element) return
    const { scrollTop, clientHeight } = element
    const isHigh = item.size > clientHeight
    if (index === timeline.length - 1 && !isHigh) toEnd()
    else if (item.start < scrollTop) {
      moveTo(isHigh ? item.end - clientHeight + margin : item.start - margin)
    } else if (item.end > scrollTop + clientHeight) {
      moveTo(isHigh ? item.start - margin : item.end - clientHeight + margin)
    }
    focusWanted()
  }

  /** The row from which the arrows go on: the focused one while it is seen, else one at the edge. */
  function currentIndex(target: EventTarget, isUp: boolean): number {
    const row = target instanceof Element && target.closest<HTMLElement>('[data-index]')
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }
    const focused = row ? Number(row.dataset.index) : -1
    if (focused >= startIndex && focused <= endIndex) return focused
    return isUp ? endIndex + 1 : startIndex - 1
  }

  function step(target: EventTarget, isUp: boolean) {
    const element = scroller.current
    if (!element) return
    const index = currentIndex(target, isUp)
    const item = virtualizer.measurementsCache[index]
    const { scrollTop, clientHeight } = element
    const page = clientHeight * pageShare
    const above = scrollTop - (item?.start ?? scrollTop)
    const below = (item?.end ?? 0) - scrollTop - clientHeight
    if (isUp && above > margin) return void moveTo(scrollTop - Math.min(page, above + margin))
    if (!isUp && below > margin) return void moveTo(scrollTop + Math.min(page, below + margin))
    const next = Math.max(0, Math.min(timeline.length - 1, index + (isUp ? -1 : 1)))
    if (next !== index) focusRow(next)
  }

  return function onKeyDown(event: KeyboardEvent) {
    const element = scroller.current
    const { key, target } = event
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!element || timeline.length === 0 || hasModifier) return
    const page = element.clientHeight * pageShare
    const { scrollTop } = element
    const isInRow = target !== element
    const last = timeline.length - 1
    const moves: Record<string, () => void> = {
      ArrowUp: () => step(target, true),
      ArrowDown: () => step(target, false),
      PageUp: () => void moveTo(Math.max(0, scrollTop - page)),
      PageDown: () => void moveTo(Math.min(element.scrollHeight, scrollTop + page)),
      Home: () => (isInRow ? focusRow(0) : void moveTo(0)),
      End: () => (isInRow ? focusRow(last) : void toEnd()),
    }
    const move = moves[key]
    if (!move) return
    event.preventDefault()
    move()
  }
}
