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

/** A sky in one of four lights. */
export function sky(canvas: Canvas): string {
  const { width, height, tones, random } = canvas
  const colours = random.pick([
    [tones[1], tones[3], tones[4]],
    [tones[0], tones[1], tones[2]],
    [tones[5], tones[4], tones[3]],
    [tones[2], tones[3], tones[5]],
  ])
  return element('rect', { width, height, fill: canvas.fade(colours) })
}

/** A sun or moon no lower than at `lowest` per cent of the height. */
export function sun(canvas: Canvas, lowest: number): string {
  const { width, height, tones, random, side, accent } = canvas
  const centre: Point = [
    width * (0.5 + (side * random.between(5, 28)) / 100),
    height * (random.between(24, lowest) / 100),
  ]
  const r = random.between(96, 176)
  const face = random.chance(0.35) ? accent : canvas.fade([tones[5], tones[4]])
  return canvas.moving(
    'rise',
    21,
    centre,
    disc(centre, r * 1.9, tones[4], { opacity: '.14' }) +
      disc(centre, r * 1.42, tones[4], { opacity: '.22' }) +
      disc(centre, r, face),
  )
}

/** A soft ridge across the canvas at a height, with everything below it. */
function ridge({ width, height, random }: Canvas, y: number, swing: number, steps: number): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, index): Point => [-80 + ((width + 160) * index) / steps, y + random.between(-swing, swing)],
  )
  return below(points, height)
}

function tree({ tones }: Canvas, [x, y]: Point, size: number): string {
  return (
    line(path`M${x} ${y}v${-size * 0.5}`, tones[0], size * 0.07) +
    element('ellipse', {
      cx: x,
      cy: y - size * 0.85,
      rx: size * 0.24,
      ry: size * 0.55,
      fill: tones[0],
    })
  )
}

/** Hills cut from paper, one behind the other. */
export function drawHills(canvas: Canvas): string {
  const { width, height, tones, random, detail, fine } = canvas
  const order = random.chance(0.5) ? [4, 3, 2, 1, 0] : [3, 2, 2, 1, 0]
  const layers = each(5, (index) => {
    const y = height * (0.42 + index * 0.12)
    const outline = ridge(canvas, y, 74 - index * 8, random.between(3, 6))
    const tone = tones[order[index] ?? 0] ?? tones[0]
    const edge = shape(outline, tones[5], { opacity: '.22', transform: 'translate(0 -7)' })
    return canvas.moving('drift', 17 + index * 5, [0, 0], edge + shape(outline, tone))
  })
  const grove = each(3 + detail * 2, () =>
    tree(canvas, [fine.between(40, width - 40), height * 1.01], fine.between(70, 190)),
  )
  return sky(canvas) + sun(canvas, 40) + layers + grove
}

/** A sea of scallops under a low light. */
export function drawWaves(canvas: Canvas): string {
  const { width, height, tones, random, accent } = canvas
  const rows = 5
  const sea = each(rows, (row) => {
    const y = height * (0.52 + row * 0.11)
    const r = 84 + row * 18
    const count = Math.ceil(width / (r * 1.6)) + 2
    const tone = tones[[3, 2, 2, 1, 0][row] ?? 0] ?? tones[0]
    const scallop = (rim: string) =>
      canvas.stamp(
        disc([0, 0], r, tone) +
          disc([0, 0], r * 0.74, 'none', { stroke: rim, 'stroke-width': 4, opacity: '.5' }) +
          disc([0, 0], r * 0.46, 'none', { stroke: rim, 'stroke-width': 4, opacity: '.35' }),
      )
    const [usual, rare] = [scallop(tones[4]), scallop(accent)]
    const scallops = each(count, (index) => {
      const draw = random.chance(0.15) ? rare : usual
      return draw([index * r * 1.6 - (row % 2) * r * 0.8 - r * 0.4, y + r * 0.5])
    })
    return canvas.moving('drift', 9 + row * 3, [0, 0], scallops)
  })
  return sky(canvas) + sun(canvas, 46) + sea
}

