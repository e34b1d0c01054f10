import { expect, test } from 'vitest'
import { type Direction, nextIndex } from './treeKeys.ts'

/** a ▾ (b ▾ (c, d), e), f */
const items = [
  { level: 0, isExpanded: true },
  { level: 1, isExpanded: true },
  { level: 2 },
  { level: 2 },
  { level: 1 },
  { level: 0 },
]
const go = (direction: Direction, from: number) =>
  nextIndex(direction, from, items.length, (index) => items[index])

test('goes row by row and stays within the tree', () => {
  expect(go('next', 0)).toBe(1)
  expect(go('next', 5)).toBe(5)
  expect(go('previous', 0)).toBe(0)
  expect([go('first', 3), go('last', 3), go('page', 1), go('pageBack', 4)]).toEqual([0, 5, 5, 0])
})

test('goes to what is inside and to what is around', () => {
  expect(go('in', 1)).toBe(2)
  expect(go('out', 3)).toBe(1)
  expect(go('out', 4)).toBe(0)
})

test('leaves a key to others where it leads nowhere', () => {
  expect(go('in', 2)).toBe(undefined)
  expect(go('out', 5)).toBe(undefined)
})
