import * as v from 'valibot'
import type {
  SuggestedVideo,
  Video,
  VideoOpinion,
} from '../../machines/library/video/video.events.ts'
import type { ListedVideo } from '../../machines/library/videoList/videoList.events.ts'
import { count, flag, id, list, moment, number, text } from '../core/bounds.ts'
import {
  dislikeVideoDocument,
  likeVideoDocument,
  videosByIdDocument,
} from '../core/graphql/query.videos.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'
import { guestInfoSchema, modelSchema, priceSchema } from './media.schema.ts'

/** What lists and the page of a video have in common. */
const commonSchema = v.object({
  id,
  title: text,
  duration: count,
  ageRating: count,
  model: modelSchema,
  vip: flag,
  free: flag,
  guestInfo: v.object({ ...guestInfoSchema.entries, liked: v.nullable(flag) }),
  price: priceSchema,
  basePrice: priceSchema,
  dailyBonusPrice: v.nullable(priceSchema),
  isSoldOut: flag,
  previewImages: list(text),
  thumbnails: v.object({
    sheet: text,
    count,
    columns: count,
    width: count,
    height: count,
    interval: number,
  }),
  tags: list(v.object({ id, label: text })),
})

export const listedVideoSchema = v.object({
  ...commonSchema.entries,
  isVip30Offer: flag,
  new: flag,
}) satisfies v.GenericSchema<unknown, ListedVideo>

const videoSchema = v.object({
  ...commonSchema.entries,
  rating: v.object({ likes: count, dislikes: count }),
  views: count,
  releasedAt: moment,
}) satisfies v.GenericSchema<unknown, Video>

const suggestionsAnswer = v.object({
  videos: list(v.object({ id, title: text, duration: count, previewImages: list(text) })),
})
const opinionSchema = v.object({ success: flag, video: v.nullable(videoSchema) })

/**
 * The work of slot `loadVideo`: query `videos_v2` [VID-23].
 * @param language of the title and the tags [QRY-1]
 * @returns the video; null when it is gone or never was. Rejects as `GraphqlService` does
 */
export async function loadVideo(
  query: GraphqlService,
  { videoId }: { videoId: string },
  language: string,
  signal?: AbortSignal,
): Promise<Video | null> {
  const schema = v.object({ videos_v2: list(videoSchema) })
  const answer = await query.ask(videosByIdDocument, { ids: [videoId], language }, schema, signal)
  return answer.videos_v2[0] ?? null
}

/**
 * The work of slot `loadSuggestedVideos`: GET gallery/getTopVideos/{actorIdOrName} [VID-27].
 * @returns at most eight videos of the performer without that one; rejects as `RequestService` does
 */
export async function loadSuggestedVideos(
  request: Pick<RequestService, 'ask'>,
  { actorId, videoId }: { actorId: string; videoId: string },
  signal?: AbortSignal,
): Promise<readonly SuggestedVideo[]> {
  const path = `gallery/getTopVideos/${pathPart(actorId)}`
  const { videos } = await request.ask({ path, signal }, suggestionsAnswer)
  return videos.filter((video) => video.id !== videoId)
}

/**
 * The work of slot `storeVideoOpinion`: mutation `likeVideo` or `dislikeVideo` [VID-24].
 * @returns the video as it is now; null when the opinion was not taken. Rejects as `GraphqlService` does
 */
export async function storeVideoOpinion(
  query: GraphqlService,
  { videoId, isLiked }: VideoOpinion,
  signal?: AbortSignal,
): Promise<Video | null> {
  const variables = { id: videoId }
  if (isLiked) {
    const schema = v.object({ likeVideo: opinionSchema })
    return (await query.ask(likeVideoDocument, variables, schema, signal)).likeVideo.video
  }
  const schema = v.object({ dislikeVideo: opinionSchema })
  return (await query.ask(dislikeVideoDocument, variables, schema, signal)).dislikeVideo.video
}
