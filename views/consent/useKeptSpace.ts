import { type RefObject, useLayoutEffect } from 'react'

/** Tells styles how high an element at the lower edge is, as `--banner-height` of the document. */
export function useKeptSpace(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--banner-height', `${watched.offsetHeight}px`)
    })
    observer.observe(watched)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--banner-height')
    }
  }, [element])
}
