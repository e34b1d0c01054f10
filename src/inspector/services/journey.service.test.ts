import { expect, test } from 'vitest'
import type { Way } from '../inspector/inspector.slots.ts'
import type { Moment } from '../replica.types.ts'
import type { Ask } from '../views/asking.ts'
import { findMoment } from './journey.service.ts'

const at = (position: number, microstep = 0): Moment => ({ branch: 'log', position, microstep })
/** Entry 3 has three microsteps, every other one; a breakpoint is met at 5. */
const ask = (async (question: string, _branch: string, place: number, direction: number) => {
  if (question === 'microsteps') return Array.from({ length: place === 3 ? 3 : 1 })
  return direction > 0 && place < 5 ? 5 : null
}) as unknown as Ask

function go(from: Moment, direction: 1 | -1, over: Partial<Way> = {}) {
  const step = { kind: 'microstep' } as const
  return findMoment(ask, { from, direction, step, first: 0, length: 9, breakpoints: [], ...over })
}
const moment = async (...args: Parameters<typeof go>) => (await go(...args))?.moment

test('steps through the microsteps of an entry, forward and back', async () => {
  expect(await moment(at(2), 1)).toEqual(at(2, 1))
  expect(await moment(at(2, 1), 1)).toEqual(at(2, 2))
  expect(await moment(at(2, 2), 1)).toEqual(at(3))
  expect(await moment(at(3), -1)).toEqual(at(2, 2))
  expect(await moment(at(2, 1), -1)).toEqual(at(2))
})

test('takes an entry of one microstep at once, and leads nowhere beyond the ends', async () => {
  expect(await moment(at(5), 1)).toEqual(at(6))
  expect(await moment(at(6), -1)).toEqual(at(5))
  expect(await moment(at(9), 1)).toBe(undefined)
  expect(await moment(at(0), -1)).toBe(undefined)
})

test('goes to what is looked for, or says that it does not come', async () => {
  const step = { kind: 'aim', aim: { kind: 'alike' } } as const
  expect(await moment(at(1), 1, { step })).toEqual(at(5))
  expect(await go(at(6), 1, { step })).toBe(null)
})

test('tells a step that meets a breakpoint', async () => {
  const over = {
    step: { kind: 'input' },
    breakpoints: [{ kind: 'event', type: 'x' }],
  } as const
  expect(await go(at(3), 1, over)).toEqual({ moment: at(4), isStopped: false })
  expect(await go(at(4), 1, over)).toEqual({ moment: at(5), isStopped: true })
  expect(await go(at(9), 1, over)).toBe(null)
})

test('checks what is new as far as the page knows it', async () => {
  const over = { step: { kind: 'check' }, breakpoints: [{ kind: 'event', type: 'x' }] } as const
  expect(await go(at(3), 1, over)).toEqual({ moment: at(5), isStopped: true })
  expect(await go(at(5), 1, over)).toEqual({ moment: at(9), isStopped: false })
  expect(await go(at(3), 1, { ...over, length: 4 })).toEqual({ moment: at(4), isStopped: false })
})

test('goes to the ends', async () => {
  const step = { kind: 'end' } as const
  expect(await moment(at(4), 1, { step })).toEqual(at(9))
  expect(await moment(at(4), -1, { step })).toEqual(at(0))
})
