import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoMoment, monthsBefore } from './calendar.ts'

test('a moment in ISO 8601 is as the platform writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 7_000_000_000 }), (seconds) => {
      expect(isoMoment(seconds * 1_000)).toBe(new Date(seconds * 1_000).toISOString())
    }),
  )
})

test.each([
  ['2026-11-30T00:00:00.000Z', 9, '2026-02-28T00:00:00.000Z'],
  ['2026-03-31T12:30:00.000Z', 9, '2025-06-30T12:30:00.000Z'],
  ['2024-03-31T00:00:00.000Z', 1, '2024-02-29T00:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 13, '2024-12-15T00:00:00.000Z'],
])('%s, %i months before: %s', (at, months, before) => {
  expect(isoMoment(monthsBefore(Date.parse(at), months))).toBe(before)
})

test('no month before is the same moment, in whatever century', () => {
  fc.assert(
    fc.property(fc.integer({ min: -12_000_000_000, max: 24_000_000_000 }), (seconds) => {
      expect(monthsBefore(seconds * 1_000, 0)).toBe(seconds * 1_000)
    }),
  )
})
