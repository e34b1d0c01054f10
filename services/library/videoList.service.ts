import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import { count } from '../core/bounds.ts'
import { listedVideosDocument } from '../core/graphql/query.videos.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { offsetPage } from './offsetPage.ts'
import { listedVideoSchema } from './video.service.ts'

/** So many are on a page: few on a small screen [VID-28]. */
const pageLengths = { mobile: 16, wide: 30 } as const

/** What the filter of a list of videos may have; see `listOf`. */
interface VideoFilter {
  actingGroup?: string
  modelId?: string
  releasedFrom?: string
  /** Ids, parted by commas. */
  tags?: string
  videoType?: string
}

/**
 * The work of the videos' slot `loadListPage`: query `videos` by filter and order [VID-10 VID-22].
 * @param language of the titles and tags [QRY-1]
 * @param isMobile whether a page has 16 videos or 30 [VID-28]
 * @returns a page, with how many the filter leaves; rejects as `GraphqlService` does
 */
export async function loadVideos(
  query: GraphqlService,
  { filter, order, start }: PageRequest,
  { language, isMobile }: { language: string; isMobile: boolean },
  signal?: AbortSignal,
): Promise<ListPage> {
  const first = isMobile ? pageLengths.mobile : pageLengths.wide
  const { actingGroup, modelId, releasedFrom, tags, videoType } = filter as VideoFilter
  const variables = {
    language,
    filter: {
      ...(videoType && { types: [videoType as never] }),
      ...(actingGroup && { actingGroups: [actingGroup as never] }),
      ...(modelId && { modelIds: [modelId] }),
      ...(tags && { tags: tags.split(',') }),
      ...(releasedFrom && { releasedFrom }),
    },
    sort: order as never,
    first,
  }
  return offsetPage(start, first, listedVideoSchema, async (offset, items) => {
    const schema = v.object({ videos: v.object({ videos: items, total: count }) })
    const asked = { ...variables, offset }
    const { videos } = await query.ask(listedVideosDocument, asked, schema, signal)
    return { items: videos.videos, total: videos.total }
  })
}
