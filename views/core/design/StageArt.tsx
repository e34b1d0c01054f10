import { useId, useMemo } from 'react'
import { classes } from './classes.ts'
import style from './StageArt.module.css'
import { designStage, stageSize } from './stage.ts'

const { width, height } = stageSize
const hem = 664

/**
 * Generated artwork: a velvet curtain in limelight. Decoration only, so hidden from readers.
 * @param seed any text; the same text draws the same picture
 * @param isTall whether its frame is higher than wide on a narrow screen
 */
export function StageArt({ seed, isTall = false }: { seed: string; isTall?: boolean }) {
  const id = useId()
  const { hue, folds, beams, motes } = useMemo(() => designStage(seed), [seed])
  const centre = beams[1]?.to ?? width / 2
  const url = (name: string) => `url(#${id}${name})`

  return (
    <svg
      className={classes(style.stage, isTall && style.tall)}
      style={{ '--hue': hue }}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        {[0, 1, 2].map((shade) => (
          <linearGradient key={shade} id={`${id}fold${shade}`}>
            <stop offset="0" className={style.crease} />
            <stop offset={0.22 + shade * 0.14} className={style[`velvet${shade}`]} />
            <stop offset={0.46 + shade * 0.14} className={style.ridge} />
            <stop offset="1" className={style.crease} />
          </linearGradient>
        ))}
        <linearGradient id={`${id}beam`} x2="0" y2="1">
          <stop offset="0" className={style.lamp} />
          <stop offset="1" className={style.lampEnd} />
        </linearGradient>
        <radialGradient id={`${id}pool`}>
          <stop offset="0" className={style.poolHeart} />
          <stop offset="0.45" className={style.poolRim} />
          <stop offset="1" className={style.poolEnd} />
        </radialGradient>
        <radialGradient
          id={`${id}dusk`}
          gradientUnits="userSpaceOnUse"
          cx={centre}
          cy={430}
          r={900}
        >
          <stop offset="0" className={style.duskHeart} />
          <stop offset="0.32" className={style.duskRim} />
          <stop offset="1" className={style.duskEnd} />
        </radialGradient>
        <linearGradient id={`${id}floor`} x2="0" y2="1">
          <stop offset="0" className={style.floorBack} />
          <stop offset="1" className={style.floorFront} />
        </linearGradient>
        <filter id={`${id}soft`} x="-30%" y="-10%" width="160%" height="120%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
      </defs>

      <rect width={width} height={height} className={style.dark} />
      {folds.map((fold) => (
        <path
          key={fold.x}
          fill={url(`fold${fold.shade}`)}
          d={`M${fold.x} 0h${fold.width + 1}v${hem}q${-fold.width / 2} ${12 + fold.drop} ${-fold.width - 1} 0z`}
        />
      ))}
      <rect y={hem} width={width} height={height - hem} fill={url('floor')} />
      <rect width={width} height={height} fill={url('dusk')} />
      <ellipse cx={centre} cy={400} rx={330} ry={360} fill={url('pool')} opacity="0.35" />
      <g className={style.light} filter={url('soft')}>
        {beams.map((beam) => (
          <path
            key={beam.from}
            fill={url('beam')}
            opacity={beam.strength}
            d={`M${beam.from - 16} -20h32L${beam.to + beam.spread} 712H${beam.to - beam.spread}z`}
          />
        ))}
      </g>
      <g className={style.light}>
        <ellipse cx={centre} cy={712} rx={390} ry={54} fill={url('pool')} />
        {motes.map((mote) => (
          <circle key={mote.x} cx={mote.x} cy={mote.y} r={mote.radius} opacity={mote.opacity} />
        ))}
      </g>
    </svg>
  )
}
