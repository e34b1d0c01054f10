import { heldBy } from '../../../machines/library/media.ts'
import type { Video } from '../../../machines/library/video/video.events.ts'
import { selectOpinionProgress } from '../../../machines/library/video/video.selectors.ts'
import { useLock } from '../../account/gate/useLock.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { ChipLink, ChipRow } from '../../core/design/Chip.tsx'
import { Link } from '../../core/design/Link.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { Notice } from '../../core/design/Notice.tsx'
import { Reaction, Reactions } from '../../core/design/social/Reactions.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { MediumTerms } from '../MediumTerms.tsx'
import { OpenMedium } from '../OpenMedium.tsx'
import style from './Video.module.css'

/** What a video is called, whose it is, what it costs and what guests think of it [VID-5 to VID-9]. */
export function VideoHead({ video }: { video: Video }) {
  const text = useAreaText('library')
  const locale = useLocale()
  const href = useHref()
  const { ageRating, duration, model, releasedAt, tags, title, vip, views } = video
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(releasedAt)
  return (
    <header className={style.head}>
      <h1 className={style.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={style.facts}>
        <Badge tone="quiet">{text('album.from', { age: ageRating })}</Badge>
        <span>{clockTime(duration)}</span>
        <span>{text('video.views', { count: views })}</span>
        <span>{date}</span>
      </p>
      <p className={style.of}>
        <Avatar
          id={model.id}
          name={model.name}
          picture={`${model.picture}/w320.webp`}
          size="small"
          {...(model.isOnline && { isOnline: true })}
        />
        <Link look="plain" href={href({ name: 'actor', params: { actorName: model.link } })}>
          {model.name}
        </Link>
      </p>
      {heldBy(video) ? (
        <p className={style.of}>
          <MediumTerms medium={video} isOfVips={vip} size="large" />
        </p>
      ) : (
        <OpenMedium kind="video" medium={video} isOfVips={vip} />
      )}
      <div className={style.of}>
        <Opinion video={video} />
        <Share videoId={video.id} />
      </div>
      {tags.length > 0 && (
        <ChipRow label={text('video.tags')}>
          {tags.map(({ id, label }) => (
            <ChipLink key={id} href={`${href({ name: 'videosAll', params: {} })}?tags=${id}`}>
              {label}
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </header>
  )
}

/** The thumbs, each with how many guests gave it; visitors log in first [VID-24]. */
function Opinion({ video }: { video: Video }) {
  const text = useAreaText('library')
  const gate = useAddress('gate')
  const progress = useActorState('video', selectOpinionProgress)
  const { id, title, guestInfo, rating } = video
  const like = (isLiked: boolean) =>
    ({ type: 'likeVideo', params: { targetId: id, options: { isLiked } } }) as const
  const { isRefused } = useLock(like(true))
  const press = (isLiked: boolean) => {
    if (progress !== 'sent') gate.send({ type: 'gate.actionRequested', action: like(isLiked) })
  }
  return (
    <>
      <Reactions label={text('album.opinion', { title })}>
        <Reaction
          icon="thumbUp"
          label={text('album.like', { count: rating.likes })}
          figure={String(rating.likes)}
          isOn={guestInfo.liked === true}
          isDisabled={isRefused}
          onPress={() => press(true)}
        />
        <Reaction
          icon="thumbDown"
          label={text('album.dislike', { count: rating.dislikes })}
          figure={String(rating.dislikes)}
          isOn={guestInfo.liked === false}
          isDisabled={isRefused}
          onPress={() => press(false)}
        />
      </Reactions>
      {progress === 'failed' && (
        <Notice tone="bad" role="alert">
          {text('album.rate.failed')}
        </Notice>
      )}
    </>
  )
}

/** By e-mail [REQ-3]. */
function Share({ videoId }: { videoId: string }) {
  const text = useAreaText('library')
  const videoShare = useAddress('videoShare')
  return (
    <Button
      icon="share"
      look="quiet"
      onPress={() => videoShare.send({ type: 'videoShare.openRequested', videoId })}
    >
      {text('video.share')}
    </Button>
  )
}
