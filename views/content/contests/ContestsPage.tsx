import type { Contest } from '../../../machines/content/tileGrid/tileGrid.items.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { MediaLine } from '../../core/design/MediaLine.tsx'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { GridPage } from '../tileGrids/GridPage.tsx'
import { TileGrid } from '../tileGrids/TileGrid.tsx'
import type english from './contests.en.json'

/** All contests, those that run first. */
export function Page() {
  const text = useAreaText('content')
  const href = useHref()
  const title = text('contests.title')
  return (
    <GridPage title={title} lead={text('contests.lead')}>
      <TileGrid
        type="contests"
        title={title}
        of="portraits"
        address={href({ name: 'contests', params: {} })}
        empty={
          <EmptyState icon="trophy" title={text('contests.empty.title')}>
            {text('contests.empty')}
          </EmptyState>
        }
        tile={(contest, isFirst) => <ContestTile contest={contest} isFirst={isFirst} />}
        row={(contest, isFirst) => <ContestRow contest={contest} isFirst={isFirst} />}
      />
    </GridPage>
  )
}

interface Props {
  contest: Contest
  /** Its picture is not waited with. */
  isFirst: boolean
}

function ContestTile({ contest, isFirst }: Props) {
  const { line, ...shared } = useWords(contest)
  return <MediaTile {...shared} line={line} isFirst={isFirst} />
}

function ContestRow({ contest, isFirst }: Props) {
  const text = useAreaText('content')
  const { participants, prize } = contest
  return (
    <MediaLine {...useWords(contest)} isFirst={isFirst} isPale={!contest.isRunning}>
      <span>{text('contests.participants', { count: participants })}</span>
      <Price price={{ amount: prize, currency: 'VXC' }} unit={text('contests.coins')} />
    </MediaLine>
  )
}

function useWords({ id, name, picture, isRunning, startsAt, endsAt, winner }: Contest) {
  const text = useAreaText('content')
  const href = useHref()
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
  const until = text('contests.until', { date: date.format(endsAt) })
  const over = winner
    ? text('contests.winner', { name: winner })
    : date.formatRange(startsAt, endsAt)
  return {
    href: href({ name: 'contest', params: { id } }),
    name,
    picture,
    line: isRunning ? until : over,
    badges: (
      <Badge tone={isRunning ? 'live' : 'dusk'}>
        {text(isRunning ? 'contests.running' : 'contests.over')}
      </Badge>
    ),
  }
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    contests: typeof english
  }
}
