import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import type { Album } from '../../../machines/library/album/album.events.ts'
import { longestComment } from '../../../machines/library/albumComments/albumComments.events.ts'
import {
  selectCommentDraft,
  selectCommentProgress,
  selectCommentRefusal,
  selectCommentRoom,
} from '../../../machines/library/albumComments/albumComments.selectors.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { CommentForm } from '../../core/design/social/Comments.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './Album.module.css'

const refusalWords = {
  blocked: 'album.comment.blocked',
  alreadyCommented: 'album.comment.once',
  empty: 'album.comment.empty',
  tooLong: 'album.comment.tooLong',
  gone: 'album.gone',
  unknown: 'album.comment.refused',
} as const

/** Where a guest writes one comment; in its place, why they may not [GAL-9 GAL-13]. */
export function CommentBox({ album }: { album: Album }) {
  const text = useAreaText('library')
  const href = useHref()
  const { isLoggedIn, isBlockedForComments } = useActorState('guest', selectGuest)
  if (!isLoggedIn) {
    const params = { actorName: album.model.link, albumId: album.id }
    const targetUrl = href({ name: 'actorAlbum', params })
    return (
      <GatedButton action={{ type: 'comment', params: { targetUrl } }} icon="comment" size="small">
        {text('album.comment.write')}
      </GatedButton>
    )
  }
  if (isBlockedForComments) return <Notice>{text('album.comment.blocked')}</Notice>
  if (!album.isGuestAllowedToCommentAlbum) return <Notice>{text('album.comment.once')}</Notice>
  return <Form />
}

function Form() {
  const text = useAreaText('library')
  const comments = useAddress('albumComments')
  const draft = useActorState('albumComments', selectCommentDraft)
  const room = useActorState('albumComments', selectCommentRoom)
  const refusal = useActorState('albumComments', selectCommentRefusal)
  const progress = useActorState('albumComments', selectCommentProgress)
  const refused = refusal && text(refusalWords[refusal], { most: longestComment, over: -room })
  const error = progress === 'failed' ? text('album.comment.lost') : refused
  return (
    <div className={style.form}>
      <CommentForm
        label={text('album.comment')}
        value={draft}
        onChange={(value) => {
          if (progress !== 'posting') {
            comments.send({ type: 'albumComments.draftChanged', text: value })
          }
        }}
        onSubmit={() => comments.send({ type: 'albumComments.postRequested' })}
        submit={text(progress === 'failed' ? 'album.retry' : 'album.comment.send')}
        isPending={progress === 'posting'}
        {...(error && { error })}
      />
      {room < 200 && (
        <p className={style.quiet} role="status">
          {room < 0
            ? text('album.comment.over', { count: -room })
            : text('album.comment.room', { count: room })}
        </p>
      )}
    </div>
  )
}
