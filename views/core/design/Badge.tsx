import style from './Badge.module.css'

interface Props {
  children: string
  /** `live` is on air, `vip` is for members, `dusk` lies over pictures. */
  tone?: 'accent' | 'live' | 'vip' | 'quiet' | 'dusk'
}

/** A small count or word that asks for a look. */
export function Badge({ children, tone = 'accent' }: Props) {
  return <span className={`${style.badge} ${style[tone]}`}>{children}</span>
}
