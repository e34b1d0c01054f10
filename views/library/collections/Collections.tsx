import { useId } from 'react'
import { type ListRef, selectListItems } from '../../../machines/core/list/list.selectors.ts'
import type { ListedCollection } from '../../../machines/library/collections/collections.events.ts'
import {
  selectCollectionsList,
  selectCollectionVideos,
  selectOpenedCollection,
  selectOpenedId,
  selectOpening,
} from '../../../machines/library/collections/collections.selectors.ts'
import type { ListedVideo } from '../../../machines/library/videoList/videoList.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { LongGrid } from '../../core/design/LongGrid.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { CategoryTabs } from '../videoList/CategoryTabs.tsx'
import page from '../videoList/VideoList.module.css'
import { VideoTile } from '../videoList/VideoTile.tsx'
import style from './Collections.module.css'
import type english from './collections.en.json'
import { useCollectionHref } from './useCollectionHref.ts'

const selectCollections = selectListItems<ListedCollection>
const selectVideos = selectListItems<ListedVideo>
/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 4

/** The collections of videos, or one of them with all that it has [QRY-3]. */
export function Collections() {
  const text = useAreaText('library')
  const openedId = useActorState('collections', selectOpenedId)
  const opened = useActorState('collections', selectOpenedCollection)
  const list = useActorState('collections', selectCollectionsList)
  const listed = useSelector(list, selectCollections).find(({ id }) => id === openedId)
  const { title, about } = opened ??
    listed ?? { title: text('collections.title'), about: text('collections.about') }
  return (
    <>
      <Breadcrumbs />
      <div className={page.page} data-scroll-target="view">
        <PageHead key={openedId} title={title} description={about} />
        <header className={page.head}>
          <h1 className={page.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={page.lead}>{about}</p>
        </header>
        <CategoryTabs current="collections" />
        {openedId === null ? <All /> : <Opened key={`videos of ${openedId}`} title={title} />}
      </div>
    </>
  )
}

function All() {
  const text = useAreaText('library')
  const list = useActorState('collections', selectCollectionsList)
  const collections = useSelector(list, selectCollections)
  const none = (
    <EmptyState icon="video" title={text('collections.empty.title')}>
      {text('collections.empty')}
    </EmptyState>
  )
  return (
    <ListFrame list={list} shape="cover" waiting={text('collections.loading')} empty={none}>
      <ul className={style.collections} aria-label={text('collections.title')}>
        {collections.map((collection, at) => (
          <li key={collection.id}>
            <FirstOf collection={collection} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

/** What a collection is called, the first of its videos, and the way to all of them. */
function FirstOf({ collection, isFirst }: { collection: ListedCollection; isFirst: boolean }) {
  const text = useAreaText('library')
  const href = useCollectionHref()
  const heading = useId()
  const { id, title, about, total, videos } = collection
  return (
    <section className={style.collection} aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        all={{ href: href(id), words: text('collections.all', { count: total }) }}
      >
        {title}
      </SectionHeading>
      <p className={style.about}>{about}</p>
      <ul className={style.videos} aria-labelledby={heading}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoTile video={video} isFirst={isFirst} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One of them; while it is not known what it is called its videos may be there already. */
function Opened({ title }: { title: string }) {
  const text = useAreaText('library')
  const actor = useAddress('collections')
  const opening = useActorState('collections', selectOpening)
  const videos = useActorState('collections', selectCollectionVideos)
  if (opening === 'gone') {
    return (
      <EmptyState
        icon="video"
        title={text('collections.gone.title')}
        action={<Back look="primary" />}
      >
        {text('collections.gone')}
      </EmptyState>
    )
  }
  if (opening === 'failed') {
    const retry = (
      <Button icon="reload" onPress={() => actor.send({ type: 'collections.retryRequested' })}>
        {text('album.retry')}
      </Button>
    )
    return (
      <ErrorState title={text('collections.failed.title')} action={retry}>
        {text('collections.failed')}
      </ErrorState>
    )
  }
  return (
    <>
      <div className={style.back}>
        <Back look="quiet" />
      </div>
      <Videos key={videos.sessionId} list={videos} title={title} />
    </>
  )
}

function Back({ look }: { look: 'primary' | 'quiet' }) {
  const text = useAreaText('library')
  const href = useCollectionHref()
  return (
    <ButtonLink look={look} icon="chevronLeft" href={href()}>
      {text('collections.back')}
    </ButtonLink>
  )
}

function Videos({ list, title }: { list: ListRef; title: string }) {
  const text = useAreaText('library')
  const videos = useSelector(list, selectVideos)
  const none = (
    <EmptyState icon="video" title={text('collections.none.title')}>
      {text('collections.none')}
    </EmptyState>
  )
  return (
    <ListFrame list={list} shape="cover" waiting={text('collections.loading')} empty={none}>
      <LongGrid of="covers" label={title} items={videos} draw={drawVideo} owner={list} />
    </ListFrame>
  )
}

const drawVideo = (video: ListedVideo, at: number) => (
  <VideoTile video={video} isFirst={at < firstCount} />
)

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    collections: typeof english
  }
}
