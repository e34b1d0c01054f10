import { expect, test } from 'vitest'
import { emojisOf, findEmojis } from './emojiSearch.ts'
import { emojiKinds } from './emojis.ts'

const names = {
  smileys: 'Smileys',
  love: 'Liebe und Herzen',
  people: 'Hände und Menschen',
  nature: 'Tiere und Natur',
  food: 'Essen und Trinken',
  activities: 'Spiel und Spaß',
  travel: 'Orte und Reisen',
  objects: 'Dinge',
  symbols: 'Zeichen',
}
const find = (query: string, language = 'de') => findEmojis(query, language, names)

test('each kind has its emoji, and each of them is one sign', () => {
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const kind of emojiKinds) {
    expect(emojisOf(kind).length, kind).toBeGreaterThanOrEqual(35)
    for (const sign of emojisOf(kind)) {
      expect([...signs.segment(sign)], `${kind}: ${sign}`).toHaveLength(1)
      expect(sign, kind).toMatch(/\p{Extended_Pictographic}/u)
    }
    expect(new Set(emojisOf(kind)).size).toBe(emojisOf(kind).length)
  }
})

test.each([
  ['rose', 'en', '🌹'],
  ['UNIC', 'en', '🦄'],
  ['heart fire', 'en', '❤️‍🔥'],
  ['einhorn', 'de', '🦄'],
  ['kaffee', 'de', '☕'],
  ['kuss', 'de', '😘'],
  ['rotes', 'de', undefined],
  ['corazon roj', 'es', '❤️'],
  ['café', 'es', '☕'],
  ['eenh', 'nl', '🦄'],
  ['proost', 'nl', '🥂'],
])('%s finds in %s what it says: %s', (query, language, sign) => {
  if (sign) expect(find(query, language)).toContain(sign)
  else expect(find(query, language)).toEqual([])
})

test('English finds in every language, another language only in its own', () => {
  expect(find('unicorn', 'nl')).toContain('🦄')
  expect(find('einhorn', 'es')).toEqual([])
})

test('the name of a kind finds all of it, and each emoji is found once', () => {
  expect(find('tiere')).toEqual(emojisOf('nature'))
  const hearts = find('herz')
  expect(new Set(hearts).size).toBe(hearts.length)
})
