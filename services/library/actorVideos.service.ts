import * as v from 'valibot'
import type { ActorHighlights } from '../../machines/library/actorVideos/actorVideos.events.ts'
import { list } from '../core/bounds.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'
import { listedVideoSchema } from './video.service.ts'

const promotedAnswer = v.object({ video: v.nullable(listedVideoSchema) })
const topAnswer = v.object({ videos: list(listedVideoSchema) })

/**
 * The work of slot `loadActorHighlights`: GET gallery/getpromotedvideo/{actorId} [VID-26] and
 * gallery/getTopVideos/{actorIdOrName} [VID-27].
 * @returns the promoted video and eight top ones at most; rejects as `RequestService` does
 */
export async function loadActorHighlights(
  request: Pick<RequestService, 'ask'>,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<ActorHighlights> {
  const of = pathPart(actorId)
  const [{ video: promoted }, { videos: top }] = await Promise.all([
    request.ask({ path: `gallery/getpromotedvideo/${of}`, signal }, promotedAnswer),
    request.ask({ path: `gallery/getTopVideos/${of}`, signal }, topAnswer),
  ])
  return { promoted, top }
}
