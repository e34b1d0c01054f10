import { backdrops } from './backdrops.ts'
import type { Canvas } from './canvas.ts'
import { figures } from './figures.ts'
import { group } from './shapes.ts'

/** A figure before a backdrop, seen near or from a distance. */
export function drawPortrait(canvas: Canvas): string {
  const { width, height, random, side } = canvas
  const backdrop = random.pick(backdrops)(canvas)
  const figure = random.pick(figures)(canvas)
  const scale = random.between(80, 118) / 100
  const [x, y] = [width * (0.5 - side * 0.03), height * (0.28 + scale * 0.1)]
  const place = `translate(${Math.round(x)} ${Math.round(y)}) scale(${side * scale} ${scale})`
  return backdrop + canvas.moving('breathe', 14, [x, height], group({ transform: place }, figure))
}
