import { expect, test } from 'vitest'
import { droppedSentence } from './dropped.ts'

test('what was not taken is counted by its reason, with what may help', () => {
  expect(droppedSentence({ origin: 0, version: 0, peer: 1, form: 0 })).toBe(
    '1 message was not taken: 1 for another inspector. Another page of this origin may have sent them.',
  )
  expect(droppedSentence({ origin: 1, version: 2, peer: 0, form: 3 })).toBe(
    '6 messages were not taken: 1 of another origin, 2 of another version, 3 of no known form. The app and the inspector are of different builds: load both again.',
  )
})
