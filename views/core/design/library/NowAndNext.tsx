import type { ReactNode } from 'react'
import { Badge } from '../Badge.tsx'
import style from './NowAndNext.module.css'

interface Props {
  /** Names it, for readers: the channel. */
  label: string
  now: {
    badge: string
    title: string
    time: string
    /** From 0 to 1. */
    share: number
    /** How much of it is left, in words. */
    words: string
  }
  next?: { words: string; title: string; time: string }
  /** Opens the guide or the stream. */
  action?: ReactNode
}

/** What is on, how far it is and what follows. */
export function NowAndNext({ label, now, next, action }: Props) {
  return (
    <section className={style.bar} aria-label={label}>
      <div className={style.now}>
        <p className={style.head}>
          <Badge tone="live">{now.badge}</Badge>
          <span className={style.time}>{now.time}</span>
        </p>
        <p className={style.title}>{now.title}</p>
        <div className={style.track}>
          <span className={style.fill} style={{ '--share': `${now.share * 100}%` }} />
        </div>
        <p className={style.time}>{now.words}</p>
      </div>
      {next && (
        <div className={style.next}>
          <p className={style.time}>
            {next.words} · {next.time}
          </p>
          <p className={style.follows}>{next.title}</p>
        </div>
      )}
      {action}
    </section>
  )
}
