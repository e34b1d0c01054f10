import { memo, useEffect, useRef } from 'react'
import {
  type ListRef,
  selectHasMore,
  selectIsListLoading,
  selectListItems,
  selectListProgress,
  selectListTotal,
} from '../../../machines/core/list/list.selectors.ts'
import {
  selectCamsQuery,
  selectCamsRoute,
  selectIsNarrowed,
  selectSearchCount,
} from '../../../machines/live/cams/cams.selectors.ts'
import { allCams } from '../../../machines/live/cams/camsPages.ts'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { StructuredData } from '../../core/StructuredData.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useNearEnd } from '../../core/useNearEnd.ts'
import { useSelector } from '../../core/useSelector.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { useSay } from '../../shell/shell/Announcer.tsx'
import { useFilterWords } from '../actorSearch/filterWords.ts'
import { FeatureFeedback } from '../featureFeedback/FeatureFeedback.tsx'
import { RecommendedModels } from '../recommendedModels/RecommendedModels.tsx'
import { performersData, useWhere } from '../structuredData.ts'
import style from './Cams.module.css'
import { useCamsWords } from './camsWords.ts'
import { Performers, PerformersAwaited } from './Performers.tsx'
import { useOnScreen } from './useOnScreen.ts'

interface Props {
  list: ListRef
}

const selectPerformers = selectListItems<ListedPerformer>

/** The performers, as far as they were loaded, or why there are none. */
export function CamsList({ list }: Props) {
  const text = useAreaText('live')
  const progress = useSelector(list, selectListProgress)
  const isEmpty = useSelector(list, (snapshot) => selectPerformers(snapshot).length === 0)
  const isNarrowed = useActorState('cams', selectIsNarrowed)
  const hasMore = useSelector(list, selectHasMore)
  useAnnounced(list)
  if (progress === 'waiting') return <PerformersAwaited label={text('cams.loading')} count={15} />
  if (progress === 'failed') {
    return (
      <ErrorState title={text('cams.failed.title')} action={<Retry list={list} />}>
        {text('cams.failed')}
      </ErrorState>
    )
  }
  if (isEmpty) return isNarrowed ? <NobodyFits /> : <Nobody />
  return (
    <>
      <Listed list={list} />
      {isNarrowed && !hasMore && <SearchFeedback />}
    </>
  )
}

function SearchFeedback() {
  return (
    <FeatureFeedback feature="actorSearch" occasion={useActorState('cams', selectSearchCount)} />
  )
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

function Nobody() {
  const text = useAreaText('live')
  const href = useHref()
  const { name } = useActorState('cams', selectCamsRoute)
  const all = name !== 'cams' && (
    <ButtonLink href={href(allCams)}>{text('cams.none.all')}</ButtonLink>
  )
  return (
    <EmptyState icon="cam" title={text('cams.none.title')} action={all}>
      {text('cams.none')}
    </EmptyState>
  )
}

/** Each filter that is chosen can be taken away there, and all of them at once. */
function NobodyFits() {
  const text = useAreaText('live')
  const cams = useAddress('cams')
  const { filter } = useActorState('cams', selectCamsQuery)
  const away = (
    <div className={style.away}>
      {useFilterWords()
        .chosenIn(filter)
        .map(({ id: filterName, words }) => (
          <Button
            key={filterName}
            icon="close"
            size="small"
            onPress={() => cams.send({ type: 'cams.filterRemoved', filterName })}
          >
            {text('cams.filter.remove', { words })}
          </Button>
        ))}
      <Button
        look="primary"
        size="small"
        onPress={() => cams.send({ type: 'cams.filterChosen', filter: {} })}
      >
        {text('cams.filter.clear')}
      </Button>
    </div>
  )
  return (
    <>
      <EmptyState icon="filter" title={text('cams.empty.title')} action={away}>
        {text('cams.empty')}
      </EmptyState>
      <SearchFeedback />
      <RecommendedModels shape="grid" besideId={null} />
    </>
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

function Listed({ list }: Props) {
  const { title } = useCamsWords()
  const performers = useSelector(list, selectPerformers, 'leisurely')
  const isLoading = useSelector(list, selectIsListLoading)
  const place = useRef<HTMLDivElement>(null)
  useOnScreen(place)
  return (
    <div ref={place} className={style.performers} aria-busy={isLoading}>
      <PerformersData performers={performers} />
      <Performers label={title} performers={performers} owner={list} />
      <More
        list={list}
        count={performers.length}
        toItem={(at) =>
          place.current?.querySelector<HTMLElement>(`[aria-posinset="${at + 1}"] a`)?.focus()
        }
      />
    </div>
  )
}

/** What the page is about, for search engines: no other as performers come and go. */
const PerformersData = memo(
  ({ performers }: { performers: readonly ListedPerformer[] }) => (
    <StructuredData of={performersData(performers, useWhere())} />
  ),
  ({ performers: before }, { performers: now }) =>
    before.length === now.length && before.every(({ id }, at) => id === now[at]?.id),
)

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
