import { memo } from 'react'
import type { TileLayout } from '../../../machines/live/cams/cams.events.ts'
import { selectTileLayout } from '../../../machines/live/cams/cams.selectors.ts'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { LongGrid } from '../../core/design/LongGrid.tsx'
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
  /** Who owns the performers: their place is kept until the guest comes back to them. */
  owner?: object
}

/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 6

/** Performers as tiles or as a list, as the guest chose [TIL-3]. */
export function Performers({ label, performers, layout: own, aboutEach, owner }: Props) {
  const ofCams = useActorState('cams', selectTileLayout)
  const layout = own ?? ofCams
  const draw = (performer: ListedPerformer, at: number) => {
    const Item = layout === 'grid' ? TileItem : RowItem
    return <Item performer={performer} isFirst={at < firstCount} aboutEach={aboutEach} />
  }
  const of = layout === 'grid' ? 'portraits' : 'rows'
  return <LongGrid of={of} label={label} items={performers} draw={draw} owner={owner} />
}

type ItemProps = Pick<PerformerProps, 'performer' | 'isFirst'> & Pick<Props, 'aboutEach'>

/** Of many performers those alone are drawn anew who changed. */
const TileItem = memo(({ performer, isFirst, aboutEach }: ItemProps) => (
  <div data-performer={performer.id}>
    <PerformerTile performer={performer} isFirst={isFirst} {...aboutEach?.(performer)} />
  </div>
))

const RowItem = memo(({ performer, isFirst, aboutEach }: ItemProps) => (
  <div data-performer={performer.id} className={style.line}>
    <PerformerRow performer={performer} isFirst={isFirst} {...aboutEach?.(performer)} />
  </div>
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
