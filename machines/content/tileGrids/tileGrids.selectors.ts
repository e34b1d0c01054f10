import type { SnapshotFrom } from 'xstate'
import type { LoadedType, TileGridType, TileMode } from '../tileGrid/tileGrid.events.ts'
import type { TileGridRef } from '../tileGrid/tileGrid.selectors.ts'
import type { tileGridsMachine } from './tileGrids.machine.ts'

type TileGridsSnapshot = SnapshotFrom<typeof tileGridsMachine>

/** How tiles lie until the guest chooses. */
export const usualMode: TileMode = 'grid'

/** Selects how the tiles of a grid lie [TIL-3]. */
export function selectTileMode(type: TileGridType) {
  return ({ context }: TileGridsSnapshot): TileMode => context.modes[type] ?? usualMode
}

/** Selects the grid of a type. */
export function selectTileGrid(type: LoadedType) {
  return ({ children }: TileGridsSnapshot): TileGridRef => children[type] as TileGridRef
}
