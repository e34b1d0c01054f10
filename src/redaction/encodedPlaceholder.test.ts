import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeholder } from '../engine/index.ts'
import { encodedPlaceholder } from './encodedPlaceholder.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Müller straße', 'ночь', '夜の海', '100 % "a/b"', '🎭 x'),
)

test('has the shape of the text, encoded and decoded, and nothing of its letters', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const encoded = encodeURIComponent(typed.replace(/\p{Surrogate}/gu, '\uFFFD'))
      const redacted = encodedPlaceholder(encoded)
      expect(placeholder(redacted)).toBe(placeholder(encoded))
      expect(placeholder(decodeURIComponent(redacted))).toBe(
        placeholder(decodeURIComponent(encoded)),
      )
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['a%20B1', 'x%20X0'],
  ['%C3%BC%D0%BD%E5%A4%9C%F0%9F%8E%AD', '%C3%AA%C3%AA%E1%A0%8A%F1%8A%8A%AA'],
  ['%c3%bc', '%c3%aa'],
  ['%42%6f%39%2F', '%41%6a%30%2F'],
  ['50%', '00%'],
])('makes of %s: %s', (encoded, redacted) => {
  expect(encodedPlaceholder(encoded)).toBe(redacted)
})

test('changes nothing more the second time', () => {
  const once = encodedPlaceholder(encodeURIComponent('Die ночь 夜 7'))
  expect(encodedPlaceholder(once)).toBe(once)
})
