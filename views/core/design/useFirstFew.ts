import { createContext, startTransition, use, useEffect, useState } from 'react'

/** Whether what is seen while a page stands at its top is drawn first, and the rest once that is on the screen. */
export const TopFirst = createContext(false)

/** So long nothing else is drawn after the first, in ms: something else may be wanted by then. */
const calm = 50

/**
 * How many parts of what is below one another are to be drawn now: all, unless what is around it wants the top first.
 * @param count how many there are
 * @param few as many as are seen on a desk while the page stands at its top
 */
export function useFirstFew(count: number, few: number): number {
  const isTopFirst = use(TopFirst)
  const [isWhole, setWhole] = useState(!isTopFirst || few >= count)
  if (!(isTopFirst || isWhole)) setWhole(true)
  useEffect(() => {
    if (isWhole) return
    let late: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      late = setTimeout(() => startTransition(() => setWhole(true)), calm)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(late)
    }
  }, [isWhole])
  return isWhole ? count : Math.min(few, count)
}
