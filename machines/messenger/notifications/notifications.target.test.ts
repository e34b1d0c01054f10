import { expect, test } from 'vitest'
import { targetOf } from './notifications.target.ts'

test.each([
  ['a message to the conversation', 1, '/en/messenger/?actor=actor7'],
  ['thanks for a gift to the conversation', 6, '/en/messenger/?actor=actor7'],
  ['who came online to their page', 2, '/en/amateur/actor7/'],
  ['a new video to their videos', 3, '/en/amateur/actor7/videos/'],
  ['a show to its page', 4, '/en/amateur/actor7/live-show/'],
  ['what is not known to the performer', 99, '/en/amateur/actor7/'],
  ['the daily bonus to its page', 13, '/en/daily-bonus/'],
])('a notification leads from %s', (_, type, path) => {
  expect(targetOf({ type, actorId: 'actor7' }, 'en')).toBe(path)
})

test('the daily bonus needs no performer, and what is about nobody leads nowhere', () => {
  expect(targetOf({ type: 13 }, 'de')).toBe('/de/tagesbonus/')
  expect(targetOf({ type: 3 }, 'en')).toBeNull()
})

test('an id is text in an address', () => {
  expect(targetOf({ type: 1, actorId: 'a&b=?' }, 'en')).toBe('/en/messenger/?actor=a%26b%3D%3F')
  expect(targetOf({ type: 2, actorId: 'a/b' }, 'en')).toBe('/en/amateur/a%2Fb/')
})
