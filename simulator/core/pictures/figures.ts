import type { Canvas } from './canvas.ts'
import * as outlines from './outlines.ts'
import {
  around,
  curve,
  disc,
  each,
  element,
  group,
  line,
  type Point,
  polygon,
  shape,
} from './shapes.ts'

/** Draws a figure about the origin; a head is `unit` high. */
type Figure = (canvas: Canvas) => string

const unit = 300
const scaled = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * unit, y * unit])
const filled = (points: readonly Point[], fill: string) => shape(curve(scaled(points), true), fill)
const stroke = (points: readonly Point[], colour: string, width: number) =>
  line(curve(scaled(points)), colour, width)

function strandsOf(canvas: Canvas, strands: readonly string[]): string {
  const { tones, accent, detail } = canvas
  const drawn = strands
    .slice(0, detail + 1)
    .map((strand, index) => stroke(outlines.points(strand), index % 2 ? accent : tones[3], 5))
  return group({ opacity: '.65' }, ...drawn)
}

/** Colours of skin from lit to shaded, of the dress, and of the lips. */
function look({ random, tones, accent }: Canvas) {
  const skin = random.pick([
    [tones[4], tones[3], tones[2]],
    [tones[3], tones[2], tones[1]],
    [tones[5], tones[4], tones[3]],
  ] as const)
  const dress = random.pick([accent, accent, tones[0], tones[1]])
  return { skin, dress, lips: skin[0] === tones[3] ? tones[0] : tones[2] }
}

const profile: Figure = (canvas) => {
  const { tones, accent, random } = canvas
  const { skin, dress, lips } = look(canvas)
  const hair = random.pick(outlines.profileHairs)
  return (
    filled(outlines.profileFace, canvas.fade(skin, -60)) +
    filled(random.pick(outlines.profileDresses), dress) +
    filled(hair.cap, canvas.fade([tones[1], tones[0]], 30)) +
    (hair.knot > 0 ? disc([-0.5 * unit, -0.42 * unit], hair.knot * unit, tones[0]) : '') +
    strandsOf(canvas, hair.strands) +
    stroke(outlines.points('.25 -.09, .3 -.065, .355 -.085'), tones[0], 6) +
    stroke(outlines.points('.35 .228, .4 .224, .425 .21'), lips, 8) +
    disc([-0.02 * unit, 0.16 * unit], 13, accent)
  )
}

/** The same profile three times, as light and its echoes. */
const echo: Figure = (canvas) => {
  const { tones, random, accent } = canvas
  const { cap, knot } = random.pick(outlines.profileHairs)
  const order = random.chance(0.5) ? [4, 3, 1] : [0, 1, 3]
  return each(3, (index) => {
    const tone = tones[order[index] ?? 0] ?? tones[0]
    const colour =
      index === 2 ? canvas.fade([tone, tones[Math.max(0, (order[2] ?? 1) - 1)] ?? tone], -40) : tone
    const scale = 1.28 - index * 0.2
    const place = `translate(${(index - 1) * -58} ${(index - 1) * 34}) scale(${scale.toFixed(2)})`
    const bun = knot > 0 ? disc([-0.5 * unit, -0.42 * unit], knot * unit, colour) : ''
    const pearl = index === 2 ? disc([-0.02 * unit, 0.18 * unit], 15, accent) : ''
    return group(
      { transform: place },
      filled(outlines.profileFace, colour),
      filled(cap, colour),
      bun,
      pearl,
    )
  })
}

function eyes({ tones }: Canvas): string {
  return (
    stroke(outlines.points('-.24 -.02, -.16 .035, -.07 0'), tones[0], 6) +
    stroke(outlines.points('.24 -.02, .16 .035, .07 0'), tones[0], 6)
  )
}

function head(canvas: Canvas, hair: (typeof outlines.frontHairs)[number]): string {
  const { tones, random } = canvas
  const { skin, dress, lips } = look(canvas)
  return (
    filled(hair.behind, canvas.fade([tones[1], tones[0]])) +
    filled(outlines.shoulders, canvas.fade(skin, -30)) +
    filled(random.pick(outlines.frontDresses), dress) +
    filled(outlines.frontFace, skin[0]) +
    filled(outlines.shadedHalf, skin[1]) +
    eyes(canvas) +
    filled(outlines.lips, lips)
  )
}

