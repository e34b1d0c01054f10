import { useEffect, useMemo } from 'react'
import {
  type ListRef,
  selectHasMore,
  selectIsListLoading,
  selectListItems,
  selectListProgress,
} from '../../../machines/core/list/list.selectors.ts'
import type { Album } from '../../../machines/library/album/album.events.ts'
import type { AlbumComment } from '../../../machines/library/albumComments/albumComments.events.ts'
import {
  selectCommentsList,
  selectIsCommentsOf,
} from '../../../machines/library/albumComments/albumComments.selectors.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { LongGrid } from '../../core/design/LongGrid.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import style from './Album.module.css'
import { CommentBox } from './CommentBox.tsx'

const selectComments = selectListItems<AlbumComment>

/** What guests say of an album, the newest first, and where this one writes [GAL-1 GAL-6 GAL-18]. */
export function AlbumComments({ album }: { album: Album }) {
  const text = useAreaText('library')
  const comments = useAddress('albumComments')
  const { id: albumId, commentsTotal: count } = album
  useEffect(() => {
    comments.send({ type: 'albumComments.wanted', albumId })
    return () => comments.send({ type: 'albumComments.left' })
  }, [comments, albumId])
  const isListed = useActorState(
    'albumComments',
    useMemo(() => selectIsCommentsOf(albumId), [albumId]),
  )
  const list = useActorState('albumComments', selectCommentsList)
  return (
    <section className={style.comments} aria-labelledby="album-comments">
      <SectionHeading id="album-comments">{text('album.comments', { count })}</SectionHeading>
      <CommentBox album={album} />
      {isListed ? <Listed list={list} /> : <Skeleton width="100%" height="8rem" />}
    </section>
  )
}

function Listed({ list }: { list: ListRef }) {
  const text = useAreaText('library')
  const progress = useSelector(list, selectListProgress)
  const comments = useSelector(list, selectComments)
  const hasMore = useSelector(list, selectHasMore)
  const isLoading = useSelector(list, selectIsListLoading)
  if (progress === 'waiting') return <Skeleton width="100%" height="8rem" />
  const retry = (
    <Button icon="reload" onPress={() => list.send({ type: 'list.retryRequested' })}>
      {text('album.retry')}
    </Button>
  )
  if (progress === 'failed') {
    return (
      <ErrorState title={text('album.comments.failed.title')} action={retry}>
        {text('album.comments.failed')}
      </ErrorState>
    )
  }
  if (comments.length === 0) return <p className={style.quiet}>{text('album.comments.none')}</p>
  return (
    <div className={style.listed} aria-busy={isLoading}>
      <LongGrid
        of="rows"
        label={text('album.comments.list')}
        items={comments}
        draw={drawComment}
        owner={list}
      />
      {progress === 'moreFailed' && (
        <div role="alert" className={style.more}>
          <p>{text('album.comments.failed')}</p>
          {retry}
        </div>
      )}
      {hasMore && progress !== 'moreFailed' && (
        <div className={style.more}>
          <Button isPending={isLoading} onPress={() => list.send({ type: 'list.moreWanted' })}>
            {text('album.comments.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

const drawComment = (comment: AlbumComment) => <Comment comment={comment} />

/** Text as it was written: markup in it is seen, not obeyed. */
function Comment({
  comment: { guestName, text: said, createdAt, isOwn },
}: {
  comment: AlbumComment
}) {
  const text = useAreaText('library')
  const locale = useLocale()
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(createdAt)
  return (
    <article className={style.comment}>
      <Avatar id={guestName} name={guestName} size="small" />
      <div className={style.words}>
        <p className={style.who}>
          <strong>{guestName}</strong>
          {isOwn && <Badge>{text('album.comments.own')}</Badge>}
          <span className={style.quiet}>{when}</span>
        </p>
        <p className={style.text}>{said}</p>
      </div>
    </article>
  )
}
