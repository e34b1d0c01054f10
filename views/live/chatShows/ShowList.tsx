import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ChatShows.module.css'
import { ShowCard } from './ShowCard.tsx'

interface Props {
  /** What they are, for readers. */
  label: string
  shows: readonly ChatShow[]
  /** In ms since the epoch. */
  now: number
  /** Whether they stand on their performer's own page. */
  isOwnPage?: boolean
  /** Whether the label is the day on which they are. */
  isDayKnown?: boolean
}

const skeletons = [0, 1, 2, 3]

/** Some shows, each with the way to a ticket. */
export function ShowList({ label, shows, now, isOwnPage = false, isDayKnown = false }: Props) {
  return (
    <ul className={style.shows} aria-label={label}>
      {shows.map((show) => (
        <li key={show.id}>
          <ShowCard show={show} now={now} isOwnPage={isOwnPage} isDayKnown={isDayKnown} />
        </li>
      ))}
    </ul>
  )
}

/** The place of shows that are on their way. */
export function ShowsAwaited() {
  const text = useAreaText('live')
  return (
    <section aria-busy="true" aria-label={text('chatShows.loading')} className={style.shows}>
      {skeletons.map((at) => (
        <Skeleton key={at} width="100%" height="11rem" />
      ))}
    </section>
  )
}
