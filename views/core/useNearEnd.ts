import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** So many come by themselves before the guest is asked: the foot of the page stays within reach. */
const unasked = 60

/** How far below the window the end may be when more is wanted. */
const near = '600px'

/**
 * Wants more by itself while the end of a list is near the window, until the guest has seen many.
 * @param mayWant whether there is more that is not on its way
 * @param count how many are shown
 * @returns what marks the end
 */
export function useNearEnd(
  mayWant: boolean,
  count: number,
  onNear: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onNear)
  const isUnasked = count % unasked !== 0
  useEffect(() => {
    const marked = end.current
    if (!mayWant || !isUnasked || !marked) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
      { root: document, rootMargin: near },
    )
    observer.observe(marked)
    return () => observer.disconnect()
  }, [mayWant, isUnasked])
  return end
}
