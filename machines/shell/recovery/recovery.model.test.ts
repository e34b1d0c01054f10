import { expect, test } from 'vitest'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { recoveryMachine } from './recovery.machine.ts'

function start() {
  const { actor, clock, told } = walk(setFold, 'recovery', recoveryMachine, undefined)
  const asked = () => told('guest').length
  return {
    asked,
    clock,
    fail: () => actor.send({ type: 'recovery.loadFailed' }),
    comeOnline: () => actor.send({ type: 'browser.wentOnline' }),
    establish: () => actor.send({ type: 'realtime.sessionEstablished', resumed: false }),
    /** How long until it is asked again, in whole seconds. */
    pause() {
      const before = asked()
      for (let seconds = 1; seconds <= 1_000; seconds++) {
        clock.step(1_000)
        if (asked() > before) return seconds
      }
      return Number.POSITIVE_INFINITY
    },
  }
}

test('nothing is asked for while nothing failed', () => {
  const { asked, clock, comeOnline, establish } = start()
  comeOnline()
  establish()
  clock.step(3_600_000)
  expect(asked()).toBe(0)
})

test('what failed is asked for again after one to two seconds, once', () => {
  const { asked, clock, fail } = start()
  fail()
  fail()
  clock.step(999)
  expect(asked()).toBe(0)
  clock.step(1_001)
  expect(asked()).toBe(1)
  clock.step(3_600_000)
  expect(asked()).toBe(1)
})

test('the pauses grow while it fails again, up to five minutes', () => {
  const { fail, pause } = start()
  const pauses = Array.from({ length: 11 }, () => {
    fail()
    return pause()
  })
  pauses.forEach((seconds, attempt) => {
    const longest = Math.min(300, 2 * 2 ** attempt)
    expect(seconds).toBeGreaterThanOrEqual(longest / 2)
    expect(seconds).toBeLessThanOrEqual(longest)
  })
})

test('pauses of guests whose load failed at different times differ', () => {
  const pauses = [0, 300, 900].map((ms) => {
    const { asked, clock, fail } = start()
    clock.step(ms)
    fail()
    let passed = 0
    while (asked() === 0) {
      clock.step(100)
      passed += 100
    }
    return passed
  })
  expect(new Set(pauses).size).toBe(3)
})

test('after a minute without failure the pauses begin anew', () => {
  const { clock, fail, pause } = start()
  for (let attempt = 0; attempt < 5; attempt++) {
    fail()
    pause()
  }
  clock.step(60_000)
  fail()
  expect(pause()).toBeLessThanOrEqual(2)
})

test.each(['comeOnline', 'establish'] as const)(
  'it is asked a second after the platform can be reached again: %s',
  (way) => {
    const { asked, clock, fail, pause, ...ways } = start()
    for (let attempt = 0; attempt < 8; attempt++) {
      fail()
      pause()
    }
    fail()
    const before = asked()
    ways[way]()
    clock.step(999)
    expect(asked()).toBe(before)
    clock.step(1)
    expect(asked()).toBe(before + 1)
    fail()
    expect(pause()).toBeLessThanOrEqual(4)
  },
)
