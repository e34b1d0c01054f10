import { expect, test } from 'vitest'
import { timeParts } from './timeParts.ts'

test('a length of time is divided into whole days, hours, minutes and seconds', () => {
  expect(timeParts(93_784)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
})

test('the last part of a second counts as one, what is over as none', () => {
  expect(timeParts(0.2).seconds).toBe(1)
  expect(timeParts(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
