import type { ReactNode } from 'react'
import {
  type ListRef,
  selectHasMore,
  selectIsListLoading,
  selectListItems,
  selectListProgress,
  selectListTotal,
} from '../../machines/core/list/list.selectors.ts'
import { Button } from '../core/design/Button.tsx'
import { MediaTileSkeleton } from '../core/design/MediaTileSkeleton.tsx'
import { ErrorState } from '../core/design/States.tsx'
import { useAreaText } from '../core/text/text.tsx'
import { useNearEnd } from '../core/useNearEnd.ts'
import { useSelector } from '../core/useSelector.ts'
import style from './albumList/AlbumList.module.css'

/** What stands for pictures on their way. */
const awaited = Array.from({ length: 10 }, (_, at) => at)

interface Props {
  list: ListRef
  /** Of what is listed. */
  shape?: 'portrait' | 'cover'
  /** What is on its way, for readers. */
  waiting: string
  /** In its place where there is none. */
  empty: ReactNode
  /** What is listed. */
  children: ReactNode
}

/** What lists of the library have in common: they wait, fail, are empty, and go on at their end. */
export function ListFrame({ list, shape = 'portrait', waiting, empty, children }: Props) {
  const text = useAreaText('library')
  const progress = useSelector(list, selectListProgress)
  const count = useSelector(list, (snapshot) => selectListItems(snapshot).length)
  const isLoading = useSelector(list, selectIsListLoading)
  if (progress === 'waiting') {
    return (
      <section className={style.awaited} data-shape={shape} aria-busy="true" aria-label={waiting}>
        {awaited.map((at) => (
          <MediaTileSkeleton key={at} shape={shape} />
        ))}
      </section>
    )
  }
  if (progress === 'failed') {
    return (
      <ErrorState title={text('albumList.failed.title')} action={<Retry list={list} />}>
        {text('albumList.failed')}
      </ErrorState>
    )
  }
  if (count === 0) return empty
  return (
    <div className={style.results} aria-busy={isLoading}>
      {children}
      <More list={list} count={count} />
    </div>
  )
}

function Retry({ list }: { list: ListRef }) {
  const text = useAreaText('library')
  return (
    <Button icon="reload" onPress={() => list.send({ type: 'list.retryRequested' })}>
      {text('album.retry')}
    </Button>
  )
}

/** How many there are, and the way to more: it goes by itself as the guest scrolls, for some pages. */
function More({ list, count }: { list: ListRef; count: number }) {
  const text = useAreaText('library')
  const total = useSelector(list, selectListTotal) ?? count
  const hasMore = useSelector(list, selectHasMore)
  const isLoading = useSelector(list, selectIsListLoading)
  const hasFailed = useSelector(list, selectListProgress) === 'moreFailed'
  const more = () => list.send({ type: 'list.moreWanted' })
  const end = useNearEnd(hasMore && !isLoading && !hasFailed, count, more)
  return (
    <div ref={end} className={style.more}>
      <p className={style.shown} role="status">
        {text('albumList.shown', { shown: count, count: total })}
      </p>
      {hasFailed && (
        <div role="alert" className={style.more}>
          <p>{text('albumList.moreFailed')}</p>
          <Retry list={list} />
        </div>
      )}
      {hasMore && !hasFailed && (
        <Button isPending={isLoading} onPress={more}>
          {text('albumList.more')}
        </Button>
      )}
    </div>
  )
}
