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

/**
 * Brings the chosen actor's lifeline into sight, and holds it where it is when others come and go.
 * @param isKnown false until there are entries: what is drawn before says nothing of where it will be
 */
export function useChosenInSight(
  scroller: RefObject<HTMLDivElement | null>,
  columns: readonly string[],
  chosen: string | null,
  isKnown: boolean,
): void {
  const last = useRef<{ chosen: string | null; x: number; left: number }>(undefined)
  const index = chosen === null || !isKnown ? -1 : columns.indexOf(chosen)
  const x = index < 0 ? -1 : middleOf(index)
  useLayoutEffect(() => {
    const { current: element } = scroller
    if (!element || x < 0) return
    const before = last.current
    const isHeld = before?.chosen === chosen
    const left = isHeld ? before.left + x - before.x : leftOf(element, x)
    if (left !== element.scrollLeft) element.scrollTo({ left })
    last.current = { chosen, x, left: element.scrollLeft }
    const note = () => {
      last.current = { chosen, x, left: element.scrollLeft }
    }
    element.addEventListener('scroll', note)
    return () => element.removeEventListener('scroll', note)
  }, [scroller, chosen, x])
}

/** How far one scrolls to the right so that a lifeline is in the middle; not at all while it is in sight. */
function leftOf({ scrollLeft, clientWidth }: HTMLElement, x: number): number {
  const half = measures.column / 2
  const isInSight = x - half >= scrollLeft + measures.gutter && x + half <= scrollLeft + clientWidth
  return isInSight ? scrollLeft : x - clientWidth / 2
}
