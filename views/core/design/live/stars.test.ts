import { expect, test } from 'vitest'
import { rowWidth, starsUpTo } from './stars.ts'

/** The corners of what is drawn, star by star. */
function corners(data: string): number[][][] {
  const stars = data.split('Z').filter(Boolean)
  return stars.map((star) =>
    star
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number)),
  )
}

const farthest = (data: string) =>
  Math.max(...corners(data).flatMap((star) => star.map(([x = 0]) => x)))

test('a whole row is five stars of ten corners, one beside the other', () => {
  const stars = corners(starsUpTo(1))
  expect(stars.map((star) => star.length)).toEqual([10, 10, 10, 10, 10])
  const lefts = stars.map((star) => Math.min(...star.map(([x = 0]) => x)))
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  expect(farthest(starsUpTo(1))).toBeLessThan(rowWidth)
})

test('nothing is drawn of none', () => {
  expect(starsUpTo(0)).toBe('')
})

test.each([0.1, 0.5, 0.9])(
  'up to %d of the row, a star that lies there is cut straight',
  (share) => {
    const data = starsUpTo(share)
    const end = share * rowWidth
    expect(farthest(data)).toBeCloseTo(end, 1)
    const cut =
      corners(data)
        .at(-1)
        ?.filter(([x = 0]) => Math.abs(x - end) < 0.06) ?? []
    expect(cut.length).toBeGreaterThan(1)
  },
)

test('a share between two stars draws those before it whole', () => {
  expect(corners(starsUpTo(0.2)).map((star) => star.length)).toEqual([10])
})
