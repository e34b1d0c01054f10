import { describe, expect, test } from 'vitest'
import { searchedParts } from './searchedParts.ts'

describe('what was searched for stands apart', () => {
  const marked = (text: string, wanted: string) =>
    searchedParts(text, wanted).map((part) => (part.isHit ? `[${part.text}]` : part.text))

  test.each([
    ['Café, café', 'cafe', ['[Café]', ', ', '[café]']],
    ['xCafe\u0301s', 'CAFE', ['x', '[Cafe\u0301]', 's']],
    ['aaa', 'aa', ['[aa]', 'a']],
    ['İi', 'i', ['[İ]', '[i]']],
    ['🌹 rose', 'rose', ['🌹 ', '[rose]']],
    ['nothing', 'rose', ['nothing']],
  ])('%s: %s', (text, wanted, parts) => {
    expect(marked(text, wanted)).toEqual(parts)
    expect(
      searchedParts(text, wanted)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
