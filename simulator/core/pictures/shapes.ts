export type Point = readonly [x: number, y: number]

/** A coordinate or length as it is written: one decimal at most. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function spot([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

/** A path as it is written, with its numbers short. */
export function path(pieces: TemplateStringsArray, ...values: (number | string)[]): string {
  const written = values.map((value) => (typeof value === 'number' ? short(value) : value))
  return String.raw({ raw: pieces.raw }, ...written)
}

/** A path of straight lines that ends where it began. */
export function polygon(...points: Point[]): string {
  return `M${points.map(spot).join('L')}Z`
}

/** A soft curve through all points; a closed one ends where it began. */
export function curve(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const at = (index: number) =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point
  const pieces = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${spot(first)} ${spot(second)} ${spot(to)}`
  })
  return `M${spot(at(0))}${pieces.join('')}${isClosed ? 'Z' : ''}`
}

/** A soft line from left to right with everything below it, down to `bottom`. */
export function below(points: readonly Point[], bottom: number): string {
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  return `${curve(points)}L${spot([last[0], bottom])}L${spot([first[0], bottom])}Z`
}

/** The point at a distance from a centre; `turn` is 0 to 1, clockwise from the top. */
export function around([x, y]: Point, distance: number, turn: number): Point {
  const angle = turn * 2 * Math.PI
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

/** An element; attributes that are undefined are left out, numbers are written short. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
  return content
    ? `<${name}${written.join('')}>${content}</${name}>`
    : `<${name}${written.join('')}/>`
}

type Paint = Record<string, string | number | undefined>

/** A filled path. */
export function shape(d: string, fill: string, more: Paint = {}): string {
  return element('path', { d, fill, ...more })
}

/** A line with round ends. */
export function line(d: string, stroke: string, width: number, more: Paint = {}): string {
  const look = { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' }
  return element('path', { d, ...look, ...more })
}

/** A filled circle. */
export function disc([cx, cy]: Point, r: number, fill: string, more: Paint = {}): string {
  return element('circle', { cx, cy, r, fill, ...more })
}

/** A group of elements. */
export function group(attributes: Paint, ...content: string[]): string {
  return element('g', attributes, content.join(''))
}

/** The numbers from 0 to `count` − 1, each turned into markup. */
export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
