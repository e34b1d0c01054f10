import { type ReactNode, useMemo } from 'react'
import {
  type LoadedType,
  tilesPerPage,
} from '../../../machines/content/tileGrid/tileGrid.events.ts'
import type { TileItems } from '../../../machines/content/tileGrid/tileGrid.items.ts'
import {
  selectIsTileGridLoading,
  selectTileGridProgress,
  selectTilePage,
  selectTilePages,
  selectTiles,
  type TileGridRef,
} from '../../../machines/content/tileGrid/tileGrid.selectors.ts'
import { selectTileGrid } from '../../../machines/content/tileGrids/tileGrids.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { MediaTileSkeleton } from '../../core/design/MediaTileSkeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { Pagination } from '../../core/design/search/Pagination.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { ModeChoice } from './ModeChoice.tsx'
import style from './TileGrids.module.css'
import { Tiles } from './Tiles.tsx'
import { useTileMode } from './useTileMode.ts'

interface Props<TType extends LoadedType> {
  type: TType
  /** What the grid is called. */
  title: string
  of: 'portraits' | 'covers'
  /** Of its first page; the others are named behind it. */
  address: string
  /** What is said where there is no tile at all. */
  empty: ReactNode
  tile: (item: TileItems[TType], isFirst: boolean) => ReactNode
  row: (item: TileItems[TType], isFirst: boolean) => ReactNode
}

const shapes = { portraits: 'portrait', covers: 'cover' } as const
const places = Array.from({ length: tilesPerPage }, (_, at) => at)

/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 6

/** A tile grid that is loaded as one: a page of it, or why there is nothing to see [TIL-1 TIL-3 TIL-7]. */
export function TileGrid<TType extends LoadedType>(props: Props<TType>) {
  const { type, title, of } = props
  const text = useAreaText('content')
  const grid = useActorState(
    'tileGrids',
    useMemo(() => selectTileGrid(type), [type]),
  )
  const progress = useSelector(grid, selectTileGridProgress)
  const isEmpty = useSelector(grid, (snapshot) => selectTiles(snapshot).length === 0)
  const isFirstPage = useSelector(grid, selectTilePage) === 1
  if (progress === 'waiting') {
    return (
      <section aria-busy="true" aria-label={text('tileGrids.loading', { title })}>
        <Grid of={of}>
          {places.map((at) => (
            <GridItem key={at}>
              <MediaTileSkeleton shape={shapes[of]} />
            </GridItem>
          ))}
        </Grid>
      </section>
    )
  }
  if (progress === 'failed') {
    const retry = (
      <Button icon="reload" onPress={() => grid.send({ type: 'tileGrid.retryRequested' })}>
        {text('tileGrids.retry')}
      </Button>
    )
    return (
      <ErrorState title={text('tileGrids.failed.title')} action={retry}>
        {text('tileGrids.failed')}
      </ErrorState>
    )
  }
  if (isEmpty) return isFirstPage ? props.empty : <Beyond address={props.address} />
  return <Shown {...props} grid={grid} />
}

/** A page after the last one. */
function Beyond({ address }: { address: string }) {
  const text = useAreaText('content')
  const first = <ButtonLink href={address}>{text('tileGrids.beyond.first')}</ButtonLink>
  return (
    <EmptyState icon="search" title={text('tileGrids.beyond.title')} action={first}>
      {text('tileGrids.beyond')}
    </EmptyState>
  )
}

function Shown<TType extends LoadedType>({
  type,
  title,
  of,
  address,
  tile,
  row,
  grid,
}: Props<TType> & { grid: TileGridRef }) {
  const text = useAreaText('content')
  const mode = useTileMode(type)
  const items = useSelector(grid, selectTiles<TType>)
  const page = useSelector(grid, selectTilePage)
  const pages = useSelector(grid, selectTilePages)
  const isLoading = useSelector(grid, selectIsTileGridLoading)
  const draw = mode === 'grid' ? tile : row
  return (
    <div className={style.results} aria-busy={isLoading} data-scroll-target="view">
      <div className={style.toolbar}>
        <ModeChoice grid={type} />
      </div>
      <Tiles
        mode={mode}
        label={title}
        of={of}
        items={items.map((item, at) => ({ id: item.id, content: draw(item, at < firstCount) }))}
      />
      {pages > 1 && (
        <Pagination
          label={text('tileGrids.pages', { title })}
          page={page}
          count={pages}
          hrefOf={(number) =>
            number === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${number}`
          }
          words={{
            previous: text('tileGrids.previous'),
            next: text('tileGrids.next'),
            page: (number) => text('tileGrids.page', { page: number }),
          }}
        />
      )}
    </div>
  )
}
