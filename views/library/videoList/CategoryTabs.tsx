import { useEffect, useRef } from 'react'
import {
  pageOf,
  type VideoCategory,
  videoCategories,
} from '../../../machines/library/videoList/videoList.categories.ts'
import { selectIsNavbarHidden } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { Anchor } from '../../core/design/Link.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './VideoList.module.css'
import { categoryWords } from './videoWords.ts'

/** The ways to the categories, and to those whose videos they are; they stay at the upper edge. */
export function CategoryTabs({ current }: { current: VideoCategory | 'stars' }) {
  const text = useAreaText('library')
  const href = useHref()
  const isRaised = useActorState('viewport', selectIsNavbarHidden)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [tabs, tab] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')]
    if (tabs && tab && current) {
      tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
    }
  }, [current])
  const way = (category: VideoCategory) => {
    const { name, isBought } = pageOf(category)
    return `${href({ name, params: {} })}${isBought ? '?list=bought' : ''}`
  }
  return (
    <nav
      className={style.categories}
      data-raised={isRaised}
      aria-label={text('videoList.categories')}
    >
      <div ref={row} className={style.tabs}>
        {videoCategories.map((category) => (
          <Anchor
            key={category}
            href={way(category)}
            className={style.tab}
            aria-current={category === current ? 'page' : undefined}
          >
            {text(categoryWords[category].tab)}
          </Anchor>
        ))}
        <Anchor
          href={href({ name: 'videosStars', params: {} })}
          className={style.tab}
          aria-current={current === 'stars' ? 'page' : undefined}
        >
          {text('videoList.stars')}
        </Anchor>
      </div>
    </nav>
  )
}
