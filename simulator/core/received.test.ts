import { expect, test } from 'vitest'
import { createShelf } from './received.ts'

test('keeps the newest items, oldest first', () => {
  const shelf = createShelf<number>(3)
  for (const item of [1, 2, 3, 4, 5]) shelf.add(item)
  expect(shelf.items()).toEqual([3, 4, 5])
  shelf.clear()
  expect(shelf.items()).toEqual([])
})
