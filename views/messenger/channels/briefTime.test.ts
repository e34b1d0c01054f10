import { expect, test } from 'vitest'
import { briefTime } from './briefTime.ts'

const now = Date.UTC(2026, 2, 12, 12)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test.each([
  [-hour, 'en', 'now'],
  [59_000, 'en', 'now'],
  [5 * minute, 'en', '5m ago'],
  [3 * hour, 'en', '3h ago'],
  [2 * day, 'en', 'Tue'],
  [8 * day, 'en', 'Mar 4'],
  [400 * day, 'en', 'Feb 5, 25'],
  [8 * day, 'de', '4. März'],
])('a time %i ms ago is told briefly in %s: %s', (ago, locale, words) => {
  expect(briefTime(now - ago, now, locale)).toBe(words)
})
