import type { Album } from '../../../machines/library/album/album.events.ts'
import { selectIsOpinionSent } from '../../../machines/library/album/album.selectors.ts'
import { PinHeart } from '../../account/favourites/PinHeart.tsx'
import { useLock } from '../../account/gate/useLock.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Link } from '../../core/design/Link.tsx'
import { Reaction, Reactions } from '../../core/design/social/Reactions.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { MediumTerms } from '../MediumTerms.tsx'
import { OpenMedium } from '../OpenMedium.tsx'
import style from './Album.module.css'

/** What an album is called, whose it is, what it costs and what guests think of it [GAL-4 GAL-5]. */
export function AlbumHead({ album }: { album: Album }) {
  const text = useAreaText('library')
  const locale = useLocale()
  const href = useHref()
  const { model, releasedAt, title, albumTotalViews: views, ageRating, pictureCount } = album
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(releasedAt)
  return (
    <header className={style.head}>
      <div className={style.about}>
        <h1 className={style.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={style.of}>
          <Avatar
            id={model.id}
            name={model.name}
            picture={`${model.picture}/w320.webp`}
            size="small"
          />
          <span>
            <Link href={href({ name: 'actor', params: { actorName: model.link } })}>
              {model.name}
            </Link>
            <span
              className={style.quiet}
            >{` · ${text('album.count', { count: pictureCount })}`}</span>
          </span>
        </p>
        <p className={style.facts}>
          <Badge tone="quiet">{text('album.from', { age: ageRating })}</Badge>
          <span>{text('album.views', { count: views })}</span>
          <span>{date}</span>
        </p>
        <div className={style.opinions}>
          <Likes album={album} />
          <PinHeart kind="album" of={album} title={title} />
        </div>
      </div>
      {album.isOpen ? (
        <p className={style.terms}>
          <MediumTerms medium={album} isOfVips={album.isVipContent} size="large" />
        </p>
      ) : (
        <OpenMedium kind="album" medium={album} isOfVips={album.isVipContent} />
      )}
    </header>
  )
}

/** The thumbs, each with how many guests gave it; visitors log in first [GAL-26]. */
function Likes({ album }: { album: Album }) {
  const text = useAreaText('library')
  const gate = useAddress('gate')
  const isSent = useActorState('album', selectIsOpinionSent)
  const like = (isLiked: boolean) =>
    ({ type: 'likeAlbum', params: { targetId: album.id, options: { isLiked } } }) as const
  const { isRefused } = useLock(like(true))
  const { guestRatingLikes: likes, guestRatingDislikes: dislikes } = album
  const press = (isLiked: boolean) => {
    if (!isSent) gate.send({ type: 'gate.actionRequested', action: like(isLiked) })
  }
  return (
    <Reactions label={text('album.opinion', { title: album.title })}>
      <Reaction
        icon="thumbUp"
        label={text('album.like', { count: likes })}
        figure={String(likes)}
        isOn={album.isLiked}
        isDisabled={isRefused}
        onPress={() => press(true)}
      />
      <Reaction
        icon="thumbDown"
        label={text('album.dislike', { count: dislikes })}
        figure={String(dislikes)}
        isOn={album.isDisliked}
        isDisabled={isRefused}
        onPress={() => press(false)}
      />
    </Reactions>
  )
}
