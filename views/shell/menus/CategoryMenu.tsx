import {
  selectCategories,
  selectCategoriesProgress,
} from '../../../machines/shell/categories/categories.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ChipLink } from '../../core/design/Chip.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { useHref } from '../navigation/useHref.ts'
import style from './Menu.module.css'

/** The categories of cams and videos. */
export function Content() {
  const text = useText()
  const progress = useActorState('categories', selectCategoriesProgress)
  return (
    <div className={style.stack}>
      <h2 className={style.title}>{text('menu.categoryFilter')}</h2>
      {progress === 'failed' && <Failed />}
      {progress === 'loaded' && <Categories />}
      {(progress === 'loading' || progress === 'unknown') && <CategoriesSkeleton />}
    </div>
  )
}

function Categories() {
  const text = useText()
  const href = useHref()
  const categories = useActorState('categories', selectCategories)
  if (categories.length === 0) {
    return (
      <EmptyState icon="tag" title={text('categories.empty.title')}>
        {text('categories.empty')}
      </EmptyState>
    )
  }
  return (
    <ul className={style.chips}>
      {categories.map(({ slug, title }) => (
        <li key={slug}>
          <ChipLink href={href({ name: 'category', params: { categorySlug: slug } })}>
            {title}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

function Failed() {
  const text = useText()
  const categories = useAddress('categories')
  return (
    <ErrorState
      title={text('categories.failed.title')}
      action={
        <Button
          icon="reload"
          onPress={() => categories.send({ type: 'categories.retryRequested' })}
        >
          {text('categories.retry')}
        </Button>
      }
    >
      <WhyFailed text="categories.failed" />
    </ErrorState>
  )
}

function CategoriesSkeleton() {
  const text = useText()
  return (
    <div className={style.chips}>
      <VisuallyHidden>{text('categories.loading')}</VisuallyHidden>
      {['7rem', '5rem', '8rem', '6rem', '9rem', '5.5rem', '6.5rem'].map((width) => (
        <Skeleton key={width} width={width} height="2.25rem" />
      ))}
    </div>
  )
}
