import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['/de/', 'nl', ['es'], 'de'],
  ['/NL/x', undefined, ['es'], 'nl'],
  ['/', 'nl', ['es'], 'nl'],
  ['/design', 'de', [], 'de'],
  ['/', 'fr', ['fr-FR', 'ES-MX', 'de'], 'es'],
  ['/fr/', undefined, ['pt'], 'en'],
  ['/', undefined, [], 'en'],
])('the address %s is shown, %s chosen and %j preferred, in %s', (path, chosen, read, language) => {
  expect(languageOf(path, chosen, read)).toBe(language)
})
