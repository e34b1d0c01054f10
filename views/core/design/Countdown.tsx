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
  units: { days: string; hours: string; minutes: string; seconds: string }
  /** In place of the figures once it is over. */
  over: string
}

/** How long it is until something. It does not run: what is left is told. */
export function Countdown({ label, seconds, words, units, over }: Props) {
  const { days, ...rest } = timeParts(seconds)
  const parts = days > 0 ? { days, ...rest } : rest
  return (
    <div className={style.countdown} role="timer" aria-label={label}>
      <p className={style.label}>{label}</p>
      {seconds <= 0 ? (
        <p className={style.over}>{over}</p>
      ) : (
        <>
          <VisuallyHidden>{words}</VisuallyHidden>
          <div className={style.parts} aria-hidden="true">
            {(Object.keys(parts) as (keyof typeof parts)[]).map((unit) => (
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
