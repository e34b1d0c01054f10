import * as v from 'valibot'
import { id, text } from '../core/entities.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import { picturesOf, previewsOf } from './albumPictures.ts'
import { albumOf, callerOf, listenerOf } from './callers.ts'
import { longestComment } from './comments.ts'
import { guestRatings } from './opinions.ts'
import { pinnedPhotosOf } from './pinnedPhotos.ts'
import { thumbnailsOf } from './thumbnails.ts'
import { tellMedia, whole } from './toldMedia.ts'

/** More comments than so many are not told at once. */
const mostComments = 500

const rating = v.picklist(guestRatings, 'must be 1 or 5')
const number = (words: string) =>
  v.pipe(v.string(words), v.regex(/^\d{1,9}$/, words), v.transform(Number))

/** What is asked about photo albums, and said of them. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'gallery/album/:albumId',
    answer(request) {
      const album = albumOf(request, request.parameter('albumId'))
      return { album: whole(tellMedia(request.platform).album(album, listenerOf(request))) }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'gallery/open',
    body: v.strictObject({ albumId: id }),
    answer(request) {
      const album = albumOf(request, request.body.albumId)
      const account = callerOf(request)
      const { ownership } = request.platform.library
      const isOpen = ownership.isOpenTo(account, album)
      const { seed } = request.platform.world
      const shown = isOpen ? picturesOf(album, album.pictureCount, seed) : previewsOf(album, seed)
      return { albumId: album.id, isOpen, pictureCount: album.pictureCount, pictures: shown }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'gallery/getPreview/:albumId',
    answer(request) {
      const album = albumOf(request, request.parameter('albumId'))
      const { seed } = request.platform.world
      return { previews: previewsOf(album, seed), thumbnails: thumbnailsOf(album, seed) }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'gallery/getComments',
    answer(request) {
      const { platform, query } = request
      const album = albumOf(request, query.get('albumId') ?? '')
      const limit = numberOf(query, 'limit', mostComments)
      const offset = numberOf(query, 'offset', 0)
      const listener = listenerOf(request)
      const { comments } = platform.library
      const all = comments.of(album, listener)
      return {
        comments: all.slice(offset, offset + Math.min(limit, mostComments)),
        total: all.length,
        isGuestAllowedToCommentAlbum: comments.isAllowed(listener.account, album),
      }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'gallery/postComment',
    isForGuests: true,
    body: v.strictObject({ albumId: id, commentText: text }),
    answer(request) {
      const { account, body, platform } = request
      const { catalogue, comments } = platform.library
      const album = catalogue.findAlbum(body.albumId)
      if (!album) throw new Refusal(404, 'albumId: there is no such album', 'albumId')
      if (catalogue.isGone(album.id)) return { success: false, errorCode: 'gone' }
      const { reason, isNew } = comments.post(account, album, body.commentText)
      const all = comments.of(album, listenerOf(request))
      return {
        success: reason === null,
        ...(reason === null ? { isNew } : { errorCode: reason, longest: longestComment }),
        comment: all.find(({ isOwn }) => isOwn) ?? null,
        commentsTotal: all.length,
        isGuestAllowedToCommentAlbum: comments.isAllowed(account, album),
      }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'gallery/setGuestRating',
    isForGuests: true,
    body: v.strictObject({ albumId: id, guestRating: rating }),
    answer(request) {
      const { account, body, platform } = request
      const album = albumOf(request, body.albumId)
      const { opinions } = platform.library
      opinions.rate(account, album.id, body.guestRating)
      const { likes, dislikes } = opinions.figuresOf(album.id, album.figures)
      return {
        guestRating: body.guestRating,
        guestRatingLikes: likes,
        guestRatingDislikes: dislikes,
      }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'gallery/setPictureGuestRating',
    isForGuests: true,
    body: v.strictObject({ albumId: id, pictureId: id, guestRating: rating }),
    answer(request) {
      const { account, body, platform } = request
      const album = albumOf(request, body.albumId)
      const { opinions, ownership } = platform.library
      const seen = ownership.isOpenTo(account, album)
        ? picturesOf(album, album.pictureCount, platform.world.seed)
        : previewsOf(album, platform.world.seed)
      if (!seen.some((picture) => picture.id === body.pictureId)) {
        throw new Refusal(404, 'pictureId: the guest sees no such picture', 'pictureId')
      }
      opinions.rate(account, body.pictureId, body.guestRating)
      return { pictureId: body.pictureId, guestRating: body.guestRating }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'gallery/getPinnedPhotos',
    isForGuests: true,
    answer: ({ account, platform }) => ({ photos: pinnedPhotosOf(account, platform) }),
  }),
]

function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const given = query.get(name)
  if (given === null) return otherwise
  const read = v.safeParse(number(''), given)
  if (read.success) return read.output
  throw new Refusal(422, `${name}: must be a whole number from 0`, name)
}
