import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import { type CommentAnswer, longestComment } from './albumComments.events.ts'
import type { albumCommentsMachine } from './albumComments.machine.ts'

type AlbumCommentsSnapshot = SnapshotFrom<typeof albumCommentsMachine>

/** The list itself, the newest first. */
export function selectCommentsList({ children }: AlbumCommentsSnapshot): ListRef {
  return children.list as ListRef
}

/** Whether the comments of that album are, or will be, in the list. */
export function selectIsCommentsOf(albumId: string) {
  return (snapshot: AlbumCommentsSnapshot) =>
    snapshot.context.albumId === albumId && snapshot.matches({ comments: { wanted: 'listed' } })
}

/** What the guest is writing. */
export function selectCommentDraft({ context }: AlbumCommentsSnapshot): string {
  return context.draft
}

/** How many characters more it may have; less than none when it has too many. */
export function selectCommentRoom({ context }: AlbumCommentsSnapshot): number {
  return longestComment - context.draft.trim().length
}

/** Why the last comment was not taken; null when it was, or none was sent. */
export function selectCommentRefusal({ context }: AlbumCommentsSnapshot): CommentAnswer['refusal'] {
  return context.refusal
}

/** What becomes of the comment. */
export function selectCommentProgress(
  snapshot: AlbumCommentsSnapshot,
): 'writing' | 'posting' | 'failed' {
  if (snapshot.matches({ form: 'posting' })) return 'posting'
  return snapshot.matches({ form: 'failed' }) ? 'failed' : 'writing'
}
