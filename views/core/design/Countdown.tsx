import style from './Countdown.module.css'
import { timeParts } from './timeParts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Props {
  /** What happens at its end, such as “Until the curtain”. */
  label: string
  /** How long it is until then, in seconds from 0. */
  seconds: number
  /** The same in words, for readers, in steps that are worth hearing. */
  words: string
  /** What each figure counts; one that goes on by the minute has no seconds. */
  units: { days: string; hours: string; minutes: string; seconds?: string }
  /** In place of the figures once it is over. */
  over: string
}

/** How long it is until something. It does not run: what is left is told. */
export function Countdown({ label, seconds, words, units, over }: Props) {
  const parts = timeParts(seconds)
  const shown = (['days', 'hours', 'minutes', 'seconds'] as const).filter(
    (unit) => units[unit] !== undefined && (unit !== 'days' || parts.days > 0),
  )
  return (
    <div className={style.countdown} role="timer" aria-label={label}>
      <p className={style.label}>{label}</p>
      {seconds <= 0 ? (
        <p className={style.over}>{over}</p>
      ) : (
        <>
          <VisuallyHidden>{words}</VisuallyHidden>
          <div className={style.parts} aria-hidden="true">
            {shown.map((unit) => (
              <span key={unit} className={style.part}>
                <span className={style.figure}>{String(parts[unit]).padStart(2, '0')}</span>
                <span className={style.unit}>{units[unit]}</span>
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
