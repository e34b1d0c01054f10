import type { VideoStar } from '../../../machines/library/videoStars/videoStars.events.ts'
import {
  selectHaveStarsFailed,
  selectVideoStars,
} from '../../../machines/library/videoStars/videoStars.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { PerformerLine } from '../../core/design/live/PerformerLine.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import page from '../albumList/AlbumList.module.css'
import { CategoryTabs } from '../videoList/CategoryTabs.tsx'
import style from './VideoStars.module.css'
import type english from './videoStars.en.json'

const awaited = Array.from({ length: 8 }, (_, at) => at)
/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 6

/** The performers whose videos guests like most; each leads to their videos [VID-4]. */
export function Page() {
  const text = useAreaText('library')
  return (
    <>
      <Breadcrumbs />
      <div className={page.page}>
        <PageHead title={text('videoStars.title')} description={text('videoStars.lead')} />
        <header className={page.head}>
          <h1 className={page.title} tabIndex={-1}>
            {text('videoStars.title')}
          </h1>
          <p className={page.lead}>{text('videoStars.lead')}</p>
        </header>
        <CategoryTabs current="stars" />
        <Stars />
      </div>
    </>
  )
}

function Stars() {
  const text = useAreaText('library')
  const actor = useAddress('videoStars')
  const stars = useActorState('videoStars', selectVideoStars)
  const hasFailed = useActorState('videoStars', selectHaveStarsFailed)
  if (hasFailed && !stars) {
    const retry = (
      <Button icon="reload" onPress={() => actor.send({ type: 'videoStars.retryRequested' })}>
        {text('album.retry')}
      </Button>
    )
    return (
      <ErrorState title={text('videoStars.failed.title')} action={retry}>
        {text('videoStars.failed')}
      </ErrorState>
    )
  }
  if (!stars) {
    return (
      <section className={style.awaited} aria-busy="true" aria-label={text('videoStars.loading')}>
        {awaited.map((at) => (
          <Skeleton key={at} width="100%" height="6rem" />
        ))}
      </section>
    )
  }
  if (stars.length === 0) {
    return (
      <EmptyState icon="star" title={text('videoStars.none.title')}>
        {text('videoStars.none')}
      </EmptyState>
    )
  }
  return (
    <ol className={style.stars} aria-label={text('videoStars.title')}>
      {stars.map((star, at) => (
        <li key={star.id} className={style.star} data-best={star.place <= 3 || undefined}>
          <Star star={star} isFirst={at < firstCount} />
        </li>
      ))}
    </ol>
  )
}

function Star({ star, isFirst }: { star: VideoStar; isFirst: boolean }) {
  const text = useAreaText('library')
  const href = useHref()
  const { isOnline, likes, link, name, picture, place, videoCount } = star
  return (
    <PerformerLine
      href={href({ name: 'actorVideos', params: { actorName: link } })}
      name={name}
      picture={picture}
      isFirst={isFirst}
      isAway={!isOnline}
      line={text('videoStars.videos', { count: videoCount })}
      badges={
        <Badge tone={isOnline ? 'live' : 'dusk'}>
          {text(isOnline ? 'videoStars.live' : 'videoStars.offline')}
        </Badge>
      }
      before={
        <span className={style.place} aria-hidden="true">
          {place}
        </span>
      }
    >
      <span className={page.shown}>{text('videoStars.likes', { count: likes })}</span>
    </PerformerLine>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    videoStars: typeof english
  }
}
