import { Icon, type IconName } from './Icon.tsx'
import style from './StatusDot.module.css'

export type Tone = 'good' | 'waiting' | 'bad' | 'idle'

interface Props {
  icon: IconName
  tone: Tone
  children: string
}

/** A state in words, colour and shape, so that none of the three has to be seen alone. */
export function StatusDot({ icon, tone, children }: Props) {
  return (
    <span className={`${style.status} ${style[tone]}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  )
}
