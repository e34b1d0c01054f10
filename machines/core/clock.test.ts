import { afterEach, expect, test } from 'vitest'
import { now, random, setFold } from './clock.ts'

afterEach(() => setFold(undefined))

test('time and chance are those of the input being folded', () => {
  setFold({ now: 1234, random: () => 0.25 })
  expect(now()).toBe(1234)
  expect(random()).toBe(0.25)
})

test('outside a fold both are refused with the reason', () => {
  expect(now).toThrow('the time is known only while an input is folded')
  expect(random).toThrow('chance is known only while an input is folded')
})
