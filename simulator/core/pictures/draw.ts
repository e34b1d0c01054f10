import { createRandom } from '../random.ts'
import { createCanvas } from './canvas.ts'
import { drawBay, drawDunes, drawHills, drawWaves } from './landscapes.ts'
import {
  drawDeco,
  drawEclipse,
  drawFans,
  drawRibbons,
  drawRosette,
  drawTiles,
} from './ornaments.ts'
import { palettes } from './palettes.ts'
import { drawPortrait } from './portraits.ts'
import { drawSkyline } from './skyline.ts'
import { drawConcert, drawCurtain, drawStage } from './stages.ts'

const wide = [
  drawStage,
  drawConcert,
  drawCurtain,
  drawSkyline,
  drawWaves,
  drawHills,
  drawBay,
  drawDunes,
  drawDeco,
  drawFans,
  drawRibbons,
  drawEclipse,
]

/** The kinds of pictures: their proportions, their compositions and whether they move. */
export const kinds = {
  portrait: { width: 800, height: 1000, isMoving: false, compositions: [drawPortrait] },
  cover: { width: 1600, height: 900, isMoving: false, compositions: wide },
  clip: { width: 1600, height: 900, isMoving: true, compositions: wide },
  square: {
    width: 1000,
    height: 1000,
    isMoving: false,
    compositions: [
      drawTiles,
      drawEclipse,
      drawRosette,
      drawFans,
      drawPortrait,
      drawHills,
      drawTiles,
    ],
  },
}
export type Kind = keyof typeof kinds

/** The widths of pictures in pixels [LOAD-7]. */
export const sizes = { w320: 320, w640: 640, w1280: 1280 }
export type Size = keyof typeof sizes

/**
 * Draws a picture: abstract, the same for the same kind and seed, with more small things when larger.
 * A cover is the still of the clip with the same seed.
 * @returns an SVG without scripts, filters and text
 */
export function drawPicture(kind: Kind, seed: string, size: Size): string {
  const { width, height, isMoving, compositions } = kinds[kind]
  const name = `${seed}/${width}x${height}`
  const random = createRandom(0, name)
  const { canvas, finish } = createCanvas({
    width,
    height,
    isMoving,
    detail: Object.keys(sizes).indexOf(size) + 1,
    palette: random.pick(palettes),
    side: random.chance(0.5) ? 1 : -1,
    random,
    fine: createRandom(0, `${name}/fine`),
  })
  return finish(sizes[size], random.pick(compositions)(canvas))
}
