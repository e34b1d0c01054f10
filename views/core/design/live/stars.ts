/** On a grid of 24. */
const star = [
  [12, 3.8],
  [14.5, 9.1],
  [20.3, 9.9],
  [16.1, 14],
  [17.1, 19.8],
  [12, 17],
  [6.9, 19.8],
  [7.9, 14],
  [3.7, 9.9],
  [9.5, 9.1],
] as const
const count = 5
/** From one star to the next. */
const step = 27

/** Of a row of stars. */
export const rowWidth = (count - 1) * step + 24

/**
 * A row of five stars, as data of one path.
 * @param share how much of the row is in it, from its left, from 0 to 1
 */
export function starsUpTo(share: number): string {
  const end = share * rowWidth
  let data = ''
  for (let at = 0; at < count; at++) {
    const points = star.map(([x, y]) => [x + at * step, y] as const)
    const left = points.flatMap(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
      const own = x <= end ? [[x, y]] : []
      if (x <= end === nextX <= end) return own
      return [...own, [end, y + ((end - x) / (nextX - x)) * (nextY - y)]]
    })
    if (left.length > 0) data += `M${left.map((point) => point.map(short).join(' ')).join('L')}Z`
  }
  return data
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
