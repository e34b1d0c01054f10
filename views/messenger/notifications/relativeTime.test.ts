import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = Date.UTC(2026, 4, 10, 20)
const ago = (ms: number) => new Date(now - ms).toISOString()

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_399_999, '23 hours ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('says of %i ms ago "%s"', (ms, words) => {
  expect(relativeTime(ago(ms), now, 'en')).toBe(words)
})

test('counts a time still to come as now, for clocks differ', () => {
  expect(relativeTime(ago(-90_000), now, 'en')).toBe('now')
})

test('speaks the language asked for', () => {
  expect(relativeTime(ago(120_000), now, 'de')).toBe('vor 2 Minuten')
  expect(relativeTime(ago(86_400_000), now, 'es')).toBe('ayer')
  expect(relativeTime(ago(120_000), now, 'nl')).toBe('2 minuten geleden')
})
