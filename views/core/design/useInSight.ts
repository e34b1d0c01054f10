import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls a row, and nothing else, until what is current in it (`aria-current`) stands in its middle, each time
 * something else is. It is done once the page is laid out anyway: to ask sooner would lay it out twice.
 * @param current what is current; the row is left as it is while nothing is
 */
export function useInSight(row: RefObject<HTMLElement | null>, current: unknown): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!(element && current)) return
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      scrollToCurrent(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, current])
}

function scrollToCurrent(row: HTMLElement): void {
  const link = row.querySelector('[aria-current]')
  if (!link) return
  const { left, width } = link.getBoundingClientRect()
  const around = row.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - (around.left + around.width / 2)
}
