import { dust, folds } from './backdrops.ts'
import type { Canvas } from './canvas.ts'
import {
  around,
  below,
  curve,
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

/** A cone of light from a lamp to a pool on the floor. */
function cone(canvas: Canvas, lamp: Point, foot: Point, half: number): string {
  const { tones } = canvas
  const [x, y] = foot
  const light = canvas.fade([tones[5], tones[4], tones[2]])
  return (
    shape(polygon(lamp, [x + half, y], [x - half, y]), light, { opacity: '.34' }) +
    element('ellipse', { cx: x, cy: y, rx: half, ry: half * 0.2, fill: tones[4], opacity: '.75' })
  )
}

/** Heads and shoulders of an audience along the lower edge. */
function audience({ width, height, random, tones }: Canvas): string {
  const count = random.between(13, 18)
  return each(count, (index) => {
    const x = (width * (index + 0.5)) / count + random.between(-22, 22)
    const y = height - random.between(52, 84)
    const body: Point[] = [
      [x - 74, height + 40],
      [x - 52, y + 46],
      [x, y + 26],
      [x + 52, y + 46],
      [x + 74, height + 40],
    ]
    return disc([x, y], 32, tones[0]) + shape(curve(body), tones[0])
  })
}

/** A curtain drawn aside from the edge to `reach`, held by a band. */
function drapery(canvas: Canvas, isRight: boolean, reach: number): string {
  const { width, height, tones, accent } = canvas
  const cloth = (from: number, to: number) => {
    const outline = path`M${from} -10H${to}C${to} ${height * 0.42} ${to * 0.55} ${height * 0.52} ${to * 0.34} ${height * 0.62}C${to * 0.42} ${height * 0.76} ${to * 0.44} ${height * 0.9} ${to * 0.46} ${height + 10}H${from * 0.46}C${from * 0.44} ${height * 0.9} ${from * 0.42} ${height * 0.76} ${from * 0.34} ${height * 0.62}C${from * 0.55} ${height * 0.52} ${from} ${height * 0.42} ${from} -10Z`
    return shape(outline, canvas.fade([tones[3], tones[1], tones[2], tones[1]], 90))
  }
  const parts = 5
  const drawn =
    each(parts, (index) => cloth((reach * index) / parts, (reach * (index + 1)) / parts)) +
    line(
      path`M0 ${height * 0.64}Q${reach * 0.2} ${height * 0.66} ${reach * 0.36} ${height * 0.61}`,
      accent,
      14,
    )
  return isRight ? group({ transform: `translate(${width} 0) scale(-1 1)` }, drawn) : drawn
}

/** An empty stage between curtains, in one light. */
export function drawStage(canvas: Canvas): string {
  const { width, height, tones, random, side, accent } = canvas
  const floor = height * (random.between(68, 76) / 100)
  const foot: Point = [width * (0.5 + (side * random.between(0, 12)) / 100), height * 0.84]
  const lamp: Point = [width * (0.5 - (side * random.between(10, 26)) / 100), -80]
  const prop = random.pick([chair, microphone, moonOnStage])
  return (
    element('rect', { width, height, fill: canvas.fade([tones[0], tones[1], tones[2]]) }) +
    element('rect', {
      y: floor,
      width,
      height: height - floor,
      fill: canvas.fade([tones[2], tones[1]]),
    }) +
    canvas.moving('sway', 16, lamp, cone(canvas, lamp, foot, random.between(210, 300))) +
    prop(canvas, foot) +
    canvas.moving('twinkle', 9, [0, 0], dust(canvas, 0.7)) +
    canvas.moving('breathe', 19, [0, 0], drapery(canvas, false, width * 0.36)) +
    canvas.moving('breathe', 23, [width, 0], drapery(canvas, true, width * 0.36)) +
    (random.chance(0.5) ? valance(canvas) : '') +
    (random.chance(0.6) ? audience(canvas) : footlights(canvas, accent))
  )
}

function chair({ tones, accent }: Canvas, [x, y]: Point): string {
  const leg = (dx: number) => line(path`M${x + dx} ${y - 118}v112`, tones[0], 11)
  return (
    line(path`M${x - 56} ${y - 118}v-150q56 -52 112 0v150`, tones[0], 12) +
    leg(-56) +
    leg(56) +
    element('rect', { x: x - 70, y: y - 132, width: 140, height: 24, rx: 12, fill: accent })
  )
}

function microphone({ tones, accent }: Canvas, [x, y]: Point): string {
  return (
    line(path`M${x} ${y}v-300`, tones[0], 9) +
    element('ellipse', { cx: x, cy: y, rx: 66, ry: 14, fill: tones[0] }) +
    element('rect', { x: x - 27, y: y - 392, width: 54, height: 100, rx: 27, fill: accent }) +
    each(4, (index) => line(path`M${x - 20} ${y - 374 + index * 20}h40`, tones[0], 4))
  )
}

function moonOnStage({ tones, accent }: Canvas, [x, y]: Point): string {
  const centre: Point = [x, y - 190]
  return (
    line(path`M${x} ${y - 190}V-20`, tones[4], 3) +
    disc(centre, 118, accent) +
    disc([x + 46, y - 214], 104, tones[2]) +
    disc(around(centre, 150, 0.14), 9, tones[5])
  )
}

function valance(canvas: Canvas): string {
  const { width, tones, accent } = canvas
  const count = 8
  const step = width / count
  return each(count, (index) => {
    const [from, to] = [index * step, (index + 1) * step]
    const outline = path`M${from} -10V90Q${from + step / 2} 210 ${to} 90V-10Z`
    return (
      shape(outline, index % 2 ? tones[2] : tones[1]) +
      line(path`M${from} 90Q${from + step / 2} 210 ${to} 90`, accent, 6)
    )
  })
}

function footlights(canvas: Canvas, colour: string): string {
  const { width, height, tones } = canvas
  const glow = canvas.shine(tones[5], [0.5, 0.6])
  return each(9, (index) => {
    const x = (width * (index + 0.5)) / 9
    return (
      disc([x, height - 34], 88, glow) +
      shape(path`M${x - 42} ${height}a42 42 0 0 1 84 0Z`, index % 2 ? colour : tones[3])
    )
  })
}

/** Crossing lights over a row of dancers’ heads. */
export function drawConcert(canvas: Canvas): string {
  const { width, height, tones, random, accent } = canvas
  const lamps = random.between(5, 7)
  const lights = each(lamps, (index) => {
    const lamp: Point = [(width * (index + 0.5)) / lamps, 26]
    const aim = width * (random.between(5, 95) / 100)
    const half = random.between(70, 170)
    const colour = canvas.fade([index % 3 === 1 ? accent : tones[5], tones[3], tones[1]])
    const outline = polygon(lamp, [aim + half, height], [aim - half, height])
    const beam = shape(outline, colour, { opacity: '.42' })
    return canvas.moving('sway', 9 + index * 2, lamp, beam) + disc(lamp, 20, tones[5])
  })
  return (
    element('rect', { width, height, fill: canvas.fade([tones[0], tones[1], tones[2]]) }) +
    lights +
    element('ellipse', {
      cx: width / 2,
      cy: height,
      rx: width * 0.62,
      ry: 210,
      fill: canvas.shine(tones[4]),
    }) +
    line(path`M0 26H${width}`, tones[0], 16) +
    canvas.moving('twinkle', 7, [0, 0], dust(canvas, 0.8)) +
    audience(canvas)
  )
}

/** Cloth alone, with one to three lights crossing on it. */
export function drawCurtain(canvas: Canvas): string {
  const { width, height, tones, random, accent } = canvas
  const isGathered = random.chance(0.5)
  const hem = Array.from(
    { length: 17 },
    (_, index): Point => [(width * index) / 16, height * 0.9 + (index % 2) * 18],
  )
  const lights = each(random.between(1, 3), (index) => {
    const centre: Point = [
      width * (random.between(18, 82) / 100),
      height * (random.between(36, 62) / 100),
    ]
    const r = height * (random.between(24, 46) / 100)
    const colour = index === 1 ? accent : tones[5]
    const light =
      disc(centre, r, tones[4], { opacity: '.2' }) +
      disc(centre, r, canvas.shine(colour, [0.5, 0.5], 0.9))
    return canvas.moving('drift', 13 + index * 5, centre, light)
  })
  const drawn = isGathered
    ? drapery(canvas, false, width * 0.42) + drapery(canvas, true, width * 0.42)
    : ''
  return (
    folds(canvas, 0, width, height) +
    element('rect', {
      width,
      height,
      fill: canvas.fade([tones[0], tones[1], tones[0]]),
      opacity: '.45',
    }) +
    lights +
    shape(below(hem, height), tones[0]) +
    line(curve(hem), accent, 7) +
    drawn +
    (random.chance(0.5) ? valance(canvas) : '') +
    canvas.moving('twinkle', 8, [0, 0], dust(canvas, 0.85))
  )
}
