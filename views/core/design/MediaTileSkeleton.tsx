import style from './MediaTile.module.css'
import type { PictureShape } from './picture.ts'
import { Skeleton } from './Skeleton.tsx'

/** The place of a tile that is on its way. */
export function MediaTileSkeleton({ shape = 'portrait' }: { shape?: PictureShape }) {
  return (
    <div className={`${style.tile} ${style.empty} ${style[shape]}`} aria-hidden="true">
      <span className={style.words}>
        <Skeleton width="70%" height="0.875rem" />
        <Skeleton width="45%" height="0.75rem" />
      </span>
    </div>
  )
}
