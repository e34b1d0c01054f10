import {
  type ActingGroup,
  type AlbumChoice,
  type AlbumOrder,
  type AlbumType,
  actingGroups,
  albumOrders,
  albumTypes,
} from './albumList.events.ts'

/** What the page lists, and in which order. */
export interface AlbumQuery {
  choice: AlbumChoice
  order: AlbumOrder
}

type Parameters = Readonly<Record<string, string>>

export const usualOrder: AlbumOrder = 'newest'

const among = <T extends string>(all: readonly T[], given: string | undefined) =>
  all.find((one) => one === given)

/** What an address asks for; what it says that cannot be chosen is left out. */
export function albumsIn({ show, who, of, sort }: Parameters): AlbumQuery {
  const albumType = among<AlbumType>(albumTypes, show)
  const actingGroup = among<ActingGroup>(actingGroups, who)
  return {
    choice: {
      ...(albumType && { albumType }),
      ...(actingGroup && { actingGroup }),
      ...(of && { modelId: of }),
    },
    order: among<AlbumOrder>(albumOrders, sort) ?? usualOrder,
  }
}

/** The parameters of an address that ask for it; null for one that is to go. */
export function parametersOf({ choice, order }: AlbumQuery): Record<string, string | null> {
  return {
    show: choice.albumType ?? null,
    who: choice.actingGroup ?? null,
    of: choice.modelId ?? null,
    sort: order === usualOrder ? null : order,
  }
}
