import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { Picture } from '../Picture.tsx'
import type { PictureShape } from '../picture.ts'
import style from './LockedMedia.module.css'

const icons = {
  price: 'lock',
  age: 'eyeOff',
  subscription: 'crown',
  login: 'person',
} as const satisfies Record<string, IconName>

interface Props {
  /** Address of the preview, without its size: only a blur of it is seen. */
  picture: string
  shape: PictureShape
  /** What keeps it closed. */
  reason: keyof typeof icons
  title: string
  line?: ReactNode
  /** What opens it: a button with the price, the age check, the subscription or the log-in. */
  action?: ReactNode
  /** What went wrong when it was to be opened; read out. */
  error?: string | undefined
}

/** Media behind a veil, with what lifts it. Once it is lifted the media stands in its place. */
export function LockedMedia({ picture, shape, reason, title, line, action, error }: Props) {
  return (
    <div className={style.locked} data-theme="dark">
      <div className={style.picture}>
        <Picture address={picture} shape={shape} alt="" sizes="320px" />
      </div>
      <div className={style.veil}>
        <span className={style.seal}>
          <Icon name={icons[reason]} />
        </span>
        <p className={style.title}>{title}</p>
        {line && <p className={style.line}>{line}</p>}
        {action}
        <p className={style.error} role="status">
          {error}
        </p>
      </div>
    </div>
  )
}
