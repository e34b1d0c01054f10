import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import style from './Wheel.module.css'

interface Props {
  /** What the wheel is, with what may be won, for readers. */
  label: string
  /** In the order in which they lie on the wheel, up to twelve. */
  fields: readonly { id: string; words: string; icon: IconName }[]
  /** Turning until it is known where it stops. */
  isTurning: boolean
  /** The field on which it stopped. */
  stoppedOn?: string | undefined
  /** Below: what came of it, read out. */
  result?: string | undefined
  /** The button that turns it. */
  action: ReactNode
}

/** The wheel that is turned. Where it stops is told; it draws no lots itself. */
export function Wheel({ label, fields, isTurning, stoppedOn, result, action }: Props) {
  const step = 360 / fields.length
  const at = fields.findIndex(({ id }) => id === stoppedOn)
  return (
    <div className={style.place}>
      <div className={style.frame} role="img" aria-label={label}>
        <div
          className={style.wheel}
          data-turning={isTurning || undefined}
          style={{ '--step': `${step}deg`, '--at': `${at < 0 ? 0 : -at * step}deg` }}
        >
          {fields.map(({ id, words, icon }, index) => (
            <span
              key={id}
              className={style.field}
              data-stopped={(!isTurning && id === stoppedOn) || undefined}
              style={{ '--turn': `${index * step}deg` }}
            >
              <Icon name={icon} />
              <span className={style.words}>{words}</span>
            </span>
          ))}
        </div>
        <span className={style.hub} />
        <span className={style.pointer} />
      </div>
      <p className={style.result} role="status">
        {result}
      </p>
      {action}
    </div>
  )
}
