import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeholder } from '../../src/engine/index.ts'
import { isEmailAddress } from './emailAddress.ts'

const characters = fc.constantFrom(
  ...'aZ09.-_+@[]"\\<>(),;: \t\n\r\v\u007f\u0080\u00a0äß字\u2028\ufeff'.split(''),
  '😀',
)
const text = (maxLength: number) => fc.string({ unit: characters, maxLength })
const word = fc.string({
  unit: fc.constantFrom(...'aB7-ö字'.split('')),
  minLength: 1,
  maxLength: 4,
})
const words = fc.array(word, { maxLength: 3 })
const topLevel = fc.constantFrom('.de', '.org', '.字字', '.ö', '.c0')
const numbers = fc.array(fc.nat({ max: 1200 }), { minLength: 3, maxLength: 5 })

const local = fc.oneof(
  words.map((atoms) => atoms.join('.')),
  text(8),
  text(8).map((quoted) => `"${quoted}"`),
)
const domain = fc.oneof(
  fc.tuple(words, topLevel).map(([labels, last]) => labels.join('.') + last),
  numbers.map((octets) => `[${octets.join('.')}]`),
  text(8),
)
const address = fc.oneof(
  fc.tuple(local, domain).map((parts) => parts.join('@')),
  text(12),
)

test('an e-mail address and its placeholder are judged alike, good or bad', () => {
  const found = { good: 0, bad: 0 }
  fc.assert(
    fc.property(address, (typed) => {
      const isGood = isEmailAddress(typed)
      found[isGood ? 'good' : 'bad']++
      expect(isEmailAddress(placeholder(typed))).toBe(isGood)
    }),
    { numRuns: 20_000 },
  )
  expect(Math.min(found.good, found.bad)).toBeGreaterThan(500)
})
