import { expect, test } from 'vitest'
import { pageNumbers } from './pageNumbers.ts'

test('all pages of a short list are named', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('of a long list the ends and what surrounds the current page are named', () => {
  expect(pageNumbers(1, 30)).toEqual([1, 2, 3, 4, 5, 'gap', 30])
  expect(pageNumbers(15, 30)).toEqual([1, 'gap', 14, 15, 16, 'gap', 30])
  expect(pageNumbers(28, 30)).toEqual([1, 'gap', 26, 27, 28, 29, 30])
})

test('no gap stands for a single page, and every row of a long list has seven places', () => {
  for (let page = 1; page <= 30; page++) {
    const row = pageNumbers(page, 30)
    expect(row).toHaveLength(7)
    row.forEach((number, at) => {
      if (number !== 'gap') return
      const [before, after] = [row[at - 1], row[at + 1]].map(Number) as [number, number]
      expect(after - before).toBeGreaterThan(2)
    })
  }
})
