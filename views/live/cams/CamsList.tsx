import { useEffect, useRef } from 'react'
import {
  type ListRef,
  selectHasMore,
  selectIsListLoading,
  selectListItems,
  selectListProgress,
  selectListTotal,
} from '../../../machines/core/list/list.selectors.ts'
import { selectTileLayout } from '../../../machines/live/cams/cams.selectors.ts'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import { Button } from '../../core/design/Button.tsx'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { LiveCardSkeleton } from '../../core/design/live/LiveCard.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { useSay } from '../../shell/shell/Announcer.tsx'
import style from './Cams.module.css'
import { PerformerRow, PerformerTile } from './PerformerTile.tsx'
import { useNearEnd } from './useNearEnd.ts'

interface Props {
  list: ListRef
}

/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 6
const skeletons = Array.from({ length: 15 }, (_, at) => at)

const selectPerformers = selectListItems<ListedPerformer>

/** The performers, as far as they were loaded, or why there are none. */
export function CamsList({ list }: Props) {
  const text = useAreaText('live')
  const progress = useSelector(list, selectListProgress)
  const isEmpty = useSelector(list, (snapshot) => selectPerformers(snapshot).length === 0)
  useAnnounced(list)
  if (progress === 'waiting') return <Awaited />
  if (progress === 'failed') {
    return (
      <ErrorState title={text('cams.failed.title')} action={<Retry list={list} />}>
        {text('cams.failed')}
      </ErrorState>
    )
  }
  return isEmpty ? <Nobody /> : <Performers list={list} />
}

/** Says how many are listed whenever an answer has changed the list [LST-2]. */
function useAnnounced(list: ListRef) {
  const text = useAreaText('live')
  const say = useSay()
  useEffect(() => {
    const { unsubscribe } = list.on('dataChanged', () => {
      const snapshot = list.getSnapshot()
      const count = selectListTotal(snapshot) ?? 0
      say(text('cams.shown', { shown: selectPerformers(snapshot).length, count }))
    })
    return unsubscribe
  }, [list, say, text])
}

function Awaited() {
  const text = useAreaText('live')
  return (
    <section aria-busy="true" aria-label={text('cams.loading')}>
      <Grid>
        {skeletons.map((at) => (
          <GridItem key={at}>
            <LiveCardSkeleton />
          </GridItem>
        ))}
      </Grid>
    </section>
  )
}

function Nobody() {
  const text = useAreaText('live')
  const cams = useAddress('cams')
  const clear = (
    <Button onPress={() => cams.send({ type: 'cams.filterChosen', filter: {} })}>
      {text('cams.filter.clear')}
    </Button>
  )
  return (
    <EmptyState icon="filter" title={text('cams.empty.title')} action={clear}>
      {text('cams.empty')}
    </EmptyState>
  )
}

function Retry({ list }: Props) {
  const text = useAreaText('live')
  return (
    <Button icon="reload" onPress={() => list.send({ type: 'list.retryRequested' })}>
      {text('cams.retry')}
    </Button>
  )
}

function Performers({ list }: Props) {
  const text = useAreaText('live')
  const performers = useSelector(list, selectPerformers, 'steady')
  const layout = useActorState('cams', selectTileLayout)
  const isLoading = useSelector(list, selectIsListLoading)
  const place = useRef<HTMLDivElement>(null)
  const Item = layout === 'grid' ? PerformerTile : PerformerRow
  const items = performers.map((performer, at) => (
    <Item key={performer.id} performer={performer} isFirst={at < firstCount} />
  ))
  return (
    <div ref={place} className={style.performers} aria-busy={isLoading}>
      {layout === 'grid' ? (
        <Grid label={text('cams.title')}>
          {items.map((item) => (
            <GridItem key={item.key}>
              <div className={style.tile}>{item}</div>
            </GridItem>
          ))}
        </Grid>
      ) : (
        <ul className={style.rows} aria-label={text('cams.title')}>
          {items.map((item) => (
            <li key={item.key} className={style.line}>
              {item}
            </li>
          ))}
        </ul>
      )}
      <More
        list={list}
        count={performers.length}
        toItem={(at) => place.current?.querySelectorAll('li')[at]?.querySelector('a')?.focus()}
      />
    </div>
  )
}

interface MoreProps extends Props {
  /** How many are shown. */
  count: number
  /** Puts the focus on the performer who has that place. */
  toItem: (at: number) => void
}

/** How many there are, and the way to more: it goes by itself as the guest scrolls, for some pages. */
function More({ list, count, toItem }: MoreProps) {
  const text = useAreaText('live')
  const total = useSelector(list, selectListTotal) ?? count
  const hasMore = useSelector(list, selectHasMore)
  const isLoading = useSelector(list, selectIsListLoading)
  const hasFailed = useSelector(list, selectListProgress) === 'moreFailed'
  const more = () => list.send({ type: 'list.moreWanted' })
  const end = useNearEnd(hasMore && !isLoading && !hasFailed, count, more)
  const goOnAt = useRef<number>(undefined)
  useEffect(() => {
    if (goOnAt.current === undefined || count <= goOnAt.current) return
    toItem(goOnAt.current)
    goOnAt.current = undefined
  }, [count, toItem])
  return (
    <div ref={end} className={style.more}>
      <p className={style.shown}>{text('cams.shown', { shown: count, count: total })}</p>
      {hasFailed && (
        <div role="alert" className={style.failed}>
          <p>{text('cams.moreFailed')}</p>
          <Retry list={list} />
        </div>
      )}
      {hasMore && !hasFailed && (
        <Button
          isPending={isLoading}
          onPress={() => {
            goOnAt.current = count
            more()
          }}
        >
          {text('cams.more')}
        </Button>
      )}
    </div>
  )
}
