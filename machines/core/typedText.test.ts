import { expect, test } from 'vitest'
import { placeholder } from '../../src/engine/index.ts'
import { withoutBlanksAround, withoutSpacesAround } from './typedText.ts'

test.each([
  ['  Robin Vale ', 'Robin Vale'],
  ['   ', ''],
  ['', ''],
  ['\u00a0Robin\u00a0', '\u00a0Robin\u00a0'],
])('spaces around a text are left out: %j', (typed, text) => {
  expect(withoutSpacesAround(typed)).toBe(text)
  expect(withoutSpacesAround(placeholder(typed))).toBe(placeholder(text))
})

test.each([
  ['\n Robin\n\tVale \n', 'Robin\n\tVale'],
  [' \n\r\n\t', ''],
  ['\u00a0Robin\n', '\u00a0Robin'],
])('blanks around a text of several lines are left out: %j', (typed, text) => {
  expect(withoutBlanksAround(typed)).toBe(text)
  expect(withoutBlanksAround(placeholder(typed))).toBe(placeholder(text))
})
