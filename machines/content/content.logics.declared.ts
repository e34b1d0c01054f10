import type { DeclaredLogics } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { tileModesShape } from './content.known.declared.ts'
import { tileGridPageShape } from './content.shapes.declared.ts'

export const contentLogics = {
  tileGrids: {
    context: {
      guestId: 'id',
      shown: { type: oneOf(['contests', 'myVideoChats', 'tvLists']), page: 'number' },
      modes: tileModesShape,
      visitorModes: tileModesShape,
      areModesUnsent: 'flag',
    },
    input: { stored: { json: tileModesShape } },
  },
  tileGrid: {
    context: {
      type: oneOf(['contests', 'myVideoChats', 'tvLists']),
      page: 'number',
      content: { either: [oneOf(['rest-error']), tileGridPageShape] },
    },
    input: { type: oneOf(['contests', 'myVideoChats', 'tvLists']) },
  },
  loadTileGrid: {
    input: { type: oneOf(['contests', 'myVideoChats', 'tvLists']), page: 'number', size: 'number' },
    output: tileGridPageShape,
  },
  storeTileGridSettings: { input: { settings: tileModesShape } },
  videoPictures: {
    context: {
      guestId: 'id',
      albumId: 'id',
      isStill: 'flag',
      at: 'number',
      albums: { keys: 'id', each: { either: [oneOf(['rest-error']), ['picture']] } },
    },
  },
  loadVideoPictures: { input: { albumId: 'id' }, output: ['picture'] },
} satisfies Partial<DeclaredLogics>
