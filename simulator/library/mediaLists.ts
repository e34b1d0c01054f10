import type { Account } from '../core/account.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { Performer } from '../core/world.simulator.ts'
import { detailsOf } from '../live/performerDetails.ts'
import { isAlbum, isVideo, type Medium } from './media.ts'
import type { ToldMedia, VideoType } from './toldMedia.ts'

/** Who is seen in it. */
export const actingGroups = {
  female: 'F',
  male: 'M',
  mixed: 'FM',
  females: 'FF',
  other: 'S',
} as const
type ActingGroup = keyof typeof actingGroups

/** Each that is set leaves only what it fits; of the values of one any will do, but of tags all are wanted [VID-10]. */
export interface MediaFilter {
  modelIds?: readonly string[] | null
  actingGroups?: readonly ActingGroup[] | null
  ids?: readonly string[] | null
  tags?: readonly string[] | null
  /** ISO 8601, as `releasedUntil`; both are of what fits. */
  releasedFrom?: string | null
  releasedUntil?: string | null
  types?: readonly VideoType[] | null
}

export const mediaSorts = [
  'newest',
  'topRated',
  'topTrending',
  'bestSelling',
  'mostExpensive',
  'cheapest',
  'longest',
  'shortest',
  'satisfactionScore',
] as const
export type MediaSort = (typeof mediaSorts)[number]

/** Filters and orders videos and albums alike. */
export function mediaLists(
  { library, world }: Pick<Platform, 'library' | 'world'>,
  { figuresOf, typesOf }: Pick<ToldMedia, 'figuresOf' | 'typesOf'>,
) {
  const { catalogue, sales } = library
  const typesOfPerformers = new Map<Performer, string>()

  function performerTypeOf(performer: Performer): string {
    const known = typesOfPerformers.get(performer)
    if (known) return known
    const { type } = detailsOf(performer, world.seed)
    typesOfPerformers.set(performer, type)
    return type
  }

  const lengthOf = (medium: Medium) =>
    isVideo(medium) ? medium.duration : isAlbum(medium) ? medium.pictureCount : 0

  /** What has most of it comes first. */
  const measures: Record<MediaSort, (medium: Medium) => number> = {
    newest: ({ releasedAt }) => releasedAt,
    topRated: (medium) => scoreOf(figuresOf(medium)),
    topTrending: ({ figures }) => figures.trend,
    bestSelling: ({ id, figures }) => figures.sales + sales.soldOf(id),
    mostExpensive: (medium) => catalogue.costOf(medium),
    cheapest: (medium) => -catalogue.costOf(medium),
    longest: lengthOf,
    shortest: (medium) => -lengthOf(medium),
    satisfactionScore: ({ figures }) => figures.satisfaction,
  }

  function fits(filter: MediaFilter, account: Account | null): (medium: Medium) => boolean {
    const from = momentOf('releasedFrom', filter.releasedFrom) ?? Number.NEGATIVE_INFINITY
    const until = momentOf('releasedUntil', filter.releasedUntil) ?? Number.POSITIVE_INFINITY
    const groups = filter.actingGroups?.map((group) => actingGroups[group])
    return (medium) =>
      (!filter.ids || filter.ids.includes(medium.id)) &&
      (!filter.modelIds || filter.modelIds.includes(medium.performer.id)) &&
      (!groups || groups.some((type) => type === performerTypeOf(medium.performer))) &&
      (filter.tags ?? []).every((tag) => medium.tags.includes(tag)) &&
      medium.releasedAt >= from &&
      medium.releasedAt <= until &&
      (!filter.types || overlap(typesOf(medium, account), filter.types))
  }

  return {
    /** What fits, in order; of what is alike the newest first. */
    list<T extends Medium>(
      media: readonly T[],
      filter: MediaFilter | null | undefined,
      sort: MediaSort,
      account: Account | null,
    ): T[] {
      return media
        .filter(fits(filter ?? {}, account))
        .map((medium) => ({ medium, measured: measures[sort](medium) }))
        .sort(
          (one, other) =>
            other.measured - one.measured || other.medium.releasedAt - one.medium.releasedAt,
        )
        .map(({ medium }) => medium)
    },
  }
}

/** How well something is liked, so that few votes do not make it the best. */
const scoreOf = ({ likes, dislikes }: { likes: number; dislikes: number }) =>
  (likes + 5) / (likes + dislikes + 10)

const overlap = <T>(some: readonly T[], others: readonly T[]) =>
  some.some((one) => others.includes(one))

function momentOf(name: string, given: string | null | undefined): number | undefined {
  if (given === null || given === undefined) return undefined
  const moment = Date.parse(given)
  if (!Number.isNaN(moment)) return moment
  throw new Refusal(422, `${name}: must be a moment in ISO 8601`, name)
}

/** A page of a list. @param most so many are on it at most */
export function pageOf<T>(
  all: readonly T[],
  { first, offset }: { first: number; offset: number },
  most = 100,
): T[] {
  const start = Math.max(0, offset)
  return all.slice(start, start + Math.max(0, Math.min(first, most)))
}
