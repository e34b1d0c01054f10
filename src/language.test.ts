import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['/de/', ['es'], 'de'],
  ['/NL/x', ['es'], 'nl'],
  ['/', ['fr-FR', 'es-MX', 'de'], 'es'],
  ['/fr/', ['pt'], 'en'],
  ['/', [], 'en'],
])('the address %s with the preferences %j is shown in %s', (path, preferred, language) => {
  expect(languageOf(path, preferred)).toBe(language)
})
