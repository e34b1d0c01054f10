import { expect, test } from 'vitest'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { createCalendar } from './calendar.ts'

const day = 86_400_000

test('keeps appointments in order, each at its time, also those made on the way', () => {
  const clock = steppedClock(0)
  const calendar = createCalendar(clock)
  const kept: [string, number][] = []
  const keep = (name: string) => kept.push([name, calendar.now()])
  const renew = () => {
    keep('renewal')
    if (kept.length < 3) calendar.setTimeout(renew, 30 * day)
  }
  calendar.setTimeout(renew, 30 * day)
  calendar.setTimeout(() => keep('early'), day)
  calendar.step(61 * day)
  expect(kept).toEqual([
    ['early', day],
    ['renewal', 30 * day],
    ['renewal', 60 * day],
  ])
  expect([calendar.now(), clock.now()]).toEqual([61 * day, 0])
})

test('runs with the clock, beyond the longest timer of the machine', () => {
  const clock = steppedClock(0)
  const calendar = createCalendar(clock)
  const kept: number[] = []
  calendar.setTimeout(() => kept.push(calendar.now()), 30 * day)
  clock.step(30 * day - 1)
  expect(kept).toEqual([])
  clock.step(1)
  expect(kept).toEqual([30 * day])
  expect(clock.pending()).toBe(0)
})

test('forgets what was cancelled, and everything when it stops', () => {
  const clock = steppedClock(0)
  const calendar = createCalendar(clock)
  const kept: string[] = []
  const cancelled = calendar.setTimeout(() => kept.push('cancelled'), 5)
  calendar.setTimeout(() => kept.push('stopped'), 50)
  calendar.clearTimeout(cancelled)
  calendar.step(10)
  calendar.stop()
  clock.step(100)
  expect(kept).toEqual([])
  expect(clock.pending()).toBe(0)
})
