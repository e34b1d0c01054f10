import { useEffect, useMemo } from 'react'
import {
  selectHaveActorVideosFailed,
  selectVideosOf,
} from '../../../machines/library/actorVideos/actorVideos.selectors.ts'
import type { SuggestedVideo } from '../../../machines/library/video/video.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { MediaTileSkeleton } from '../../core/design/MediaTileSkeleton.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import page from '../albumList/AlbumList.module.css'
import style from './ActorVideos.module.css'
import type english from './actorVideos.en.json'

interface Props {
  actorId: string
  name: string
}

const awaited = [0, 1, 2, 3]

/** The video that a performer shows before all, and those that are bought most [VID-26 VID-27]. */
export function ActorVideos({ actorId, name }: Props) {
  const text = useAreaText('library')
  const actorVideos = useAddress('actorVideos')
  useEffect(() => {
    actorVideos.send({ type: 'actorVideos.wanted', actorId })
    return () => actorVideos.send({ type: 'actorVideos.left' })
  }, [actorVideos, actorId])
  const videos = useActorState(
    'actorVideos',
    useMemo(() => selectVideosOf(actorId), [actorId]),
  )
  const hasFailed = useActorState('actorVideos', selectHaveActorVideosFailed)
  if (hasFailed && !videos) {
    const retry = (
      <Button
        icon="reload"
        onPress={() => actorVideos.send({ type: 'actorVideos.retryRequested' })}
      >
        {text('album.retry')}
      </Button>
    )
    return (
      <ErrorState title={text('actorVideos.failed.title')} action={retry}>
        {text('actorVideos.failed')}
      </ErrorState>
    )
  }
  if (!videos) {
    return (
      <section className={page.awaited} aria-busy="true" aria-label={text('actorVideos.loading')}>
        {awaited.map((at) => (
          <MediaTileSkeleton key={at} shape="cover" />
        ))}
      </section>
    )
  }
  const { promoted, top } = videos
  if (!promoted && top.length === 0) {
    return (
      <EmptyState icon="video" title={text('actorVideos.none.title')}>
        {text('actorVideos.none', { name })}
      </EmptyState>
    )
  }
  return (
    <>
      {promoted && (
        <section className={page.results} aria-labelledby="promoted-video">
          <SectionHeading id="promoted-video">
            {text('actorVideos.promoted', { name })}
          </SectionHeading>
          <div className={style.promoted}>
            <Tile video={promoted} isFirst />
          </div>
        </section>
      )}
      {top.length > 0 && (
        <section className={page.results} aria-labelledby="top-videos">
          <SectionHeading id="top-videos">{text('actorVideos.top', { name })}</SectionHeading>
          <Grid of="covers" label={text('actorVideos.top', { name })}>
            {top.map((video) => (
              <GridItem key={video.id}>
                <Tile video={video} />
              </GridItem>
            ))}
          </Grid>
        </section>
      )}
    </>
  )
}

function Tile({ video, isFirst = false }: { video: SuggestedVideo; isFirst?: boolean }) {
  const href = useHref()
  const { duration, id, previewImages, title } = video
  return (
    <MediaTile
      href={href({ name: 'video', params: { videoId: id } })}
      name={title}
      picture={previewImages[0] ?? ''}
      shape="cover"
      isFirst={isFirst}
      line={clockTime(duration)}
    />
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    actorVideos: typeof english
  }
}
