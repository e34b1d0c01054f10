import { dust } from './backdrops.ts'
import type { Canvas } from './canvas.ts'
import { sky, sun } from './landscapes.ts'
import { each, element, path, shape } from './shapes.ts'

/** A town at night with lit windows. */
export function drawSkyline(canvas: Canvas): string {
  const { width, height, tones, random, accent, fine, detail } = canvas
  const rows = each(3, (row) => {
    const tone = tones[2 - row] ?? tones[0]
    let x = -random.between(0, 60)
    let houses = ''
    while (x < width) {
      const [w, top] = [
        random.between(74, 156),
        height * (0.36 + row * 0.15) + random.between(-110, 90),
      ]
      houses += house(random.between(0, 4), Math.round(x), Math.round(top), w, height, tone)
      if (row > 0) houses += windows(x, top, w)
      x += w + random.between(-6, 14)
    }
    return houses
  })

  function windows(x: number, top: number, w: number): string {
    let lit = ''
    for (let wy = top + 74; wy < height - 40; wy += 74) {
      for (let wx = x + 18; wx < x + w - 26; wx += 38) {
        if (!fine.chance(0.12 + detail * 0.07)) continue
        const fill = fine.chance(0.15) ? accent : tones[4]
        lit += element('rect', {
          x: Math.round(wx),
          y: Math.round(wy),
          width: 14,
          height: 22,
          fill,
        })
      }
    }
    return lit
  }
  return (
    sky(canvas) + sun(canvas, 34) + canvas.moving('twinkle', 9, [0, 0], dust(canvas, 0.4)) + rows
  )
}

function house(
  kind: number,
  x: number,
  top: number,
  w: number,
  height: number,
  fill: string,
): string {
  const half = w / 2
  const roofs = [
    path`M${x} ${height}V${top}h${w}V${height}Z`,
    path`M${x} ${height}V${top}l${half} -70l${half} 70V${height}Z`,
    path`M${x} ${height}V${top}a${half} ${half} 0 0 1 ${w} 0V${height}Z`,
    path`M${x} ${height}V${top}h${w * 0.25}v-46h${w * 0.5}v46h${w * 0.25}V${height}Z`,
    path`M${x} ${height}V${top}h${half - 4}l4 -130l4 130h${half - 4}V${height}Z`,
  ]
  return shape(roofs[kind] ?? '', fill)
}
