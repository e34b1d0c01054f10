import { expect, test } from 'vitest'
import { thumbnailAt } from './thumbnailAt.ts'

/** Ten pictures, four beside each other, one for each 5 seconds. */
const sheet = { sheet: 'sheet.jpg', count: 10, columns: 4, width: 160, height: 90, interval: 5 }

test.each([
  [0, 0, 0],
  [4.9, 0, 0],
  [5, 160, 0],
  [19, 480, 0],
  [20, 0, 90],
  [34, 320, 90],
  [45, 160, 180],
  [600, 160, 180],
  [-1, 0, 0],
])('second %d is shown %d px from the left and %d from above [VID-29]', (seconds, x, y) => {
  expect(thumbnailAt(sheet, seconds)).toEqual({ sheet: 'sheet.jpg', width: 160, height: 90, x, y })
})

test('of a sheet without pictures, or whose pictures stand nowhere, there is none [VID-29]', () => {
  expect(thumbnailAt({ ...sheet, count: 0 }, 5)).toBeNull()
  expect(thumbnailAt({ ...sheet, columns: 0 }, 5)).toBeNull()
})

test('of pictures without an interval there is the first [VID-29]', () => {
  expect(thumbnailAt({ ...sheet, interval: 0 }, 30)).toMatchObject({ x: 0, y: 0 })
})
