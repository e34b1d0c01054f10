import { useEffect } from 'react'
import { type ListRef, selectListItems } from '../../../machines/core/list/list.selectors.ts'
import {
  selectActorHighlights,
  selectActorVideosList,
  selectHaveHighlightsFailed,
} from '../../../machines/library/actorVideos/actorVideos.selectors.ts'
import type { ListedVideo } from '../../../machines/library/videoList/videoList.events.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { selectCategories } from '../../../machines/shell/categories/categories.selectors.ts'
import { selectShownRoute } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ChipLink, ChipRow } from '../../core/design/Chip.tsx'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { LongGrid } from '../../core/design/LongGrid.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { ListFrame } from '../ListFrame.tsx'
import style from '../videoList/VideoList.module.css'
import { VideoTile } from '../videoList/VideoTile.tsx'
import type englishList from '../videoList/videoList.en.json'
import type english from './actorVideos.en.json'

/** In an address: videos of whatever group. */
const anyGroup = 'all'
const selectVideos = selectListItems<ListedVideo>
const shownTop = 4
const none: readonly never[] = []

/** A performer's videos: all of them, the classics, or those of a tag group [TAG-1 VID-26 VID-27]. */
export function ActorVideos({ actor }: { actor: ActorProfile }) {
  const actorVideos = useAddress('actorVideos')
  const route = useActorState('navigation', selectShownRoute)
  const list = useActorState('actorVideos', selectActorVideosList)
  const isClassic = route?.name === 'actorVideosClassic'
  const group = route?.name === 'actorVideosByTag' ? route.params.tagGroup : undefined
  const { id: actorId, name } = actor
  useEffect(() => {
    const tagGroup = group === anyGroup ? undefined : group
    actorVideos.send({
      type: 'actorVideos.wanted',
      actorId,
      isClassic,
      ...(tagGroup !== undefined && { tagGroup }),
    })
  }, [actorVideos, actorId, isClassic, group])
  return (
    <div className={style.page}>
      {route?.name === 'actorVideos' && <Highlights />}
      {group !== undefined && <Groups actor={actor} current={group} />}
      <Videos key={list.sessionId} list={list} name={name} actor={actor} />
    </div>
  )
}

/** The promoted video and those that sell best, above all others. */
function Highlights() {
  const text = useAreaText('library')
  const highlights = useActorState('actorVideos', selectActorHighlights)
  const haveFailed = useActorState('actorVideos', selectHaveHighlightsFailed)
  if (haveFailed) return <HighlightsFailed />
  if (!highlights) return null
  const { promoted, top } = highlights
  const others = top.filter(({ id }) => id !== promoted?.id)
  const shown = [...(promoted ? [promoted] : []), ...others].slice(0, shownTop)
  if (shown.length === 0) return null
  return (
    <section className={style.listed} aria-labelledby="top-videos">
      <SectionHeading id="top-videos">{text('actorVideos.top')}</SectionHeading>
      <Grid of="covers" label={text('actorVideos.top')}>
        {shown.map((video) => (
          <GridItem key={video.id}>
            <VideoTile video={video} isPromoted={video.id === promoted?.id} />
          </GridItem>
        ))}
      </Grid>
    </section>
  )
}

function HighlightsFailed() {
  const text = useAreaText('library')
  const actorVideos = useAddress('actorVideos')
  return (
    <p role="alert" className={style.found}>
      {text('actorVideos.top.failed')}{' '}
      <Button
        size="small"
        icon="reload"
        onPress={() => actorVideos.send({ type: 'actorVideos.retryRequested' })}
      >
        {text('album.retry')}
      </Button>
    </p>
  )
}

/** The tag groups of the performer, each at its address. */
function Groups({ actor, current }: { actor: ActorProfile; current: string }) {
  const text = useAreaText('library')
  const href = useHref()
  const address = useAddress('categories')
  const known = useStateOfLater('categories', selectCategories, none)
  useEffect(() => address.send({ type: 'categories.wanted' }), [address])
  const titleOf = (group: string) =>
    known.find(({ slug }) => slug === group)?.title ?? group.replaceAll('-', ' ')
  const way = (tagGroup: string) =>
    href({ name: 'actorVideosByTag', params: { actorName: actor.name, tagGroup } })
  return (
    <ChipRow label={text('actorVideos.groups')}>
      <ChipLink href={way(anyGroup)} isCurrent={current === anyGroup}>
        {text('actorVideos.anyGroup')}
      </ChipLink>
      {actor.categories.map((group) => (
        <ChipLink key={group} icon="tag" href={way(group)} isCurrent={current === group}>
          {titleOf(group)}
        </ChipLink>
      ))}
    </ChipRow>
  )
}

function Videos({ list, name, actor }: { list: ListRef; name: string; actor: ActorProfile }) {
  const text = useAreaText('library')
  const href = useHref()
  const videos = useSelector(list, selectVideos)
  const title = text('actorVideos.title', { name })
  return (
    <section className={style.listed} aria-labelledby="actor-videos">
      <SectionHeading id="actor-videos">{title}</SectionHeading>
      <ListFrame
        list={list}
        shape="cover"
        waiting={text('videoList.loading')}
        empty={
          <EmptyState
            icon="video"
            title={text('actorVideos.none.title')}
            action={
              <ButtonLink href={href({ name: 'actorVideos', params: { actorName: actor.name } })}>
                {title}
              </ButtonLink>
            }
          >
            {text('actorVideos.none', { name })}
          </EmptyState>
        }
      >
        <LongGrid of="covers" label={title} items={videos} draw={drawVideo} owner={list} />
      </ListFrame>
    </section>
  )
}

const drawVideo = (video: ListedVideo) => <VideoTile video={video} />

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    actorVideos: typeof english
    videoList: typeof englishList
  }
}
