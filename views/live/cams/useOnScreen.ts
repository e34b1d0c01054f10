import { type RefObject, useEffect } from 'react'
import { useAddress } from '../../core/environment.tsx'

/**
 * Browsers that know it look no more often, in ms: at each frame, hundreds of tiles would cost scrolling dear.
 * The feed renews whom it follows no more often either.
 */
const delay = 500

const marked = '[data-performer]'

declare global {
  /** Of the second version of intersection observers. */
  interface IntersectionObserverInit {
    delay?: number
  }
}

/**
 * Tells which of the listed performers are on screen, as the guest scrolls; nobody once the list is gone.
 * @param place what holds the list: each performer's part of it has their id as `data-performer`
 */
export function useOnScreen(place: RefObject<HTMLElement | null>): void {
  const feed = useAddress('presenceFeed')
  useEffect(() => {
    const list = place.current
    if (!list) return
    const shown = new Set<string>()
    const tell = () => feed.send({ type: 'presenceFeed.shown', ids: [...shown] })
    const note: IntersectionObserverCallback = (changes) => {
      for (const { target, isIntersecting } of changes) {
        const id = (target as HTMLElement).dataset.performer as string
        if (isIntersecting) shown.add(id)
        else shown.delete(id)
      }
      tell()
    }
    const observer = new IntersectionObserver(note, { root: document, delay })
    const watch = (part: Element) => {
      if (part.matches(marked)) observer.observe(part)
      for (const performer of part.querySelectorAll(marked)) observer.observe(performer)
    }
    // Who is no longer in the document is told of as not on screen
    const changes = new MutationObserver((all) => {
      for (const { addedNodes } of all) {
        for (const node of addedNodes) if (node instanceof Element) watch(node)
      }
    })
    changes.observe(list, { childList: true, subtree: true })
    watch(list)
    return () => {
      changes.disconnect()
      observer.disconnect()
      shown.clear()
      tell()
    }
  }, [feed, place])
}
