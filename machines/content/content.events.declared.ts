import type { DeclaredEvents } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'

export const contentEvents = {
  'tileGrids.modeChosen': {
    grid: oneOf(['contests', 'favouriteActors', 'myVideoChats', 'recommendations', 'tvLists']),
    mode: oneOf(['grid', 'list']),
  },
  'videoPictures.wanted': { albumId: 'id', isStill: 'flag' },
  'videoPictures.left': { albumId: 'id' },
  'tileGrid.wanted': { page: 'number' },
} satisfies Partial<DeclaredEvents>
