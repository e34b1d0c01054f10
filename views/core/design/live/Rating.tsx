import { Icon } from '../Icon.tsx'
import style from './Rating.module.css'
import { rowWidth, starsUpTo } from './stars.ts'

interface Props {
  /** From 0 to 1; not given while nobody rated. */
  share?: number
  /** Beside the stars: the share in words, or that there is none yet. */
  words: string
  /** The whole of it in a sentence, for readers. */
  label: string
}

const unlit = starsUpTo(1)

/** How content guests were: five stars, lit from the left by their share. */
export function Rating({ share, words, label }: Props) {
  return (
    <span className={style.rating} role="img" aria-label={label}>
      {share === undefined ? (
        <Icon name="star" />
      ) : (
        <svg className={style.row} viewBox={`0 0 ${rowWidth} 24`} aria-hidden="true">
          <path d={unlit} />
          <path d={starsUpTo(share)} className={style.lit} />
        </svg>
      )}
      {words}
    </span>
  )
}
