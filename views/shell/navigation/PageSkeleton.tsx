import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { MediaTileSkeleton } from '../../core/design/MediaTile.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import style from './Page.module.css'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']

/** Keeps the place of a page that is on its way: what follows it stays out of the window. */
export function PageSkeleton() {
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
