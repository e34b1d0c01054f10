import { Avatar } from '../../core/design/Avatar.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { faceAddress } from '../../core/design/picture.ts'
import style from './NotificationFace.module.css'

/** The performer whom a notification is about, or a bell; the words beside it say who. */
export function NotificationFace({ actorId }: { actorId: string | undefined }) {
  if (actorId !== undefined) return <Avatar id={actorId} name="" picture={faceAddress(actorId)} />
  return (
    <span className={style.bell}>
      <Icon name="bell" />
    </span>
  )
}
