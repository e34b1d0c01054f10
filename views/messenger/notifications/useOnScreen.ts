import { type RefObject, useEffect, useRef } from 'react'

/** How much of an element has to be there for it to count as seen. */
const seenShare = 0.6

/**
 * Tells once that an element has come to stand on the screen, most of it.
 * @param isWanted whether anybody wants to know
 */
export function useOnScreen(
  element: RefObject<Element | null>,
  isWanted: boolean,
  onSeen: () => void,
): void {
  const tell = useRef(onSeen)
  useEffect(() => {
    tell.current = onSeen
  })
  useEffect(() => {
    const watched = element.current
    if (!isWanted || !watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        tell.current()
      },
      { root: document, threshold: seenShare },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isWanted])
}
