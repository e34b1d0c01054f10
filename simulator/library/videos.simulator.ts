import * as v from 'valibot'
import { id } from '../core/entities.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import type { Performer } from '../core/world.simulator.ts'
import { callerOf, listenerOf } from './callers.ts'
import { captionTracks } from './captions.ts'
import { mediaLists } from './mediaLists.ts'
import { previewIncentives } from './previewIncentives.ts'
import { tellMedia, whole } from './toldMedia.ts'

const watchOrder = v.strictObject({ videoId: id })
/** So many videos of a performer are the top ones. */
const mostTopVideos = 8

/** What is asked about videos, and before one is watched. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'watch/start',
    body: watchOrder,
    answer(request) {
      const opened = openFilm(request)
      if (!opened.success) return opened
      const { opinions } = request.platform.library
      const { visitor } = request
      const who = callerOf(request)?.id ?? `visitor/${visitor.loginId}`
      if (!opened.isPreview) opinions.view(who, request.body.videoId)
      return opened
    },
  }),
  endpoint({ method: 'POST', path: 'watch/renew', body: watchOrder, answer: openFilm }),
  previewIncentives,
  endpoint({
    method: 'GET',
    path: 'gallery/getpromotedvideo/:actorId',
    answer(request) {
      const [best = null] = videosOf(request, called(request, 'actorId'), 'topTrending')
      return { video: best }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'gallery/getTopVideos/:actorIdOrName',
    answer(request) {
      const all = videosOf(request, called(request, 'actorIdOrName'), 'bestSelling')
      return { videos: all.slice(0, mostTopVideos) }
    },
  }),
]

/** An address of a film that the caller may see, whole or its preview; why there is none. */
function openFilm(request: RestRequest & { body: v.InferOutput<typeof watchOrder> }) {
  const { body, platform } = request
  const { films, filmKeys } = platform.library
  const account = callerOf(request)
  const film = films.find({ filmId: body.videoId, guestId: account?.id ?? null })
  if (!film) return { success: false, errorCode: 'gone' } as const
  const { address, isPreview, missing } = films.open(account, film)
  return {
    success: true,
    videoId: film.id,
    url: `${address}/master.m3u8`,
    expiresIn: filmKeys.lifetime,
    duration: film.duration,
    isPreview,
    previewSeconds: film.previewSeconds,
    missing,
    captions: film.hasCaptions ? captionTracks(address) : [],
  } as const
}

function videosOf(request: RestRequest, performer: Performer, sort: 'topTrending' | 'bestSelling') {
  const { platform } = request
  const told = tellMedia(platform)
  const listener = listenerOf(request)
  const filter = { modelIds: [performer.id] }
  const { list } = mediaLists(platform, told)
  return list(platform.library.catalogue.videos(), filter, sort, listener.account).map((video) =>
    whole(told.video(video, listener)),
  )
}

function called({ parameter, platform: { world } }: RestRequest, name: string): Performer {
  const performer = world.findPerformer(parameter(name))
  if (performer) return performer
  throw new Refusal(404, `${name}: there is no such performer`, name)
}