const frontal: Figure = (canvas) => {
  const { tones, random } = canvas
  const hair = random.pick(outlines.frontHairs)
  const strands = [
    '-.1 -.54, -.44 -.2, -.46 .3',
    '.16 -.54, .44 -.2, .48 .2',
    '-.02 -.54, -.36 -.28, -.42 0',
  ]
  return (
    head(canvas, hair) +
    filled(hair.right, tones[0]) +
    filled(hair.left, tones[1]) +
    strandsOf(canvas, strands)
  )
}

/** A wide hat that hides the eyes. */
const underHat: Figure = (canvas) => {
  const { tones, accent, random } = canvas
  const hair = random.pick(outlines.frontHairs.slice(0, 2)) as (typeof outlines.frontHairs)[number]
  const [felt, ribbon] = random.chance(0.5) ? [tones[0], accent] : [accent, tones[0]]
  return (
    head(canvas, hair) +
    filled(hair.right, tones[0]) +
    filled(hair.left, tones[1]) +
    filled(outlines.hat.crown, felt) +
    filled(outlines.hat.band, ribbon) +
    filled(outlines.hat.brim, canvas.fade([felt, felt, tones[1]])) +
    stroke(outlines.points('-.9 -.2, -.5 -.08, .1 -.08, .6 -.2, .88 -.3'), ribbon, 4)
  )
}

/** An open fan before the lower half of the face. */
const behindFan: Figure = (canvas) => {
  const { tones, accent, random, detail } = canvas
  const hair = random.pick(outlines.frontHairs)
  const [paper, rim] = random.chance(0.5) ? [accent, tones[5]] : [tones[5], accent]
  const blades = 9 + 2 * detail
  const pivot: Point = [30, 520]
  const at = (index: number) => -0.2 + (0.4 * index) / blades
  const blade = (index: number) => {
    const [from, to] = [at(index), at(index + 1)]
    const outline = polygon(
      around(pivot, 120, from),
      around(pivot, 430, from),
      around(pivot, 446, (from + to) / 2),
      around(pivot, 430, to),
      around(pivot, 120, to),
    )
    return shape(outline, index % 2 ? paper : tones[index % 4 ? 3 : 2])
  }
  const edge = Array.from({ length: 9 }, (_, index) => around(pivot, 408, -0.2 + index * 0.05))
  const foot = Array.from({ length: 5 }, (_, index) => around(pivot, 250, -0.2 + index * 0.1))
  return (
    head(canvas, hair) +
    filled(hair.right, tones[0]) +
    filled(hair.left, tones[1]) +
    each(blades, blade) +
    line(curve(edge), rim, 10) +
    line(curve(foot), rim, 4) +
    disc(pivot, 18, rim)
  )
}

const fromBehind: Figure = (canvas) => {
  const { tones, accent, random } = canvas
  const { skin, dress } = look(canvas)
  const hair = random.pick(outlines.backHairs)
  const earring = (side: number) =>
    element('ellipse', { cx: side * 111, cy: 62, rx: 7, ry: 20, fill: accent })
  return (
    filled(outlines.shoulders, canvas.fade(skin, -35)) +
    group({ opacity: '.5' }, stroke(outlines.points('.02 .9, -.015 1.3, .02 1.7'), tones[1], 5)) +
    filled(random.pick(outlines.backDresses), dress) +
    filled(hair.mass, canvas.fade([tones[2], tones[1], tones[0]], -50)) +
    (hair.knot > 0 ? disc([0, -0.6 * unit], hair.knot * unit, tones[0]) : '') +
    strandsOf(canvas, hair.strands) +
    (hair.knot > 0 ? earring(-1) + earring(1) : '')
  )
}

/** Every figure of a portrait. */
export const figures: readonly Figure[] = [
  profile,
  echo,
  frontal,
  underHat,
  behindFan,
  fromBehind,
  profile,
]
