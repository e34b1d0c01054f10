import type { PlatformStages } from './place.fixtures.ts'

export const content: PlatformStages = {
  tileGrid: {},
  tileGrids: {},
  videoPictures: {},
}
