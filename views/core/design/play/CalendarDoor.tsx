import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { Picture } from '../Picture.tsx'
import style from './CalendarDoor.module.css'

const marks: Record<string, IconName> = { locked: 'lock', missed: 'clock', opened: 'check' }

interface Props {
  day: number
  /** The day and what the door is: closed until then, to be opened, open, missed. */
  label: string
  state: 'locked' | 'ready' | 'opened' | 'missed'
  /** Address of the picture on the door, without its size. */
  picture: string
  /** What was behind it. */
  children?: ReactNode
  onOpen: () => void
}

/** A door of a calendar, with its day. */
export function CalendarDoor({ day, label, state, picture, children, onOpen }: Props) {
  const mark = marks[state]
  return (
    <button
      type="button"
      className={style.door}
      data-state={state}
      aria-label={label}
      disabled={state === 'locked' || state === 'missed'}
      onClick={onOpen}
    >
      <Picture address={picture} shape="square" alt="" sizes="9rem" />
      {state === 'opened' && <span className={style.behind}>{children}</span>}
      <span className={style.day}>{day}</span>
      {mark && (
        <span className={style.mark}>
          <Icon name={mark} />
        </span>
      )}
    </button>
  )
}
