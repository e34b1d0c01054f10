import { expect, test } from 'vitest'
import { clockTime, dayName, dayOf } from './days.ts'

const day = (year: number, month: number, date: number, hour = 12) =>
  dayOf(new Date(year, month - 1, date, hour).getTime())

test('is the same day from its first minute to its last, in the guest’s own time zone', () => {
  expect(day(2026, 3, 29, 0)).toBe(day(2026, 3, 29, 23))
  expect(day(2026, 3, 29, 23)).not.toBe(day(2026, 3, 30, 0))
})

test('is called by how long ago it is', () => {
  const today = day(2026, 3, 4)
  expect(dayName(day(2026, 3, 4), today, 'en')).toBe('Today')
  expect(dayName(day(2026, 3, 3), today, 'de')).toBe('Gestern')
  expect(dayName(day(2026, 2, 27), today, 'en')).toBe('Friday')
  expect(dayName(day(2026, 2, 25), today, 'en')).toBe('Wed, February 25')
  expect(dayName(day(2025, 12, 31), today, 'en')).toBe('Wed, December 31, 2025')
  expect(dayName(day(2026, 3, 5), today, 'en')).toBe('Thu, March 5')
})

test('writes the time as the language does', () => {
  const time = new Date(2026, 0, 1, 15, 5).getTime()
  expect(clockTime(time, 'de')).toBe('15:05')
  expect(clockTime(time, 'en')).toMatch(/^3:05\sPM$/)
})
