import {
  pageOf,
  type VideoCategory,
  videoCategories,
} from '../../../machines/library/videoList/videoList.categories.ts'
import { selectIsNavbarHidden } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { TabLinks } from '../../core/design/TabLinks.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { useCollectionHref } from '../collections/useCollectionHref.ts'
import style from './VideoList.module.css'
import { categoryWords } from './videoWords.ts'

/** The ways to the categories, to collections and to those whose videos they are; they stay at the upper edge. */
export function CategoryTabs({ current }: { current: VideoCategory | 'collections' | 'stars' }) {
  const text = useAreaText('library')
  const href = useHref()
  const collectionHref = useCollectionHref()
  const isRaised = useActorState('viewport', selectIsNavbarHidden)
  const tabOf = (category: VideoCategory) => {
    const { name, isBought } = pageOf(category)
    return {
      href: `${href({ name, params: {} })}${isBought ? '?list=bought' : ''}`,
      words: text(categoryWords[category].tab),
      isCurrent: category === current,
    }
  }
  const collections = {
    href: collectionHref(),
    words: text('collections.tab'),
    isCurrent: current === 'collections',
  }
  const stars = {
    href: href({ name: 'videosStars', params: {} }),
    words: text('videoList.stars'),
    isCurrent: current === 'stars',
  }
  return (
    <nav
      className={style.categories}
      data-raised={isRaised}
      aria-label={text('videoList.categories')}
    >
      <TabLinks tabs={[...videoCategories.map(tabOf), collections, stars]} />
    </nav>
  )
}
