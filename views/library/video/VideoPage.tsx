import type { Video } from '../../../machines/library/video/video.events.ts'
import {
  selectSuggestions,
  selectVideo,
  selectVideoProgress,
} from '../../../machines/library/video/video.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { MediaLine } from '../../core/design/MediaLine.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './Video.module.css'
import { VideoHead } from './VideoHead.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'
import type english from './video.en.json'

/** A video: its player, what it costs, what guests think of it, and others of the same performer. */
export function Page() {
  return (
    <>
      <Breadcrumbs />
      <Contents />
    </>
  )
}

function Contents() {
  const text = useAreaText('library')
  const videoActor = useAddress('video')
  const href = useHref()
  const video = useActorState('video', selectVideo)
  const progress = useActorState('video', selectVideoProgress)
  if (progress === 'gone') {
    const title = text('video.gone.title')
    return (
      <>
        <PageHead title={title} description={title} isUnlisted />
        <EmptyState
          icon="video"
          title={title}
          action={
            <ButtonLink href={href({ name: 'videosAll', params: {} })}>
              {text('video.toAll')}
            </ButtonLink>
          }
        >
          {text('video.gone')}
        </EmptyState>
      </>
    )
  }
  if (progress === 'failed' && !video) {
    return (
      <>
        <PageHead title={text('video.page')} description={text('video.page')} />
        <ErrorState
          title={text('video.failed.title')}
          action={
            <Button icon="reload" onPress={() => videoActor.send({ type: 'video.retryRequested' })}>
              {text('album.retry')}
            </Button>
          }
        >
          {text('video.failed')}
        </ErrorState>
      </>
    )
  }
  if (!video) {
    return (
      <section className={style.page} aria-busy="true" aria-label={text('video.loading')}>
        <PageHead title={text('video.page')} description={text('video.page')} />
        <div className={style.main}>
          <div className={style.awaited}>
            <Skeleton width="100%" height="100%" />
          </div>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton width="40%" height="1.5rem" />
        </div>
      </section>
    )
  }
  const { title, model } = video
  return (
    <div className={style.page}>
      <PageHead
        title={text('video.title', { title })}
        description={text('video.lead', { title, name: model.name })}
      />
      <div className={style.main}>
        <VideoPlayer video={video} />
        <VideoHead video={video} />
      </div>
      <Suggestions video={video} />
    </div>
  )
}

/** Other videos of the performer; nothing stands there without them. */
function Suggestions({ video: { model } }: { video: Video }) {
  const text = useAreaText('library')
  const href = useHref()
  const suggestions = useActorState('video', selectSuggestions)
  if (!suggestions || suggestions.length === 0) return null
  return (
    <aside className={style.suggestions} aria-labelledby="video-suggestions">
      <SectionHeading id="video-suggestions">
        {text('video.more', { name: model.name })}
      </SectionHeading>
      <ul className={style.lines}>
        {suggestions.map(({ id, title, duration, previewImages }) => (
          <li key={id}>
            <MediaLine
              href={href({ name: 'video', params: { videoId: id } })}
              name={title}
              picture={previewImages[0] ?? ''}
              shape="cover"
              line={clockTime(duration)}
            />
          </li>
        ))}
      </ul>
    </aside>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    video: typeof english
  }
}
