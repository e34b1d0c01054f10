import { Avatar } from '../../core/design/Avatar.tsx'
import { classes } from '../../core/design/classes.ts'
import style from './ActorFace.module.css'

interface Props {
  actorId: string
  name: string
  pictureUrl: string
  isOnline?: boolean
  size?: 'small' | 'medium' | 'large'
}

/** A performer's picture, with a light while they are online; words beside it say so too. */
export function ActorFace({ actorId, name, pictureUrl, isOnline = false, size = 'medium' }: Props) {
  return (
    <span className={classes(style.face, style[size])}>
      <Avatar id={actorId} name={name} picture={pictureUrl} />
      {isOnline && <span className={style.light} />}
    </span>
  )
}
