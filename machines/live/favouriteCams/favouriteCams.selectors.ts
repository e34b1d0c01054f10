import type { SnapshotFrom } from 'xstate'
import { type ListRef, selectListItems } from '../../core/list/list.selectors.ts'
import type { ListedPerformer } from '../cams/listedPerformer.ts'
import type { favouriteCamsMachine } from './favouriteCams.machine.ts'

type FavouriteCamsSnapshot = SnapshotFrom<typeof favouriteCamsMachine>

/** How many favourites a page has: in a window with the mobile menu, and in others [FAV-9]. */
const pageLengths = { mobile: 10, wide: 50 } as const

/** The list of the favourites, those who are live first. */
export function selectFavouritesList({ children }: FavouriteCamsSnapshot): ListRef {
  return children.list as ListRef
}

/** Who is listed and no favourite any more. */
export function selectUnpinned({ context }: FavouriteCamsSnapshot): readonly string[] {
  return context.unpinned
}

/** How many of the guest's favourites there are, and how many of them are live [FAV-1]. */
export function countFavourites(
  performers: readonly ListedPerformer[],
  unpinned: readonly string[],
): { all: number; online: number } {
  const favourites = performers.filter(({ id }) => !unpinned.includes(id))
  return {
    all: favourites.length,
    online: favourites.filter(({ isOnline }) => isOnline).length,
  }
}

/** The part of a list that its page shows; for a page beyond the last one, the last one [FAV-9 NAV-22]. */
export function pageOfFavourites<T>(
  items: readonly T[],
  wanted: number,
  isMobile: boolean,
): { items: readonly T[]; page: number; pages: number } {
  const length = isMobile ? pageLengths.mobile : pageLengths.wide
  const pages = Math.max(1, Math.ceil(items.length / length))
  const page = Math.min(wanted, pages)
  return { items: items.slice((page - 1) * length, page * length), page, pages }
}

/** The performers of the list, as far as they were loaded. */
export const selectFavouritePerformers = selectListItems<ListedPerformer>
