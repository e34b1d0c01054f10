import { expect, test } from 'vitest'
import { clockTime } from './clockTime.ts'

test('a length is written in minutes and seconds, and in hours once it has some', () => {
  expect([0, 9.9, 65, 599, 3600, 3849].map(clockTime)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '9:59',
    '1:00:00',
    '1:04:09',
  ])
})

test('a length that is not known yet, or below 0, is none', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, -3].map(clockTime)).toEqual([
    '0:00',
    '0:00',
    '0:00',
  ])
})
