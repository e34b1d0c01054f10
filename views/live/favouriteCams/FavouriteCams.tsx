import { useEffect, useRef } from 'react'
import {
  type ListRef,
  selectHasMore,
  selectIsListLoading,
  selectListProgress,
} from '../../../machines/core/list/list.selectors.ts'
import {
  countFavourites,
  pageOfFavourites,
  selectFavouritePerformers,
  selectUnpinned,
} from '../../../machines/live/favouriteCams/favouriteCams.selectors.ts'
import { selectPageNumber } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { selectIsMobileMenu } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { ModeChoice } from '../../content/tileGrids/ModeChoice.tsx'
import { useTileMode } from '../../content/tileGrids/useTileMode.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { Pagination } from '../../core/design/search/Pagination.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { Performers, PerformersAwaited } from '../cams/Performers.tsx'
import { useOnScreen } from '../cams/useOnScreen.ts'
import style from './FavouriteCams.module.css'
import { useHearts } from './useHearts.tsx'

interface Props {
  list: ListRef
}

/** The favourites, or why there are none to see. */
export function FavouriteCams({ list }: Props) {
  const text = useAreaText('live')
  const href = useHref()
  const progress = useSelector(list, selectListProgress)
  const isEmpty = useSelector(list, (snapshot) => selectFavouritePerformers(snapshot).length === 0)
  useAllLoaded(list)
  if (progress === 'waiting') {
    return <PerformersAwaited label={text('favouriteCams.loading')} count={8} />
  }
  if (progress === 'failed') {
    return (
      <ErrorState
        title={text('favouriteCams.failed.title')}
        action={
          <Button icon="reload" onPress={() => list.send({ type: 'list.retryRequested' })}>
            {text('favouriteCams.retry')}
          </Button>
        }
      >
        {text('favouriteCams.failed')}
      </ErrorState>
    )
  }
  if (isEmpty) {
    return (
      <EmptyState
        icon="heart"
        title={text('favouriteCams.empty.title')}
        action={
          <ButtonLink href={href({ name: 'cams', params: {} })}>
            {text('favouriteCams.toCams')}
          </ButtonLink>
        }
      >
        {text('favouriteCams.empty')}
      </EmptyState>
    )
  }
  return <Favourites list={list} />
}

/** All favourites are counted: what the first answer left out is wanted at once. */
function useAllLoaded(list: ListRef): void {
  const hasMore = useSelector(list, selectHasMore)
  const isLoading = useSelector(list, selectIsListLoading)
  const isThere = useSelector(list, selectListProgress) === 'there'
  useEffect(() => {
    if (hasMore && isThere && !isLoading) list.send({ type: 'list.moreWanted' })
  }, [list, hasMore, isThere, isLoading])
}

function Favourites({ list }: Props) {
  const text = useAreaText('live')
  const href = useHref()
  const performers = useSelector(list, selectFavouritePerformers, 'leisurely')
  const unpinned = useActorState('favouriteCams', selectUnpinned)
  const wanted = useActorState('navigation', selectPageNumber)
  const isMobile = useActorState('viewport', selectIsMobileMenu)
  const isLoading = useSelector(list, selectIsListLoading)
  const aboutEach = useHearts()
  const layout = useTileMode('favouriteActors')
  const { items, page, pages } = pageOfFavourites(performers, wanted, isMobile)
  const { all: count, online } = countFavourites(performers, unpinned)
  const address = href({ name: 'favoriteCams', params: {} })
  const place = useRef<HTMLDivElement>(null)
  useOnScreen(place)
  return (
    <div ref={place} className={style.results} aria-busy={isLoading} data-scroll-target="view">
      <div className={style.toolbar}>
        <p className={style.counts}>{text('favouriteCams.counts', { count, online })}</p>
        <ModeChoice grid="favouriteActors" />
      </div>
      <Performers
        label={text('favouriteCams.title')}
        performers={items}
        layout={layout}
        aboutEach={aboutEach}
      />
      {pages > 1 && (
        <Pagination
          label={text('favouriteCams.pages')}
          page={page}
          count={pages}
          hrefOf={(number) => (number === 1 ? address : `${address}?page=${number}`)}
          words={{
            previous: text('favouriteCams.previous'),
            next: text('favouriteCams.next'),
            page: (number) => text('favouriteCams.page', { page: number }),
          }}
        />
      )}
    </div>
  )
}
