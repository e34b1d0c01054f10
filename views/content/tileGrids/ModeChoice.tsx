import { type TileGridType, tileModes } from '../../../machines/content/tileGrid/tileGrid.events.ts'
import { Segmented } from '../../core/design/Choice.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import type english from './tileGrids.en.json'
import { useTileMode } from './useTileMode.ts'

const words = { grid: 'tileGrids.mode.grid', list: 'tileGrids.mode.list' } as const

/** How the tiles of a grid lie: each grid has a choice of its own, which the next visit finds again [TIL-3 TIL-4]. */
export function ModeChoice({ grid }: { grid: TileGridType }) {
  const text = useAreaText('content')
  const tileGrids = useAddress('tileGrids')
  return (
    <Segmented
      label={text('tileGrids.mode')}
      value={useTileMode(grid)}
      options={tileModes.map((value) => ({ value, words: text(words[value]) }))}
      onChange={(mode) => tileGrids.send({ type: 'tileGrids.modeChosen', grid, mode })}
    />
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    tileGrids: typeof english
  }
}
