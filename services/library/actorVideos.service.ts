import * as v from 'valibot'
import type { ActorVideos } from '../../machines/library/actorVideos/actorVideos.events.ts'
import type { SuggestedVideo } from '../../machines/library/video/video.events.ts'
import { count, id, list, text } from '../core/bounds.ts'
import { pathPart } from '../core/pathPart.ts'
import { readableList } from '../core/readableList.ts'
import type { RequestService } from '../core/request.service.ts'

const shortSchema = v.object({
  id,
  title: text,
  duration: count,
  previewImages: list(text),
}) satisfies v.GenericSchema<unknown, SuggestedVideo>

const promotedAnswer = v.object({ video: v.nullable(shortSchema) })
const topAnswer = v.object({ videos: readableList(shortSchema) })

/**
 * A performer's top videos: GET gallery/getTopVideos/{actorIdOrName} [VID-27].
 * @param actor their id or their name
 * @returns eight at most; rejects as `RequestService` does
 */
export async function topVideosOf(
  request: Pick<RequestService, 'ask'>,
  actor: string,
  signal?: AbortSignal,
): Promise<readonly SuggestedVideo[]> {
  const path = `gallery/getTopVideos/${pathPart(actor)}`
  return (await request.ask({ path, signal }, topAnswer)).videos
}

/**
 * The work of slot `loadActorVideos`: GET gallery/getpromotedvideo/{actorId} and the top videos, at once
 * [VID-26 VID-27].
 * @returns the promoted video is no top one besides; rejects as `RequestService` does
 */
export async function loadActorVideos(
  request: Pick<RequestService, 'ask'>,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<ActorVideos> {
  const path = `gallery/getpromotedvideo/${pathPart(actorId)}`
  const [{ video: promoted }, videos] = await Promise.all([
    request.ask({ path, signal }, promotedAnswer),
    topVideosOf(request, actorId, signal),
  ])
  return { promoted, top: videos.filter((video) => video.id !== promoted?.id) }
}
