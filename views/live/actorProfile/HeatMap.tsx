import type { ActorInsights } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import style from './ActorProfile.module.css'

/** The parts of a day, by the hour in which they begin. */
const parts = [0, 4, 8, 12, 16, 20]
/** How much of such a part, from not at all to nearly always. */
const levels = [
  'actorProfile.heatMap.level0',
  'actorProfile.heatMap.level1',
  'actorProfile.heatMap.level2',
  'actorProfile.heatMap.level3',
] as const

interface Props {
  name: string
  heatMap: ActorInsights['heatMap']
}

/** When the performer was there, day by day: a table whose cells are lit by how much [ACT-14]. */
export function HeatMap({ name, heatMap: { days, hoursToBeOnline, memo } }: Props) {
  const text = useAreaText('live')
  const locale = useLocale()
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  const dayOf = (date: string) => {
    const day = new Date(`${date}T00:00:00Z`)
    return Number.isNaN(day.getTime()) ? date : weekday.format(day)
  }
  const words = (level = 0) => text(levels[level] ?? 'actorProfile.heatMap.level3')
  return (
    <section className={style.part} aria-labelledby="heatMap">
      <SectionHeading id="heatMap">{text('actorProfile.heatMap', { name })}</SectionHeading>
      {hoursToBeOnline > 0 && (
        <p>{text('actorProfile.heatMap.expected', { hours: hoursToBeOnline })}</p>
      )}
      {memo && <p>{memo}</p>}
      <table className={style.heatMap}>
        <caption>{text('actorProfile.heatMap.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text('actorProfile.heatMap.day')}</VisuallyHidden>
            </th>
            {parts.map((from) => (
              <th key={from} scope="col">
                <span aria-hidden="true">{from}</span>
                <VisuallyHidden>
                  {text('actorProfile.heatMap.hours', { from, until: from + 4 })}
                </VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayOf(day.date)}</th>
              {parts.map((from, at) => (
                <td key={from}>
                  <span className={style.cell} data-level={day.levels[at] ?? 0}>
                    <VisuallyHidden>{words(day.levels[at])}</VisuallyHidden>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.legend} aria-hidden="true">
        {levels.map((level, at) => (
          <span key={level}>
            <span className={style.cell} data-level={at} />
            {text(level)}
          </span>
        ))}
      </p>
    </section>
  )
}
