import { expect, test } from 'vitest'
import { supportLocale } from './supportLocale.ts'

test.each([
  ['de', 'de'],
  ['es', 'es'],
  ['en', 'en-us'],
  ['nl', 'en-us'],
] as const)('the support is linked in %s as %s [NAV-43]', (language, locale) => {
  expect(supportLocale(language)).toBe(locale)
})
