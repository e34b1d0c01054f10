import { tileGridMachine } from '../../machines/content/tileGrid/tileGrid.machine.ts'
import { tileGridsMachine } from '../../machines/content/tileGrids/tileGrids.machine.ts'
import { videoPicturesMachine } from '../../machines/content/videoPictures/videoPictures.machine.ts'
import {
  loadTileGrid,
  loadVideoPictures,
  storeTileGridSettings,
} from '../../services/content/tileGrid.service.ts'
import { actor, asks, type Manifest } from './area.ts'

/** What the areas of content share: grids of tiles. */
export const content = {
  tileGrids: actor(tileGridsMachine, {
    input: ({ items }) => ({ stored: items.tileGrids }),
    slots: ({ request }) => ({
      tileGrid: tileGridMachine.provide({
        actors: { loadTileGrid: asks(request, loadTileGrid) },
      }),
      storeTileGridSettings: asks(request, storeTileGridSettings),
    }),
  }),
  videoPictures: actor(videoPicturesMachine, {
    slots: ({ request }) => ({ loadVideoPictures: asks(request, loadVideoPictures) }),
  }),
} satisfies Manifest
