import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type LoadedType, restError, type TileGridPage, tilesPerPage } from './tileGrid.events.ts'
import type { TileItems } from './tileGrid.items.ts'
import type { tileGridMachine } from './tileGrid.machine.ts'

export type TileGridRef = ActorRefFrom<typeof tileGridMachine>
type TileGridSnapshot = SnapshotFrom<typeof tileGridMachine>

const emptyPage: TileGridPage = { items: [], total: 0 }

function pageIn({ context: { content } }: TileGridSnapshot): TileGridPage {
  return content === null || content === restError ? emptyPage : content
}

/** The tiles of the page that is shown; the grid's type says of what kind they are. */
export function selectTiles<TType extends LoadedType>(snapshot: TileGridSnapshot) {
  return pageIn(snapshot).items as readonly TileItems[TType][]
}

/** How far the grid is: `waiting` for its answer, `there`, or `failed` [TIL-7]. */
export function selectTileGridProgress({
  context: { content },
}: TileGridSnapshot): 'waiting' | 'there' | 'failed' {
  if (content === null) return 'waiting'
  return content === restError ? 'failed' : 'there'
}

/** Whether a page is on its way. */
export function selectIsTileGridLoading(snapshot: TileGridSnapshot): boolean {
  return snapshot.matches('loading')
}

/** Which page is shown, from 1; for one beyond the last, there is nothing on it. */
export function selectTilePage({ context }: TileGridSnapshot): number {
  return context.page
}

/** How many pages there are. */
export function selectTilePages(snapshot: TileGridSnapshot): number {
  return Math.max(1, Math.ceil(pageIn(snapshot).total / tilesPerPage))
}
