import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { seeded } from '../seeded.ts'
import style from './PrizeReveal.module.css'

interface Props {
  /** Above the prize, such as “You won”. */
  kicker: string
  title: string
  line?: ReactNode
  icon: IconName
  /** A code to be kept. */
  code?: string
  /** Whether nothing was won this time: then it is said without a feast. */
  isBlank?: boolean
  /** What can be done with it. */
  action?: ReactNode
}

const scraps = Array.from({ length: 26 }, (_, at) => {
  const next = seeded(`scrap ${at}`)
  return {
    '--x': `${(at % 2) * 72 + next() * 28}%`,
    '--y': `${next() * 100}%`,
    '--turn': `${Math.round(next() * 180)}deg`,
    '--hue': [112, 20, 82, 350][at % 4],
  }
})

/** What was won, in the light that it deserves. */
export function PrizeReveal({ kicker, title, line, icon, code, isBlank, action }: Props) {
  return (
    <div className={style.reveal} data-theme="dark" data-blank={isBlank || undefined} role="status">
      {!isBlank && (
        <span className={style.feast} aria-hidden="true">
          {scraps.map((scrap) => (
            <span key={scrap['--x']} className={style.scrap} style={scrap} />
          ))}
        </span>
      )}
      <span className={style.medal}>
        <Icon name={icon} />
      </span>
      <p className={style.kicker}>{kicker}</p>
      <p className={style.title}>{title}</p>
      {line && <p className={style.line}>{line}</p>}
      {code && <p className={style.code}>{code}</p>}
      {action}
    </div>
  )
}
