import { expect, test } from 'vitest'
import { duration, heightOfPause, timeOf, wordsOfPause } from './measures.ts'

test('draws pauses to scale until they are too long', () => {
  expect(heightOfPause(4000, true)).toBe(2 * heightOfPause(2000, true))
  expect(heightOfPause(600_000, true)).toBeLessThan(heightOfPause(8000, true))
  expect(wordsOfPause(600_000, true)).toBe('10 min 0 s, cut short')
})

test('draws all long pauses alike while they are collapsed, and says how long they were', () => {
  expect(heightOfPause(2000, false)).toBe(heightOfPause(600_000, false))
  expect(heightOfPause(300, false)).toBe(0)
  expect(wordsOfPause(2000, false)).toBe('2.0 s')
})

test.each([
  [120, '120 ms'],
  [4200, '4.2 s'],
  [185_000, '3 min 5 s'],
  [7_800_000, '2 h 10 min'],
])('says that %d ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words)
})

test.each([
  [3250, '0:03.250'],
  [3_723_250, '1:02:03.250'],
])('says that %d ms after the start it is %s', (at, time) => {
  expect(timeOf(at)).toBe(time)
})
