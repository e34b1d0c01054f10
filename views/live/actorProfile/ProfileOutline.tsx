import { ProfileHeader } from '../../core/design/live/ProfileHeader.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import style from './ActorProfile.module.css'

interface Props {
  name: string
  /** Address of the portrait, without its size. */
  picture: string
  /** What they say of themselves. */
  about: string
}

/** A profile of which only some of the record is known: what the document shows of it first. */
export function ProfileOutline({ name, picture, about }: Props) {
  return (
    <div className={style.page}>
      <ProfileHeader
        name={name}
        picture={picture}
        badges={<Skeleton width="3.5rem" height="1.5rem" />}
        rating={<Skeleton width="80%" />}
        actions={
          <>
            <Skeleton width="18rem" height="2.75rem" />
            <Skeleton width="10rem" height="2.25rem" />
            <Skeleton width="9rem" height="2.25rem" />
          </>
        }
      />
      <Skeleton width="100%" height="2.75rem" />
      <div className={style.section}>
        <p className={style.about}>{about}</p>
      </div>
    </div>
  )
}
