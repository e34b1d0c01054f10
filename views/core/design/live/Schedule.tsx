import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import style from './Schedule.module.css'

interface Show {
  id: string
  /** Such as “21:00 to 23:30”. */
  time: string
  title: string
  line?: ReactNode
  /** A button or a badge. */
  aside?: ReactNode
  isCancelled?: boolean
}

interface Day {
  id: string
  /** Such as “Fri” and “27”. */
  weekday: string
  date: string
  /** The whole date, for readers. */
  words: string
  isToday?: boolean
  shows: readonly Show[]
}

interface Props {
  label: string
  days: readonly Day[]
  /** In place of the shows of a day that has none. */
  none: string
}

/** When somebody is on stage, day by day. */
export function Schedule({ label, days, none }: Props) {
  return (
    <ol aria-label={label}>
      {days.map(({ id, weekday, date, words, isToday, shows }) => (
        <li key={id} className={style.day}>
          <p className={classes(style.date, isToday && style.today)}>
            <span aria-hidden="true">{weekday}</span>
            <span className={style.figure} aria-hidden="true">
              {date}
            </span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </p>
          <ul className={style.shows}>
            {shows.length === 0 && <li className={style.none}>{none}</li>}
            {shows.map((show) => (
              <li
                key={show.id}
                className={classes(style.show, show.isCancelled && style.cancelled)}
              >
                <div className={style.what}>
                  <p className={style.time}>{show.time}</p>
                  <p className={style.title}>{show.title}</p>
                  {show.line && <p className={style.line}>{show.line}</p>}
                </div>
                {show.aside}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
