import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells styles how high an element is for which others make room, as a property of the document.
 * @param property which one
 */
export function useKeptSpace(
  element: RefObject<HTMLElement | null>,
  property: '--banner-height' | '--bar-height' | '--composer-height' = '--banner-height',
): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const watched = element.current
    if (!watched) return
    // Asked for its height, the browser would style the whole page for each that says its own
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)
      root.style.setProperty(property, `${height}px`)
    })
    observer.observe(watched)
    return () => {
      observer.disconnect()
      root.style.removeProperty(property)
    }
  }, [element, property])
}
