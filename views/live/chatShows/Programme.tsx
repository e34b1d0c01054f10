import {
  type ListRef,
  selectHasMore,
  selectIsListLoading,
  selectListItems,
  selectListProgress,
} from '../../../machines/core/list/list.selectors.ts'
import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import { notOver } from '../../../machines/live/chatShows/chatShows.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { StructuredData } from '../../core/StructuredData.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { useSelector } from '../../core/useSelector.ts'
import { showsData, useWhere } from '../structuredData.ts'
import style from './ChatShows.module.css'
import { ShowList, ShowsAwaited } from './ShowList.tsx'
import { grouped } from './showTimes.ts'

interface Props {
  list: ListRef
}

const selectShows = selectListItems<ChatShow>

/** The shows as far as they were loaded, or why there are none. */
export function Programme({ list }: Props) {
  const text = useAreaText('live')
  const progress = useSelector(list, selectListProgress)
  if (progress === 'waiting') return <ShowsAwaited />
  if (progress === 'failed') {
    return (
      <ErrorState title={text('chatShows.failed.title')} action={<Retry list={list} />}>
        {text('chatShows.failed')}
      </ErrorState>
    )
  }
  return <Days list={list} />
}

function Days({ list }: Props) {
  const text = useAreaText('live')
  const locale = useLocale()
  const now = useMinute()
  const shows = notOver(useSelector(list, selectShows, 'steady'), now)
  const isLoading = useSelector(list, selectIsListLoading)
  const where = useWhere()
  if (shows.length === 0) {
    return (
      <EmptyState icon="ticket" title={text('chatShows.empty.title')}>
        {text('chatShows.empty')}
      </EmptyState>
    )
  }
  return (
    <div className={style.programme} aria-busy={isLoading}>
      <StructuredData of={showsData(shows, where)} />
      {grouped(shows, locale, now).map(({ day, shows: ofDay }) => {
        const title = day ?? text('chatShows.mine')
        return (
          <section key={title} className={style.day} aria-label={title}>
            <SectionHeading>{title}</SectionHeading>
            <ShowList label={title} shows={ofDay} now={now} isDayKnown={day !== null} />
          </section>
        )
      })}
      <More list={list} />
    </div>
  )
}

function More({ list }: Props) {
  const text = useAreaText('live')
  const hasMore = useSelector(list, selectHasMore)
  const isLoading = useSelector(list, selectIsListLoading)
  const hasFailed = useSelector(list, selectListProgress) === 'moreFailed'
  if (hasFailed) {
    return (
      <div role="alert" className={style.more}>
        <p>{text('chatShows.failed')}</p>
        <Retry list={list} />
      </div>
    )
  }
  return (
    hasMore && (
      <div className={style.more}>
        <Button isPending={isLoading} onPress={() => list.send({ type: 'list.moreWanted' })}>
          {text('chatShows.more')}
        </Button>
      </div>
    )
  )
}

function Retry({ list }: Props) {
  const text = useAreaText('live')
  return (
    <Button icon="reload" onPress={() => list.send({ type: 'list.retryRequested' })}>
      {text('chatShows.retry')}
    </Button>
  )
}
