import { useId } from 'react'
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

const stars = [0, 1, 2, 3, 4]
/** From one star to the next, in units of the drawing. */
const step = 27
/** From its top on. */
const star = 'l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z'
const width = 4 * step + 24
/** One drawing of them all: of hundreds on a page, each costs the browser a part of every frame. */
const row = stars.map((at) => `M${12 + at * step} 3.8${star}`).join('')

/** How content guests were: five stars, lit from the left by their share. */
export function Rating({ share, words, label }: Props) {
  return (
    <span className={style.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={style.stars} aria-hidden="true">
        {share === undefined ? <Icon name="star" /> : <Row share={share} />}
      </span>
      <span className={style.words} aria-hidden="true">
        {words}
      </span>
    </span>
  )
}

function Row({ share }: { share: number }) {
  const id = useId()
  return (
    <svg className={style.row} viewBox={`0 0 ${width} 24`} aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={width}>
        <stop offset={share} className={style.lit} />
        <stop offset={share} className={style.unlit} />
      </linearGradient>
      <path d={row} fill={`url(#${id})`} />
    </svg>
  )
}
