import { type RefObject, useEffect } from 'react'
import { selectTileLayout } from '../../../machines/live/cams/cams.selectors.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'

/**
 * Browsers that know it look no more often, in ms: at each frame, hundreds of tiles would cost scrolling dear.
 * The feed renews whom it follows no more often either.
 */
const delay = 500

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
export function useOnScreen(
  place: RefObject<HTMLElement | null>,
  performers: readonly { id: string }[],
): void {
  const feed = useAddress('presenceFeed')
  const layout = useActorState('cams', selectTileLayout)
  const ids = performers.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other performers and another layout have other elements
  useEffect(() => {
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
    for (const part of place.current?.querySelectorAll('[data-performer]') ?? []) {
      observer.observe(part)
    }
    return () => {
      observer.disconnect()
      shown.clear()
      tell()
    }
  }, [feed, ids, layout, place])
}