/** A bay: long bands of water that carry the light, and a sail. */
export function drawBay(canvas: Canvas): string {
  const { width, height, tones, random, side, accent, fine, detail } = canvas
  const horizon = height * (random.between(50, 60) / 100)
  const centre: Point = [width * (0.5 + side * 0.2), horizon - random.between(20, 130)]
  const glitter = each(8 + detail * 5, (index) => {
    const y = horizon + 20 + index * ((height - horizon) / (8 + detail * 5))
    const half = 30 + (y - horizon) * 0.5 * fine.next() + 12
    const x = centre[0] + fine.between(-60, 60)
    return line(path`M${x - half} ${y}H${x + half}`, tones[5], 7, {
      opacity: '.55',
    })
  })
  const boat: Point = [width * (0.5 - (side * random.between(12, 30)) / 100), horizon + 70]
  const [x, y] = boat
  const sail =
    shape(polygon([x, y - 190], [x, y - 20], [x + side * 104, y - 20]), accent) +
    shape(
      polygon([x - side * 10, y - 160], [x - side * 10, y - 20], [x - side * 66, y - 20]),
      tones[5],
    ) +
    shape(path`M${x - 96} ${y - 8}h192q-20 40 -62 40h-68q-44 0 -62 -40Z`, tones[0])
  return (
    sky(canvas) +
    disc(centre, 260, tones[5], { opacity: '.12' }) +
    disc(centre, random.between(120, 170), canvas.fade([tones[5], tones[4]])) +
    shape(ridge(canvas, horizon - 40, 46, 7), tones[2]) +
    element('rect', {
      y: horizon,
      width,
      height: height - horizon,
      fill: canvas.fade([tones[2], tones[1], tones[0]]),
    }) +
    canvas.moving('twinkle', 6, [0, 0], glitter) +
    canvas.moving('sway', 7, [x, y], sail)
  )
}

/** Long dunes, a path of light and a few birds. */
export function drawDunes(canvas: Canvas): string {
  const { width, height, tones, random, side, fine, detail } = canvas
  const dunes = each(4, (index) => {
    const y = height * (0.5 + index * 0.14)
    const peak = width * (random.between(20, 80) / 100)
    const lift = random.between(60, 150)
    const crest: Point[] = [
      [-60, y + 60],
      [peak * 0.5, y],
      [peak, y - lift],
      [peak + (width - peak) * 0.4, y + 20],
      [width + 60, y + random.between(-20, 70)],
    ]
    const tone = tones[[4, 3, 2, 1][index] ?? 1] ?? tones[1]
    const shade = tones[[3, 2, 1, 0][index] ?? 0] ?? tones[0]
    const far = peak - side * width * 0.3
    const flank = `${curve([
      [peak, y - lift],
      [peak - side * 70, y + 60],
      [far, height],
    ])}H${Math.round(peak + side * width * 0.22)}${curve([
      [peak + side * width * 0.22, height],
      [peak + side * 40, y + 70],
      [peak, y - lift],
    ]).replace('M', 'L')}Z`
    return canvas.moving(
      'drift',
      19 + index * 4,
      [0, 0],
      shape(below(crest, height), canvas.fade([tone, shade])) +
        shape(flank, shade, { opacity: '.5' }),
    )
  })
  const birds = group(
    { opacity: '.8' },
    each(2 + detail, () => {
      const [x, y] = around(
        [width * (0.5 - side * 0.25), height * 0.2],
        fine.between(20, 130),
        fine.next(),
      )
      return line(path`M${x - 22} ${y - 8}q14 -6 22 8q8 -14 22 -8`, tones[0], 5)
    }),
  )
  return sky(canvas) + sun(canvas, 36) + canvas.moving('drift', 12, [0, 0], birds) + dunes
}
