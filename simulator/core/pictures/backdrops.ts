import type { Canvas } from './canvas.ts'
import {
  around,
  below,
  disc,
  each,
  element,
  group,
  line,
  type Point,
  path,
  polygon,
  shape,
} from './shapes.ts'

/** What stands behind a figure: fills the canvas. */
export type Backdrop = (canvas: Canvas) => string

function ground({ width, height }: Canvas, fill: string): string {
  return element('rect', { width, height, fill })
}

/** Small lights in the air, more of them in larger pictures. */
export function dust({ width, height, fine, detail, tones }: Canvas, share = 1): string {
  return group(
    { fill: tones[5] },
    each(detail * 9, () =>
      element('circle', {
        cx: fine.between(0, width),
        cy: fine.between(0, Math.round(height * share)),
        r: 0.8 + fine.next() * 2.4,
        opacity: String(Math.round(15 + fine.next() * 50) / 100),
      }),
    ),
  )
}

const spotlight: Backdrop = (canvas) => {
  const { tones, width, height, random, side } = canvas
  const [x, y] = [width * (0.5 + (side * random.between(2, 12)) / 100), height * 0.4]
  const r = width * (random.between(36, 46) / 100)
  return (
    ground(canvas, canvas.fade([tones[1], tones[0]], side * 20)) +
    disc([x, y], r * 1.22, tones[2], { opacity: '.45' }) +
    disc([x, y], r, canvas.fade([tones[5], tones[4], tones[3]], side * -35)) +
    dust(canvas)
  )
}

const beams: Backdrop = (canvas) => {
  const { tones, width, height, random, side } = canvas
  const beam = canvas.fade([tones[5], tones[3], tones[1]])
  const source: Point = [width * (0.5 + side * 0.38), -60]
  const shafts = each(random.between(3, 5), (index) => {
    const foot = width * (0.5 - side * (0.75 - index * 0.42))
    const half = width * (random.between(7, 15) / 100)
    const outline = polygon(source, [foot + half, height * 1.05], [foot - half, height * 1.05])
    return shape(outline, beam, { opacity: String(0.16 + 0.1 * index) })
  })
  const floor = canvas.shine(tones[4], [0.5, 0.5], 0.7)
  return (
    ground(canvas, canvas.fade([tones[0], tones[1], tones[2]])) +
    shafts +
    element('ellipse', {
      cx: width / 2,
      cy: height * 0.97,
      rx: width * 0.7,
      ry: 120,
      fill: floor,
    }) +
    dust(canvas)
  )
}

/** Heavy cloth in even folds from `left` to `right`. */
export function folds(canvas: Canvas, left: number, right: number, height: number): string {
  const { tones, random } = canvas
  const count = Math.max(3, Math.round((right - left) / random.between(58, 86)))
  const step = (right - left) / count
  const fold = canvas.fade([tones[2], tones[1], tones[3], tones[1]], 90)
  return each(count, (index) =>
    element('rect', { x: left + index * step, width: step + 1, height, fill: fold }),
  )
}

const curtain: Backdrop = (canvas) => {
  const { tones, width, height, side } = canvas
  const glow = canvas.shine(tones[5], [0.5 + side * 0.2, 0.35], 0.85)
  const shade = canvas.fade([tones[0], tones[1], tones[0]])
  return (
    folds(canvas, 0, width, height) +
    element('rect', { width, height, fill: shade, opacity: '.35' }) +
    element('rect', { x: -width * 0.2, width: width * 1.4, height, fill: glow })
  )
}

const archway: Backdrop = (canvas) => {
  const { tones, width, height, random, side } = canvas
  const centre = width / 2 + side * random.between(0, 30)
  const rings = random.between(4, 6)
  const arch = (half: number, top: number) =>
    path`M${centre - half} ${height}V${top + half}A${half} ${half} 0 0 1 ${centre + half} ${top + half}V${height}Z`
  const order = [1, 2, 3, 2, 3, 4]
  return (
    ground(canvas, tones[0]) +
    each(rings, (index) => {
      const half = Math.round(width * (0.56 - index * 0.065))
      return shape(arch(half, 30 + index * 46), tones[order[index] ?? 4] ?? tones[4])
    }) +
    shape(
      arch(Math.round(width * (0.56 - rings * 0.065)), 30 + rings * 46),
      canvas.fade([tones[5], tones[4]], side * 30),
    )
  )
}

const sunburst: Backdrop = (canvas) => {
  const { tones, width, height, random, side } = canvas
  const centre: Point = [width * (0.5 + side * 0.06), height * (random.between(36, 46) / 100)]
  const rays = random.between(11, 18)
  const ray = each(rays, (index) => {
    const [from, to] = [index / rays, (index + 0.5) / rays]
    return shape(polygon(centre, around(centre, 1200, from), around(centre, 1200, to)), tones[2])
  })
  return (
    ground(canvas, tones[1]) +
    canvas.moving('turn', 240, centre, ray) +
    element('rect', { width, height, fill: canvas.fade([tones[1], tones[0]]), opacity: '.55' }) +
    disc(centre, width * 0.33, tones[3]) +
    disc(centre, width * 0.29, canvas.fade([tones[5], tones[4]], side * 40))
  )
}

const moonrise: Backdrop = (canvas) => {
  const { tones, width, height, random, side, accent } = canvas
  const moon: Point = [width * (0.5 + side * 0.24), height * (random.between(20, 32) / 100)]
  const hill = (index: number) => {
    const y = height * (0.58 + index * 0.12)
    const points = [0, 1, 2, 3, 4].map((step): Point => {
      return [(width * step) / 4, y + random.between(-60, 60)]
    })
    return shape(below(points, height), tones[2 - index] ?? tones[0])
  }
  return (
    ground(canvas, canvas.fade([tones[1], tones[3], tones[4]])) +
    disc(moon, 210, canvas.shine(tones[5], [0.5, 0.5], 0.8)) +
    disc(moon, random.between(62, 104), random.chance(0.4) ? accent : tones[5]) +
    each(3, hill)
  )
}

const screen: Backdrop = (canvas) => {
  const { tones, width, height, random, side } = canvas
  const middle = height * (random.between(45, 62) / 100)
  const steps = each(9, (index) => {
    const x = side > 0 ? width - (index * width) / 9 : ((index + 1) * width) / 9
    return line(path`M${x} 0V${height}`, tones[4], 1.5, { opacity: '.4' })
  })
  return (
    ground(canvas, canvas.fade([tones[4], tones[5]], side * 30)) +
    steps +
    element('rect', {
      y: middle,
      width,
      height: height - middle,
      fill: canvas.fade([tones[3], tones[2]]),
    }) +
    disc([width * (0.5 - side * 0.2), middle], width * 0.31, tones[3], { opacity: '.55' })
  )
}

/** Every backdrop of a figure. */
export const backdrops: readonly Backdrop[] = [
  spotlight,
  beams,
  curtain,
  archway,
  sunburst,
  moonrise,
  screen,
]
