import { useMemo } from 'react'
import type { TileGridType, TileMode } from '../../../machines/content/tileGrid/tileGrid.events.ts'
import {
  selectTileMode,
  usualMode,
} from '../../../machines/content/tileGrids/tileGrids.selectors.ts'
import { useStateOfLater } from '../../core/environment.tsx'

/** How the tiles of a grid lie: as the guest chose, as usual until that is known [TIL-3]. */
export function useTileMode(grid: TileGridType): TileMode {
  return useStateOfLater(
    'tileGrids',
    useMemo(() => selectTileMode(grid), [grid]),
    usualMode,
  )
}
