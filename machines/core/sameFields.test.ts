import { expect, test } from 'vitest'
import { hasSameFields } from './sameFields.ts'

test('objects are the same when their fields are, whichever objects they are', () => {
  expect(hasSameFields({ rose: 1 }, { rose: 1 })).toBe(true)
  expect(hasSameFields({}, {})).toBe(true)
  expect(hasSameFields({ rose: 1 }, { rose: 2 })).toBe(false)
  expect(hasSameFields<Record<string, number>>({ rose: 1 }, { rose: 1, kiss: 1 })).toBe(false)
  expect(hasSameFields<Record<string, number>>({ rose: 1, kiss: 1 }, { rose: 1 })).toBe(false)
})
