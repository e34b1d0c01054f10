import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import {
  type AlbumComment,
  type CommentAnswer,
  type CommentOrder,
  commentRefusals,
} from '../../machines/library/albumComments/albumComments.events.ts'
import { count, flag, id, moment, text } from '../core/bounds.ts'
import { readableList } from '../core/readableList.ts'
import type { RequestService } from '../core/request.service.ts'

type Asks = Pick<RequestService, 'ask'>

/** So many comments are asked for at a time [GAL-18]. */
const limit = 500

const commentSchema = v.object({
  id,
  guestName: text,
  text,
  createdAt: moment,
  isOwn: flag,
}) satisfies v.GenericSchema<unknown, AlbumComment>

const commentsSchema = v.object({ comments: readableList(commentSchema), total: count })

/**
 * The work of the comments' slot `loadListPage`: GET gallery/getComments [GAL-18].
 * @returns a page of 500, the newest first, with how many there are; rejects as `RequestService` does
 */
export async function loadAlbumComments(
  request: Asks,
  { filter, start }: PageRequest,
  signal?: AbortSignal,
): Promise<ListPage> {
  const offset = start && 'offset' in start ? start.offset : 0
  const data = { albumId: String(filter.albumId), limit, offset }
  const { comments, total } = await request.ask(
    { path: 'gallery/getComments', data, signal, isOfGuest: true },
    commentsSchema,
  )
  const end = offset + limit
  return { items: comments, totals: { all: total }, next: end < total ? { offset: end } : null }
}

const toldEntries = { commentsTotal: count, isGuestAllowedToCommentAlbum: flag }
const answerSchema = v.union([
  v.object({ success: v.literal(true), ...toldEntries }),
  v.object({
    success: v.literal(false),
    errorCode: v.fallback(v.picklist([...commentRefusals, 'unknown']), 'unknown'),
    commentsTotal: v.optional(count),
    isGuestAllowedToCommentAlbum: v.optional(flag),
  }),
])

/**
 * The work of slot `postComment`: POST gallery/postComment [GAL-9 GAL-13 GAL-19].
 * @returns what came of it; rejects as `RequestService` does, and then nobody knows
 */
export async function postComment(
  request: Asks,
  { albumId, commentText }: CommentOrder,
  signal?: AbortSignal,
): Promise<CommentAnswer> {
  const answer = await request.ask(
    { method: 'POST', path: 'gallery/postComment', data: { albumId, commentText }, signal },
    answerSchema,
  )
  const { commentsTotal, isGuestAllowedToCommentAlbum } = answer
  return {
    refusal: answer.success ? null : answer.errorCode,
    told:
      commentsTotal === undefined || isGuestAllowedToCommentAlbum === undefined
        ? null
        : { commentsTotal, isGuestAllowedToCommentAlbum },
  }
}
