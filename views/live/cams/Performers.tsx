import { memo } from 'react'
import type { TileLayout } from '../../../machines/live/cams/cams.events.ts'
import { selectTileLayout } from '../../../machines/live/cams/cams.selectors.ts'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { LiveCardSkeleton } from '../../core/design/live/LiveCard.tsx'
import { useActorState } from '../../core/environment.tsx'
import style from './Cams.module.css'
import { type PerformerProps, PerformerRow, PerformerTile } from './PerformerTile.tsx'

interface Props {
  /** What the list is called. */
  label: string
  performers: readonly ListedPerformer[]
  /** How they lie; as was chosen for the cams without it. */
  layout?: TileLayout
  /** What else is said of a performer, and done with them; the same function as long as it says the same. */
  aboutEach?: (performer: ListedPerformer) => Pick<PerformerProps, 'favourite' | 'note'>
}

/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 6

/** Performers as tiles or as a list, as the guest chose [TIL-3]. */
export function Performers({ label, performers, layout: own, aboutEach }: Props) {
  const ofCams = useActorState('cams', selectTileLayout)
  const layout = own ?? ofCams
  const Item = layout === 'grid' ? TileItem : RowItem
  const items = performers.map((performer, at) => (
    <Item
      key={performer.id}
      performer={performer}
      isFirst={at < firstCount}
      aboutEach={aboutEach}
    />
  ))
  if (layout === 'grid') return <Grid label={label}>{items}</Grid>
  return (
    <ul className={style.rows} aria-label={label}>
      {items}
    </ul>
  )
}

type ItemProps = Pick<PerformerProps, 'performer' | 'isFirst'> & Pick<Props, 'aboutEach'>

/** Of many performers those alone are drawn anew who changed. */
const TileItem = memo(({ performer, isFirst, aboutEach }: ItemProps) => (
  <GridItem>
    <div className={style.tile} data-performer={performer.id}>
      <PerformerTile performer={performer} isFirst={isFirst} {...aboutEach?.(performer)} />
    </div>
  </GridItem>
))

const RowItem = memo(({ performer, isFirst, aboutEach }: ItemProps) => (
  <li className={style.line} data-performer={performer.id}>
    <PerformerRow performer={performer} isFirst={isFirst} {...aboutEach?.(performer)} />
  </li>
))

/** The places of performers who are on their way. */
export function PerformersAwaited({ label, count }: { label: string; count: number }) {
  return (
    <section aria-busy="true" aria-label={label}>
      <Grid>
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <GridItem key={at}>
            <LiveCardSkeleton />
          </GridItem>
        ))}
      </Grid>
    </section>
  )
}
