import { expect, test } from 'vitest'
import { placeholder } from '../src/engine/index.ts'
import { withoutSpacesAround } from './typedText.ts'

test.each([
  ['  Robin Vale ', 'Robin Vale'],
  ['   ', ''],
  ['', ''],
  ['\u00a0Robin\u00a0', '\u00a0Robin\u00a0'],
])('spaces around a text are left out: %j', (typed, text) => {
  expect(withoutSpacesAround(typed)).toBe(text)
  expect(withoutSpacesAround(placeholder(typed))).toBe(placeholder(text))
})
