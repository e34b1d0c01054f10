import { type ListRef, selectListItems } from '../../../machines/core/list/list.selectors.ts'
import { selectAreCollectionsShown } from '../../../machines/library/collections/collections.selectors.ts'
import type { ListedVideo } from '../../../machines/library/videoList/videoList.events.ts'
import {
  selectIsUnmapped,
  selectMustLogIn,
  selectVideoQuery,
  selectVideosList,
} from '../../../machines/library/videoList/videoList.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { LongGrid } from '../../core/design/LongGrid.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { Collections } from '../collections/Collections.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import style from './VideoList.module.css'
import { VideosToolbar } from './VideosToolbar.tsx'
import { VideoTags } from './VideoTags.tsx'
import { VideoTile } from './VideoTile.tsx'
import type english from './videoList.en.json'
import { categoryWords } from './videoWords.ts'

const selectVideos = selectListItems<ListedVideo>
/** So many pictures lie in the first rows: they are not waited with. */
const firstCount = 4

/** Videos of a category, or the collections that stand among all videos. */
export function Page() {
  const areCollections = useActorState('collections', selectAreCollectionsShown)
  return areCollections ? <Collections /> : <OfCategory />
}

/** Videos of one of eight categories, all or some of them, in an order [VID-2]. */
function OfCategory() {
  const text = useAreaText('library')
  const list = useActorState('videoList', selectVideosList)
  const { category } = useActorState('videoList', selectVideoQuery)
  const mustLogIn = useActorState('videoList', selectMustLogIn)
  const isUnmapped = useActorState('videoList', selectIsUnmapped)
  const words = categoryWords[category]
  const title = text(words.title)
  const lead = text(words.lead)
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead key={category} title={title} description={lead} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={style.lead}>{lead}</p>
        </header>
        <CategoryTabs current={category} />
        {isUnmapped && <NoSuchList />}
        {mustLogIn && <Closed />}
        {!(isUnmapped || mustLogIn) && (
          <>
            <VideosToolbar />
            <Tags list={list} />
            <div data-scroll-target="view">
              <Videos key={list.sessionId} list={list} title={title} />
            </div>
          </>
        )}
      </div>
    </>
  )
}

/** Videos with a tag know what it is called. */
function Tags({ list }: { list: ListRef }) {
  const [first] = useSelector(list, selectVideos)
  return <VideoTags known={first?.tags ?? []} />
}

/** The address is wrong, or old. */
function NoSuchList() {
  const text = useAreaText('library')
  const href = useHref()
  return (
    <EmptyState
      icon="video"
      title={text('videoList.unmapped.title')}
      action={
        <ButtonLink look="primary" href={href({ name: 'videosAll', params: {} })}>
          {text('videoList.category.allVideos')}
        </ButtonLink>
      }
    >
      {text('videoList.unmapped')}
    </EmptyState>
  )
}

function Closed() {
  const text = useAreaText('library')
  const login = useAddress('login')
  return (
    <EmptyState
      icon="lock"
      title={text('videoList.bought.visitor.title')}
      action={
        <Button
          look="primary"
          onPress={() => login.send({ type: 'login.openRequested', mode: 'login' })}
        >
          {text('videoList.login')}
        </Button>
      }
    >
      {text('videoList.bought.visitor')}
    </EmptyState>
  )
}

function Videos({ list, title }: { list: ListRef; title: string }) {
  const text = useAreaText('library')
  const videos = useSelector(list, selectVideos)
  return (
    <ListFrame list={list} shape="cover" waiting={text('videoList.loading')} empty={<NoVideos />}>
      <VisuallyHidden>
        <p>{text('videoList.scrub')}</p>
      </VisuallyHidden>
      <LongGrid of="covers" label={title} items={videos} draw={drawVideo} owner={list} />
    </ListFrame>
  )
}

/** Nothing fits, or the guest has bought nothing. */
function NoVideos() {
  const text = useAreaText('library')
  const href = useHref()
  const videoList = useAddress('videoList')
  const { category, choice } = useActorState('videoList', selectVideoQuery)
  if (category === 'boughtVideos' && Object.keys(choice).length === 0) {
    return (
      <EmptyState
        icon="video"
        title={text('videoList.bought.none.title')}
        action={
          <ButtonLink look="primary" href={href({ name: 'videosAll', params: {} })}>
            {text('videoList.title.allVideos')}
          </ButtonLink>
        }
      >
        {text('videoList.bought.none')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="video"
      title={text('videoList.empty.title')}
      action={
        <Button onPress={() => videoList.send({ type: 'videoList.chosen', choice: {} })}>
          {text('videoList.all')}
        </Button>
      }
    >
      {text('videoList.empty')}
    </EmptyState>
  )
}

const drawVideo = (video: ListedVideo, at: number) => (
  <VideoTile video={video} isFirst={at < firstCount} />
)

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    videoList: typeof english
  }
}
