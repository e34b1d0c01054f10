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
  /** What else is said of a performer, and done with them. */
  aboutEach?: (performer: ListedPerformer) => Pick<PerformerProps, 'favourite' | 'note'>
}

/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 6

/** Performers as tiles or as a list, as the guest chose [TIL-3]. */
export function Performers({ label, performers, aboutEach }: Props) {
  const layout = useActorState('cams', selectTileLayout)
  const Item = layout === 'grid' ? PerformerTile : PerformerRow
  const items = performers.map((performer, at) => (
    <Item
      key={performer.id}
      performer={performer}
      isFirst={at < firstCount}
      {...aboutEach?.(performer)}
    />
  ))
  if (layout === 'grid') {
    return (
      <Grid label={label}>
        {items.map((item) => (
          <GridItem key={item.key}>
            <div className={style.tile} data-performer={item.key}>
              {item}
            </div>
          </GridItem>
        ))}
      </Grid>
    )
  }
  return (
    <ul className={style.rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={style.line} data-performer={item.key}>
          {item}
        </li>
      ))}
    </ul>
  )
}

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
