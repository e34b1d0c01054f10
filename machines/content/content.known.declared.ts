import { type Declared, oneOf } from '../core/declared.ts'
import type { TileModes } from './tileGrids/tileGrids.modes.ts'

const modeWords = oneOf(['grid', 'list'])

export const tileModesShape = {
  recommendations: modeWords,
  favouriteActors: modeWords,
  contests: modeWords,
  myVideoChats: modeWords,
  tvLists: modeWords,
} satisfies Declared<TileModes>
