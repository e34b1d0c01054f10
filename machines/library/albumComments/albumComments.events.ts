import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** What somebody wrote about an album: text, markup in it too. */
export interface AlbumComment {
  id: string
  guestName: string
  text: string
  /** In ms since the epoch. */
  createdAt: number
  isOwn: boolean
}

/** Why a comment is not taken [GAL-9 GAL-13]. */
export const commentRefusals = ['blocked', 'alreadyCommented', 'empty', 'tooLong', 'gone'] as const
export type CommentRefusal = (typeof commentRefusals)[number]

/** A comment that is to be stored [GAL-19]. */
export interface CommentOrder {
  albumId: string
  commentText: string
}

/** What came of it. */
export interface CommentAnswer {
  /** Null when it is there. */
  refusal: CommentRefusal | 'unknown' | null
  /** What else the platform tells; null where there is no album any more. */
  told: { commentsTotal: number; isGuestAllowedToCommentAlbum: boolean } | null
}

/** A comment has so many characters at most. */
export const longestComment = 2_000

export type AlbumCommentsEvent =
  | RetryDue
  | GuestIdentified
  | SessionEstablished
  /** What guests say of an album is to be shown. */
  | { type: 'albumComments.wanted'; albumId: string }
  | { type: 'albumComments.left' }
  | { type: 'albumComments.draftChanged'; text: string }
  | { type: 'albumComments.postRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    albumComments: AlbumCommentsEvent
  }
}
