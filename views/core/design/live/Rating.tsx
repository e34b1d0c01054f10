import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import style from './Rating.module.css'

interface Props {
  /** From 0 to 1; not given while nobody rated. */
  share?: number
  /** Beside the stars: the share in words, or that there is none yet. */
  words: string
  /** The whole of it in a sentence, for readers. */
  label: string
}

const stars = [1, 2, 3, 4, 5]

/** How content guests were: five stars, lit from the left by their share. */
export function Rating({ share, words, label }: Props) {
  return (
    <span className={style.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={style.stars} aria-hidden="true">
        {share === undefined ? (
          <Icon name="star" />
        ) : (
          <>
            <Row />
            <span className={style.lit} style={{ '--share': `${share * 100}%` }}>
              <Row />
            </span>
          </>
        )}
      </span>
      <span className={style.words} aria-hidden="true">
        {words}
      </span>
    </span>
  )
}

function Row() {
  return (
    <span className={style.row}>
      {stars.map((star) => (
        <Icon key={star} name="star" isFilled />
      ))}
    </span>
  )
}
