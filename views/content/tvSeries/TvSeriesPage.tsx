import type { TvSeries } from '../../../machines/content/tileGrid/tileGrid.items.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { MediaLine } from '../../core/design/MediaLine.tsx'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { GridPage } from '../tileGrids/GridPage.tsx'
import { TileGrid } from '../tileGrids/TileGrid.tsx'
import type english from './tvSeries.en.json'
import { useLook, VideoPictures } from './VideoPictures.tsx'

/** The series of the television. */
export function Page() {
  const text = useAreaText('content')
  const href = useHref()
  const title = text('tvSeries.title')
  return (
    <GridPage title={title} lead={text('tvSeries.lead')}>
      <TileGrid
        type="tvLists"
        title={title}
        of="covers"
        address={href({ name: 'tvMediaSeries', params: {} })}
        empty={
          <EmptyState icon="tv" title={text('tvSeries.empty.title')}>
            {text('tvSeries.empty')}
          </EmptyState>
        }
        tile={(series, isFirst) => <SeriesTile series={series} isFirst={isFirst} />}
        row={(series, isFirst) => <SeriesRow series={series} isFirst={isFirst} />}
      />
    </GridPage>
  )
}

interface Props {
  series: TvSeries
  /** Its picture is not waited with. */
  isFirst: boolean
}

const inGrid = '(width >= 1200px) 24vw, (width >= 992px) 32vw, (width >= 768px) 48vw, 96vw'

function SeriesTile({ series, isFirst }: Props) {
  const { albumId, about } = series
  const { badges, ...shared } = useWords(series)
  return (
    <div {...useLook(albumId)}>
      <MediaTile
        {...shared}
        shape="cover"
        sizes={inGrid}
        line={about}
        badges={badges}
        isFirst={isFirst}
        over={<VideoPictures albumId={albumId} />}
      />
    </div>
  )
}

function SeriesRow({ series, isFirst }: Props) {
  return <MediaLine {...useWords(series)} shape="cover" line={series.about} isFirst={isFirst} />
}

function useWords({ name, link, picture, episodes }: TvSeries) {
  const text = useAreaText('content')
  const href = useHref()
  return {
    href: href({ name: 'tvSeries', params: { series: link } }),
    name,
    picture,
    badges: <Badge tone="dusk">{text('tvSeries.episodes', { count: episodes })}</Badge>,
  }
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    tvSeries: typeof english
  }
}
