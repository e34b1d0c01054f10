import { classes } from '../classes.ts'
import { Anchor } from '../Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import style from './ProgrammeGuide.module.css'

interface Programme {
  id: string
  href: string
  title: string
  /** Such as “20:15 to 21:00”. */
  time: string
  /** Minutes from the guide's beginning; what lies outside of it is cut off. */
  from: number
  to: number
  /** Words of its mark while it is on. */
  now?: string
}

interface Props {
  label: string
  /** How many minutes the guide shows. */
  length: number
  /** On its upper edge, each at its minute. */
  hours: readonly { at: number; words: string }[]
  channels: readonly { id: string; name: string; programmes: readonly Programme[] }[]
  /** The minute that it is now; none where the guide shows another day. */
  now?: number
}

/** What is on, channel by channel along the hours. It scrolls sideways; the channels stay in sight. */
export function ProgrammeGuide({ label, length, hours, channels, now }: Props) {
  const within = (minute: number) => Math.min(length, Math.max(0, minute))
  const place = (from: number, to = from) => ({
    '--from': within(from),
    '--span': within(to) - within(from),
  })
  return (
    <section className={style.guide} style={{ '--length': length }} aria-label={label}>
      <div className={style.hours} aria-hidden="true">
        {hours.map(({ at, words }) => (
          <span key={at} className={style.hour} style={place(at)}>
            {words}
          </span>
        ))}
      </div>
      {channels.map((channel) => (
        <div key={channel.id} className={style.channel}>
          <p className={style.name} aria-hidden="true">
            {channel.name}
          </p>
          <ol className={style.line} aria-label={channel.name}>
            {channel.programmes.map(({ id, href, title, time, from, to, now: mark }) => (
              <li key={id} className={style.place} style={place(from, to)}>
                <Anchor href={href} className={classes(style.programme, mark && style.on)}>
                  <span className={style.title}>{title}</span>
                  <span className={style.time}>
                    {time}
                    {mark && <VisuallyHidden>{`, ${mark}`}</VisuallyHidden>}
                  </span>
                </Anchor>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {now !== undefined && <span className={style.now} style={place(now)} aria-hidden="true" />}
    </section>
  )
}
