import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import style from './Progress.module.css'

interface Props {
  label: string
  /** From 0 to `max`. */
  value: number
  max: number
  /** How far it is, in words. */
  words: string
  /** Below: what it is for, or what comes at its end. */
  line?: ReactNode
  /** Points on the way, as values. */
  marks?: readonly number[]
}

/** How far something is, such as a goal that many give to. */
export function Progress({ label, value, max, words, line, marks = [] }: Props) {
  const share = (part: number) => `${Math.min(100, Math.max(0, (part / max) * 100))}%`
  const isDone = value >= max
  return (
    <div className={classes(style.progress, isDone && style.done)}>
      <p className={style.head}>
        <span className={style.label}>{label}</span>
        <span className={style.words}>{words}</span>
      </p>
      <div
        className={style.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={words}
      >
        <span className={style.fill} style={{ '--share': share(value) }} />
        {marks.map((mark) => (
          <span
            key={mark}
            className={classes(style.mark, mark <= value && style.passed)}
            style={{ '--share': share(mark) }}
          />
        ))}
      </div>
      {line && <p className={style.line}>{line}</p>}
    </div>
  )
}
