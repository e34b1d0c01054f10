import type { Point } from './pictureOf.ts'

const radius = 6
const headLength = 8
const headWidth = 4

/** The data of a path through points, its corners rounded; it ends where the arrow's head begins. */
export function roundedPath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const shortened = points.with(-1, neckOf(points))
  const inner = shortened.slice(1, -1).map((corner, index) => {
    const before = shortened[index] as Point
    const after = shortened[index + 2] as Point
    const from = towards(corner, before)
    const to = towards(corner, after)
    return `L${from.x} ${from.y}Q${corner.x} ${corner.y} ${to.x} ${to.y}`
  })
  const last = shortened.at(-1) as Point
  return `M${first.x} ${first.y}${inner.join('')}L${last.x} ${last.y}`
}

/** A point on the way from one to another, at most a corner's radius away. */
function towards(from: Point, to: Point, most: number = radius): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return from
  const share = Math.min(most, length / 2) / length
  return { x: round(from.x + (to.x - from.x) * share), y: round(from.y + (to.y - from.y) * share) }
}

const round = (number: number) => Math.round(number * 10) / 10

function neckOf(points: readonly Point[]): Point {
  const [before, end] = points.slice(-2) as [Point, Point?]
  return end ? towards(end, before, headLength) : before
}

/** The data of the triangle in which an arrow ends. */
export function arrowHead(points: readonly Point[]): string {
  const [before, end] = points.slice(-2) as [Point, Point?]
  if (!end) return ''
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const [x, y] = [(end.x - before.x) / length, (end.y - before.y) / length]
  const back = { x: end.x - x * headLength, y: end.y - y * headLength }
  const side = (sign: number) =>
    `${round(back.x - sign * y * headWidth)} ${round(back.y + sign * x * headWidth)}`
  return `M${end.x} ${end.y}L${side(1)}L${side(-1)}Z`
}
