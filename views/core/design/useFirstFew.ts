import { createContext, startTransition, use, useEffect, useState } from 'react'

/** How many items of a list are drawn at first, asked as it is drawn; the others once those are on the screen. */
export const FirstFew = createContext<() => number>(() => Number.POSITIVE_INFINITY)

/** So long nothing else is drawn after the first, in ms: something else may be wanted by then. */
const calm = 50

/**
 * How many items of a list are to be drawn now: all, unless what is around it wants a few of them first.
 * @param count how many there are
 */
export function useFirstFew(count: number): number {
  const few = use(FirstFew)
  const [first] = useState(few)
  const [isWhole, setWhole] = useState(first >= count)
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
  return isWhole ? count : Math.min(first, count)
}
