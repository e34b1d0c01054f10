import { useEffect, useId, useMemo } from 'react'
import {
  type ListRef,
  selectHasMore,
  selectIsListLoading,
  selectListItems,
  selectListProgress,
} from '../../../machines/core/list/list.selectors.ts'
import type { ActorPost } from '../../../machines/live/actorPosts/actorPosts.events.ts'
import { selectPostsOf } from '../../../machines/live/actorPosts/actorPosts.selectors.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { FailedNotice } from '../FailedNotice.tsx'
import style from './ActorPosts.module.css'
import type english from './actorPosts.en.json'
import { Post } from './Post.tsx'

type Of = Pick<ActorProfile, 'id' | 'name' | 'avatar'>

const selectPosts = selectListItems<ActorPost>

/** What the performer told in the feed, the newest first; nothing where they told nothing [FEED-30]. */
export function ActorPosts({ actor }: { actor: Of }) {
  const { id: actorId } = actor
  const actorPosts = useAddress('actorPosts')
  useEffect(() => actorPosts.send({ type: 'actorPosts.wanted', actorId }), [actorPosts, actorId])
  const list = useActorState(
    'actorPosts',
    useMemo(() => selectPostsOf(actorId), [actorId]),
  )
  return list && <Posts actor={actor} list={list} />
}

function Posts({ actor, list }: { actor: Of; list: ListRef }) {
  const text = useAreaText('live')
  const id = useId()
  const progress = useSelector(list, selectListProgress)
  const posts = useSelector(list, selectPosts)
  const isLoading = useSelector(list, selectIsListLoading)
  if (progress === 'there' && posts.length === 0) return null
  return (
    <section className={style.posts} aria-labelledby={id} aria-busy={isLoading}>
      <SectionHeading id={id}>{text('actorPosts.title', { name: actor.name })}</SectionHeading>
      {progress === 'waiting' && (
        <section aria-label={text('actorPosts.loading')}>
          <Skeleton width="100%" height="18rem" />
        </section>
      )}
      {posts.length > 0 && (
        <ol className={style.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <Post post={post} actor={actor} />
            </li>
          ))}
        </ol>
      )}
      {progress === 'failed' || progress === 'moreFailed' ? (
        <Failed list={list} />
      ) : (
        <More list={list} />
      )}
    </section>
  )
}

function More({ list }: { list: ListRef }) {
  const text = useAreaText('live')
  const hasMore = useSelector(list, selectHasMore)
  const isLoading = useSelector(list, selectIsListLoading)
  return (
    hasMore && (
      <div className={style.more}>
        <Button isPending={isLoading} onPress={() => list.send({ type: 'list.moreWanted' })}>
          {text('actorPosts.more')}
        </Button>
      </div>
    )
  )
}

function Failed({ list }: { list: ListRef }) {
  const text = useAreaText('live')
  const retry = () => list.send({ type: 'list.retryRequested' })
  return (
    <FailedNotice
      words={text('actorPosts.failed')}
      retry={text('actorPosts.retry')}
      onRetry={retry}
    />
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    actorPosts: typeof english
  }
}
