import * as v from 'valibot'
import type { VideoStar } from '../../machines/library/videoStars/videoStars.events.ts'
import { count } from '../core/bounds.ts'
import { videoStarsDocument } from '../core/graphql/query.videos.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { modelSchema } from './media.schema.ts'

const starSchema = v.object({
  ...modelSchema.entries,
  place: count,
  videoCount: count,
  likes: count,
}) satisfies v.GenericSchema<unknown, VideoStar>

const answerSchema = v.object({ videoStars: readableList(starSchema) })

/**
 * The work of slot `loadVideoStars`: query `videoStars` [VID-4].
 * @param first so many at most
 * @returns whose videos are liked most first; rejects as `GraphqlService` does
 */
export async function loadVideoStars(
  query: GraphqlService,
  signal?: AbortSignal,
  first = 100,
): Promise<readonly VideoStar[]> {
  return (await query.ask(videoStarsDocument, { first }, answerSchema, signal)).videoStars
}
