import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { columnsOf } from './columnsOf.ts'
import { middleOf } from './EntryDrawing.tsx'
import { type Entry, inOrder } from './entries.ts'
import { measures } from './measures.ts'

interface Wish {
  /** Of what is asked for. */
  entries: readonly Entry[]
  /** Positions of the first and last entry that are seen. */
  window: readonly [number, number]
  /** Lifelines that were seen stay while one scrolls, so that nothing jumps. */
  isScrolling: boolean
  isFolded: boolean
  actors: readonly string[]
  /** The chosen actor, whose lifeline is always there. */
  chosen: string | null
}

/** The lifelines that are drawn, from left to right: with idle ones folded, those with arrows in what is seen. */
export function useColumns(wish: Wish): readonly string[] {
  const { entries, window, isScrolling, isFolded, actors, chosen } = wish
  const [first, last] = window
  const seen = isFolded
    ? entries.filter(({ position }) => first <= position && position <= last)
    : entries
  const wanted = columnsOf(seen, { isFolded, actors })
  if (chosen !== null) wanted.push(chosen)
  const [shown, setShown] = useState('')
  const key = inOrder(isScrolling ? [...wanted, ...shown.split('\n')] : wanted).join('\n')
  if (key !== shown) setShown(key)
  return useMemo(() => key.split('\n'), [key])
}

/** Brings the chosen actor's lifeline into sight, and holds it where it is when others come and go. */
export function useChosenInSight(
  scroller: RefObject<HTMLDivElement | null>,
  columns: readonly string[],
  chosen: string | null,
): void {
  const last = useRef({ chosen, x: -1 })
  useLayoutEffect(() => {
    const { current: element } = scroller
    const index = chosen === null ? -1 : columns.indexOf(chosen)
    const { current: before } = last
    if (!element) return
    const x = index < 0 ? -1 : middleOf(index)
    last.current = { chosen, x }
    if (x < 0 || (before.chosen === chosen && before.x === x)) return
    if (before.chosen === chosen && before.x >= 0) {
      element.scrollLeft += x - before.x
      return
    }
    const half = measures.column / 2
    const { scrollLeft, clientWidth } = element
    const [left, right] = [scrollLeft + measures.gutter, scrollLeft + clientWidth]
    if (x - half < left) element.scrollLeft = x - half - measures.gutter
    else if (x + half > right) element.scrollLeft = x + half - clientWidth
  }, [scroller, columns, chosen])
}
