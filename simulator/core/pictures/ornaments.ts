import type { Canvas } from './canvas.ts'
import {
  around,
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

function ring(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const spot = (distance: number, turn: number) => {
    const [x, y] = around(centre, distance, turn)
    return path`${x} ${y}`
  }
  const large = to - from > 0.5 ? 1 : 0
  const outside = path`M${spot(outer, from)}A${outer} ${outer} 0 ${large} 1 ${spot(outer, to)}`
  return path`${outside}L${spot(inner, to)}A${inner} ${inner} 0 ${large} 0 ${spot(inner, from)}Z`
}

/** A rising sun of the twenties: rays, steps and gold lines. */
export function drawDeco(canvas: Canvas): string {
  const { width, height, tones, random, side, accent } = canvas
  const centre: Point = [
    width * (0.5 + (side * random.between(0, 24)) / 100),
    height * (random.between(78, 102) / 100),
  ]
  const rays = random.pick([12, 16, 20])
  const fan = each(rays, (index) => {
    const turn = -0.27 + (0.54 * index) / rays
    const outline = polygon(
      centre,
      around(centre, 1700, turn),
      around(centre, 1700, turn + 0.27 / rays),
    )
    return shape(outline, index % 2 ? tones[3] : tones[2])
  })
  const rings = each(4, (index) => {
    const r = 420 - index * 86
    return (
      disc(centre, r, [tones[1], tones[2], accent, tones[4]][index] ?? tones[4]) +
      disc(centre, r - 16, 'none', { stroke: tones[4], 'stroke-width': 4 })
    )
  })
  const steps = each(4, (index) => {
    const [w, y] = [190 - index * 44, height - 130 + index * 34]
    return (
      element('rect', { x: 0, y, width: w, height, fill: tones[index % 2 ? 1 : 0] }) +
      element('rect', { x: width - w, y, width: w, height, fill: tones[index % 2 ? 1 : 0] })
    )
  })
  return (
    element('rect', { width, height, fill: canvas.fade([tones[0], tones[1]]) }) +
    canvas.moving('sway', 22, centre, fan) +
    canvas.moving('breathe', 13, centre, rings) +
    steps +
    element('rect', {
      x: 26,
      y: 26,
      width: width - 52,
      height: height - 52,
      fill: 'none',
      stroke: tones[4],
      'stroke-width': 4,
      opacity: '.7',
    })
  )
}

/** Fans side by side, each of a few arcs. */
export function drawFans(canvas: Canvas): string {
  const { width, height, tones, random, accent, detail } = canvas
  const r = random.pick([160, 200, 240])
  const rows = Math.ceil(height / (r * 0.5)) + 2
  const isBold = random.chance(0.5)
  const stamps = [
    [tones[1], tones[4], tones[2], tones[3]],
    [tones[2], tones[5], tones[1], accent],
    [tones[0], tones[3], tones[1], tones[4]],
  ].map((colours) =>
    canvas.stamp(
      each(4, (arc) =>
        disc(
          [0, 0],
          r * (1 - arc * (isBold ? 0.24 : 0.2)) - (arc ? 4 : 0),
          colours[arc] ?? tones[2],
        ),
      ) +
        (detail > 1
          ? disc([0, 0], r * 0.9, 'none', { stroke: tones[5], 'stroke-width': 2, opacity: '.5' })
          : ''),
    ),
  )
  const fans = each(rows, (row) =>
    each(Math.ceil(width / (2 * r)) + 2, (index) =>
      random.pick(stamps)([index * 2 * r - (row % 2) * r, row * r * 0.5]),
    ),
  )
  const light = canvas.shine(tones[5], [0.5 + canvas.side * 0.25, 0.3], 0.45)
  return (
    element('rect', { width, height, fill: tones[0] }) +
    canvas.moving('drift', 16, [0, 0], fans) +
    element('rect', { width, height, fill: canvas.fade(['#0000', tones[0]]), opacity: '.6' }) +
    element('rect', { width, height, fill: light })
  )
}

/** Ribbons of silk that cross the canvas. */
export function drawRibbons(canvas: Canvas): string {
  const { width, height, tones, random, side, accent } = canvas
  const order = random.sample([tones[2], tones[3], tones[4], accent, tones[1]], 5)
  const ribbons = each(5, (index) => {
    const y = height * (0.08 + index * 0.2)
    const top = [0, 1, 2, 3, 4, 5].map((step): Point => {
      return [-60 + ((width + 120) * step) / 5, y + random.between(-110, 110)]
    })
    const bottom = top.map(([x, edge]): Point => [x, edge + random.between(40, 190)]).reverse()
    const outline = `${curve(top)}L${curve(bottom).slice(1)}Z`
    const fill = canvas.fade(
      [order[index] ?? tones[2], tones[0], order[index] ?? tones[2]],
      90 + side * 25,
    )
    return canvas.moving(
      'rise',
      11 + index * 3,
      [0, 0],
      shape(outline, fill, { opacity: '.94' }) + line(curve(top), tones[5], 3),
    )
  })
  const glow = canvas.shine(tones[5], [0.5, 0.5], 0.75)
  return (
    element('rect', { width, height, fill: canvas.fade([tones[1], tones[0]]) }) +
    disc([width * (0.5 + side * 0.22), height * 0.36], 460, glow) +
    ribbons
  )
}

/** Tiles of quarter circles, half moons and dots. */
export function drawTiles(canvas: Canvas): string {
  const { width, height, tones, random, accent } = canvas
  const cell = random.pick([200, 250])
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const colours = [tones[0], tones[1], tones[2], tones[3], tones[4], accent]
  const tile = (x: number, y: number) => {
    const [back, front, dot] = random.sample(colours, 3) as [string, string, string]
    const half = cell / 2
    const motifs = [
      path`M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z`,
      path`M0 0A${cell} ${cell} 0 0 0 ${cell} ${cell}A${cell} ${cell} 0 0 0 0 0Z`,
      path`M0 ${half}A${half} ${half} 0 0 1 ${cell} ${half}ZM0 ${cell}A${half} ${half} 0 0 1 ${cell} ${cell}Z`,
      path`M0 ${cell}L${cell} 0V${cell}Z`,
    ]
    const turn = `translate(${x} ${y}) rotate(${random.pick([0, 90, 180, 270])} ${half} ${half})`
    const ground = element('rect', { x: -1, y: -1, width: cell + 2, height: cell + 2, fill: back })
    const extra = random.chance(0.4)
      ? canvas.moving(
          'twinkle',
          random.between(5, 12),
          [half, half],
          disc([half, half], cell * 0.17, dot),
        )
      : ''
    return group({ transform: turn }, ground, shape(random.pick(motifs), front), extra)
  }
  return (
    each(rows, (row) => each(columns, (column) => tile(column * cell, row * cell))) +
    element('rect', {
      width,
      height,
      fill: canvas.shine(tones[5], [0.5 + canvas.side * 0.3, 0.2], 0.35),
    })
  )
}

/** One body before another: an eclipse with its rings. */
export function drawEclipse(canvas: Canvas): string {
  const { width, height, tones, random, side, accent, fine, detail } = canvas
  const least = Math.min(width, height)
  const centre: Point = [width * (0.5 + side * (width / height - 1) * 0.14), height * 0.5]
  const r = least * (random.between(24, 32) / 100)
  const moon = around(centre, r * (random.between(24, 52) / 100), random.next())
  const orbits = each(4, (index) => {
    const [outer, from] = [r * (1.24 + index * 0.26), random.next()]
    const arc = ring(
      centre,
      Math.round(outer - 5 - index * 2),
      Math.round(outer),
      from,
      from + random.between(30, 85) / 100,
    )
    const [x, y] = around(centre, outer, from)
    const planet = disc([x, y], random.between(8, 24), index % 2 ? accent : tones[5])
    return canvas.moving('turn', 90 + index * 40, centre, shape(arc, tones[3]) + planet)
  })
  const stars = each(16 + detail * 14, () =>
    disc([fine.between(0, width), fine.between(0, height)], 1 + fine.next() * 3, tones[4], {
      opacity: '.7',
    }),
  )
  return (
    element('rect', { width, height, fill: canvas.fade([tones[1], tones[0]], side * 40) }) +
    stars +
    disc(centre, r * 2.1, canvas.shine(tones[4], [0.5, 0.5], 0.7)) +
    orbits +
    disc(centre, r, canvas.fade([tones[5], tones[4], tones[3]], side * -30)) +
    disc(moon, r * 0.94, canvas.fade([tones[1], tones[0]]))
  )
}

/** A flower of turned petals. */
export function drawRosette(canvas: Canvas): string {
  const { width, height, tones, random, side, accent } = canvas
  const centre: Point = [width / 2, height / 2]
  const least = Math.min(width, height)
  const layers = each(3, (layer) => {
    const count = random.pick([8, 10, 12])
    const length = least * (0.5 - layer * 0.13)
    const half = length * (random.between(17, 27) / 100)
    const fill = canvas.fade(
      [
        [tones[2], tones[3]],
        [tones[4], tones[3]],
        [accent, tones[4]],
      ][layer] ?? [],
    )
    const [x, y] = centre
    const petal = path`M${x} ${y}C${x - half * 2} ${y - length * 0.4} ${x - half} ${y - length * 0.9} ${x} ${y - length}C${x + half} ${y - length * 0.9} ${x + half * 2} ${y - length * 0.4} ${x} ${y}Z`
    const petals = each(count, (index) =>
      shape(petal, fill, {
        transform: `rotate(${Math.round((360 * (index + layer / 2)) / count)} ${x} ${y})`,
        stroke: tones[1],
        'stroke-width': 3,
      }),
    )
    return canvas.moving('turn', 160 + layer * 60, centre, petals)
  })
  return (
    element('rect', { width, height, fill: canvas.fade([tones[1], tones[0]], side * 35) }) +
    disc(centre, least * 0.46, tones[2], { opacity: '.4' }) +
    layers +
    disc(centre, least * 0.06, tones[5])
  )
}
