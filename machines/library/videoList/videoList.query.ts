import type { ListQuery } from '../../core/list/list.events.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import { type ActingGroup, actingGroups } from '../albumList/albumList.events.ts'
import {
  categoryAt,
  isUnmapped,
  queryOf,
  releasedFrom,
  type VideoCategory,
  type VideoOrder,
  type VideoType,
  videoOrders,
  videoTypes,
} from './videoList.categories.ts'
import type { VideoChoice } from './videoList.events.ts'

/** What the page lists. */
export interface VideoQuery {
  category: VideoCategory
  choice: VideoChoice
  /** Undefined for that of the category. */
  order?: VideoOrder
  /** The category's videos are in the order of the satisfaction score [VID-1]. */
  isSatisfactionTested: boolean
  /** The address names a list that there is not [VID-21]. */
  isUnmapped?: true
}

type Parameters = Readonly<Record<string, string>>

/** More tags than that leave nothing. */
export const mostTags = 5
const tagForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

const among = <T extends string>(all: readonly T[], given: string | undefined) =>
  all.find((one) => one === given)

/** What an address asks for; what it says that cannot be chosen is left out. */
export function videosAt(
  page: PageName,
  { list, show, who, tags: given, sort, testSatisfaction }: Parameters,
): VideoQuery {
  const videoType = among<VideoType>(videoTypes, show)
  const actingGroup = among<ActingGroup>(actingGroups, who)
  const order = among<VideoOrder>(videoOrders, sort)
  const wanted = [...new Set(given?.split(','))].filter((tag) => tagForm.test(tag))
  const tags = wanted.slice(0, mostTags)
  return {
    category: categoryAt(page, list) ?? 'allVideos',
    choice: {
      ...(videoType && { videoType }),
      ...(actingGroup && { actingGroup }),
      ...(tags.length > 0 && { tags }),
    },
    ...(order && { order }),
    isSatisfactionTested: testSatisfaction !== undefined && testSatisfaction !== '0',
    ...(isUnmapped(page, list) && { isUnmapped: true }),
  }
}

/** The parameters of an address that ask for it; null for one that is to go. */
export function parametersOf({ choice, order }: VideoQuery): Record<string, string | null> {
  const { videoType, actingGroup, tags = [] } = choice
  return {
    show: videoType ?? null,
    who: actingGroup ?? null,
    tags: tags.length > 0 ? tags.join(',') : null,
    sort: order ?? null,
  }
}

/** In which order it is listed: the guest's, that of the test, else the category's [VID-1]. */
export function orderOf({ category, order, isSatisfactionTested }: VideoQuery): VideoOrder {
  return order ?? (isSatisfactionTested ? 'satisfactionScore' : queryOf(category).order)
}

/**
 * What is asked of the list: what the category wants, narrowed by the choice.
 * @param guestId who asks; what one guest has is no other's
 * @param at in ms since the epoch: what is counted back from
 */
export function listOf(query: VideoQuery, guestId: string, at: number): ListQuery {
  const own = queryOf(query.category)
  const { choice } = query
  const videoType = own.videoType ?? choice.videoType
  const actingGroup = choice.actingGroup ?? own.actingGroup
  const from = releasedFrom(own, at)
  return {
    filter: {
      guestId,
      ...(videoType && { videoType }),
      ...(actingGroup && { actingGroup }),
      ...(choice.tags && { tags: choice.tags.join(',') }),
      ...(from && { releasedFrom: from }),
    },
    order: orderOf(query),
  }
}
