import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { MediaTileSkeleton } from '../../core/design/MediaTileSkeleton.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import style from './Page.module.css'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * Keeps the place of the page that is on its way, in its outlines: what follows it stays out of the
 * window.
 */
export function PageSkeleton({ page }: { page: PageName | null | undefined }) {
  return page === 'messenger' ? <Panes /> : <Sheet />
}

function Sheet() {
  return (
    <div className={`${style.page} ${style.expected}`} aria-hidden="true">
      <div className={`${style.hero} ${style.blank}`}>
        <div className={style.words}>
          <Skeleton width="60%" height="3rem" />
          <Skeleton width="90%" height="1.25rem" />
        </div>
      </div>
      <Grid>
        {keys.map((key) => (
          <GridItem key={key}>
            <MediaTileSkeleton />
          </GridItem>
        ))}
      </Grid>
    </div>
  )
}

/** A list beside an empty pane. */
function Panes() {
  return (
    <div className={`${style.panes} ${style.expected}`} aria-hidden="true" data-skeleton="panes">
      {keys.map((key) => (
        <Skeleton key={key} width="100%" height="3.25rem" />
      ))}
    </div>
  )
}
