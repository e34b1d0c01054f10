import { expect, test } from 'vitest'
import type { Stops } from '../../replay/messages.ts'
import { nextMark, nextStep, stopAt, stopOf, stopOfEntry } from './playing.ts'

const stopsAt = (...ats: number[]): Stops => ({
  positions: ats.map((_, index) => index * 2),
  seqs: ats.map((_, index) => index * 10),
  ats,
})

test('a step takes as long as it did, divided by the speed', () => {
  expect(nextStep(stopsAt(0, 400), 0, 1, true)).toEqual({ index: 1, delay: 400 })
  expect(nextStep(stopsAt(0, 400), 0, 4, true)).toEqual({ index: 1, delay: 100 })
  expect(nextStep(stopsAt(0, 400), 0, 0.5, true)).toEqual({ index: 1, delay: 800 })
})

test('a pause is cut to a second, and not when it is wanted whole', () => {
  expect(nextStep(stopsAt(0, 60_000), 0, 1, true)).toEqual({ index: 1, delay: 1_000 })
  expect(nextStep(stopsAt(0, 60_000), 0, 1, false)).toEqual({ index: 1, delay: 60_000 })
})

test('entries too close to be seen apart are shown as one, more of them at a higher speed', () => {
  const stops = stopsAt(0, 5, 6, 15, 40, 200, 300)
  expect(nextStep(stops, 0, 1, true)).toEqual({ index: 3, delay: 16 })
  expect(nextStep(stops, 0, 16, true)).toEqual({ index: 5, delay: 16 })
})

test('there is nothing after the end', () => {
  expect(nextStep(stopsAt(0, 1), 1, 1, true)).toBe(null)
})

test('times, positions and entries lead to the last stop that is not behind them', () => {
  const stops = stopsAt(0, 10, 10, 30)
  expect([-5, 0, 10, 29, 99].map((at) => stopAt(stops, at))).toEqual([0, 0, 2, 2, 3])
  expect([0, 1, 5, 6].map((position) => stopOf(stops, position))).toEqual([0, 0, 2, 3])
  expect([0, 9, 10, 1_000].map((seq) => stopOfEntry(stops, seq))).toEqual([0, 0, 1, 3])
})

test('marks are gone to in both directions', () => {
  const mark = (position: number) => ({ kind: 'page', position, at: 0, title: '' }) as const
  const marks = [mark(2), mark(5), mark(5), mark(9)]
  expect(nextMark(marks, 5, 1)).toEqual(mark(9))
  expect(nextMark(marks, 5, -1)).toEqual(mark(2))
  expect(nextMark(marks, 9, 1)).toBe(undefined)
  expect(nextMark(marks, 2, -1)).toBe(undefined)
})
