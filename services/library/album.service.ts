import * as v from 'valibot'
import type {
  AlbumAnswer,
  AlbumFigures,
  AlbumOpinion,
  GuestRating,
  PictureRating,
} from '../../machines/library/album/album.events.ts'
import type { OpenedGallery } from '../../machines/library/lightBox/lightBox.events.ts'
import { count, flag, id, list, text } from '../core/bounds.ts'
import {
  albumViewDocument,
  dislikeAlbumDocument,
  likeAlbumDocument,
  mabAlbumViewDocument,
} from '../core/graphql/query.albums.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { pathPart } from '../core/pathPart.ts'
import { RequestFailed, type RequestService } from '../core/request.service.ts'
import { albumSchema, figuresSchema, pictureSchema, ratingSchema } from './album.schema.ts'

type Asks = Pick<RequestService, 'ask'>

interface Services {
  query: GraphqlService
  request: Asks
}

/** By the status of the answer: there never was one, or it was taken out of the shop. */
const missing = new Map<number | null, AlbumAnswer>([
  [404, { is: 'unknown' }],
  [410, { is: 'gone' }],
])

/**
 * The work of slot `loadAlbum`: GET gallery/album/{albumId} [GAL-24].
 * @returns the album, or why there is none; rejects as `RequestService` does
 */
export async function loadAlbum(
  request: Asks,
  { albumId }: { albumId: string },
  signal?: AbortSignal,
): Promise<AlbumAnswer> {
  const path = `gallery/album/${pathPart(albumId)}`
  try {
    const { album } = await request.ask(
      { path, signal, isOfGuest: true },
      v.object({ album: albumSchema }),
    )
    return { is: 'there', album }
  } catch (error) {
    const answer = error instanceof RequestFailed && missing.get(error.status)
    if (answer) return answer
    throw error
  }
}

const viewsSchema = v.object({ albumTotalViews: count })

/**
 * The work of slot `countAlbumView`: mutation `albumView`, or `mabAlbumView` from a performer's own site [GAL-10 GAL-11].
 * @returns how many guests have looked at it; rejects as `GraphqlService` does
 */
export async function countAlbumView(
  query: GraphqlService,
  { albumId, isFromSite }: { albumId: string; isFromSite: boolean },
  signal?: AbortSignal,
): Promise<Partial<AlbumFigures>> {
  const variables = { id: albumId }
  if (isFromSite) {
    const schema = v.object({ mabAlbumView: viewsSchema })
    return (await query.ask(mabAlbumViewDocument, variables, schema, signal)).mabAlbumView
  }
  const schema = v.object({ albumView: viewsSchema })
  return (await query.ask(albumViewDocument, variables, schema, signal)).albumView
}

/**
 * The work of slot `storeAlbumOpinion`: mutations `likeAlbum` and `dislikeAlbum` [GAL-26], or POST
 * gallery/setGuestRating with 1 or 5 [GAL-12 GAL-20].
 * @returns what guests think of it now; rejects as `GraphqlService` and `RequestService` do, and when the platform refuses
 */
export function storeAlbumOpinion(
  { query, request }: Services,
  { opinion }: { opinion: AlbumOpinion },
  signal?: AbortSignal,
): Promise<Partial<AlbumFigures>> {
  return opinion.by === 'like' ? like(query, opinion, signal) : rate(request, opinion, signal)
}

const ratedSchema = v.object({
  success: flag,
  errorCode: v.nullable(text),
  album: v.nullable(figuresSchema),
})

async function like(
  query: GraphqlService,
  { albumId, isLiked }: { albumId: string; isLiked: boolean },
  signal?: AbortSignal,
): Promise<Partial<AlbumFigures>> {
  const variables = { id: albumId }
  const answer = isLiked
    ? (await query.ask(likeAlbumDocument, variables, v.object({ likeAlbum: ratedSchema }), signal))
        .likeAlbum
    : (
        await query.ask(
          dislikeAlbumDocument,
          variables,
          v.object({ dislikeAlbum: ratedSchema }),
          signal,
        )
      ).dislikeAlbum
  if (!answer.album) throw new Error('the platform took no opinion of the album')
  return answer.album
}

async function rate(
  request: Asks,
  { albumId, rating }: { albumId: string; rating: GuestRating },
  signal?: AbortSignal,
): Promise<Partial<AlbumFigures>> {
  const schema = v.object({
    guestRating: ratingSchema,
    guestRatingLikes: count,
    guestRatingDislikes: count,
  })
  const data = { albumId, guestRating: rating }
  const { guestRating, ...figures } = await request.ask(
    { method: 'POST', path: 'gallery/setGuestRating', data, signal },
    schema,
  )
  return { ...figures, isLiked: guestRating === 5, isDisliked: guestRating === 1 }
}

/**
 * The work of slot `openGallery`: POST gallery/open, with what whoever asks may see of an album [GAL-15], or GET
 * gallery/getPreview/{albumId}, with what everybody sees [GAL-23].
 * @returns the pictures, and how many the album has; rejects as `RequestService` does
 */
export async function openGallery(
  request: Asks,
  { kind, albumId }: { kind: 'album' | 'preview'; albumId: string },
  signal?: AbortSignal,
): Promise<OpenedGallery> {
  if (kind === 'preview') {
    const path = `gallery/getPreview/${pathPart(albumId)}`
    const schema = v.object({ previews: list(pictureSchema) })
    const { previews } = await request.ask({ path, signal }, schema)
    return { pictures: previews, pictureCount: previews.length }
  }
  const schema = v.object({ albumId: id, pictureCount: count, pictures: list(pictureSchema) })
  const { pictures, pictureCount } = await request.ask(
    { method: 'POST', path: 'gallery/open', data: { albumId }, signal, isOfGuest: true },
    schema,
  )
  return { pictures, pictureCount }
}

/**
 * The work of slot `storePictureRating`: POST gallery/setPictureGuestRating with 1 or 5 [GAL-21].
 * @returns once it is stored; rejects as `RequestService` does
 */
export async function storePictureRating(
  request: Asks,
  { albumId, pictureId, rating }: PictureRating,
  signal?: AbortSignal,
): Promise<void> {
  const data = { albumId, pictureId, guestRating: rating }
  const schema = v.object({ pictureId: id, guestRating: ratingSchema })
  await request.ask({ method: 'POST', path: 'gallery/setPictureGuestRating', data, signal }, schema)
}
