import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import type { TileLayout } from './cams.events.ts'
import type { camsMachine } from './cams.machine.ts'
import type { CamsRoute } from './camsPages.ts'
import type { CamsQuery } from './camsQuery.ts'
import { fewestRatings, type ListedPerformer } from './listedPerformer.ts'

type CamsSnapshot = SnapshotFrom<typeof camsMachine>

/** Which of the pages of performers is shown, or was last. */
export function selectCamsRoute({ context }: CamsSnapshot): CamsRoute {
  return context.route
}

/** Which performers the guest chose of those of the page, and in which order. */
export function selectCamsQuery({ context }: CamsSnapshot): CamsQuery {
  return context.query
}

/** Whether the guest chose some of those of the page only. */
export function selectIsNarrowed({ context }: CamsSnapshot): boolean {
  return Object.keys(context.query.filter).length > 0
}

/** The number of the search that is shown. */
export function selectSearchCount({ context }: CamsSnapshot): number {
  return context.searchCount
}

/** The parameters of the address that say what cannot be chosen; the page leaves them out. */
export function selectRefused({ context }: CamsSnapshot): readonly string[] {
  return context.refused
}

/** How the tiles lie [TIL-3]. */
export function selectTileLayout({ context }: CamsSnapshot): TileLayout {
  return context.layout
}

/** The list of the performers. */
export function selectCamsList({ children }: CamsSnapshot): ListRef {
  return children.list as ListRef
}

/** How a performer can be met now: the first that fits is told. */
export function selectPresence({
  isOnline,
  freeChat,
  isCurrentlyTicketShow,
}: ListedPerformer): 'offline' | 'show' | 'free' | 'live' {
  if (!isOnline) return 'offline'
  if (isCurrentlyTicketShow) return 'show'
  return freeChat ? 'free' : 'live'
}

/** The share of guests who were content, from 0 to 1; null while too few said so [ACT-21]. */
export function selectContentment({ ratings }: ListedPerformer): number | null {
  return ratings.countRatings < fewestRatings ? null : ratings.satisfactionRate / 100
}
