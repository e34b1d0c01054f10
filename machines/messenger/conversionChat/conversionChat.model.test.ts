import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ConversionChatAction } from './conversionChat.events.ts'
import { conversionChatMachine, longestWait } from './conversionChat.machine.ts'
import {
  selectEndsAt,
  selectHasSwitchFailed,
  selectIsEligible,
  selectIsEnabled,
  selectSwitching,
} from './conversionChat.selectors.ts'

const hour = 3_600_000

function start() {
  const { logic, calls } = answeredSlot<void, { action: ConversionChatAction }>()
  const machine = conversionChatMachine.provide({ actors: { switchConversionChat: logic } })
  const walked = walk(setFold, 'conversionChat', machine, undefined)
  const { actor, clock } = walked
  return {
    ...walked,
    calls,
    /** The server says that the countdown ends in so many ms, or that there is none. */
    identify: (endsIn: number | null, id = 'guest-1') =>
      actor.send({
        type: 'guest.identified',
        guest: guest({ id, conversionChatEndsAt: endsIn === null ? null : clock.now() + endsIn }),
      }),
    enable: () => actor.send({ type: 'conversionChat.enableRequested' }),
    disable: () => actor.send({ type: 'conversionChat.disableRequested' }),
    retry: () => actor.send({ type: 'conversionChat.retryRequested' }),
    isEligible: () => selectIsEligible(actor.getSnapshot()),
    isEnabled: () => selectIsEnabled(actor.getSnapshot()),
    hasFailed: () => selectHasSwitchFailed(actor.getSnapshot()),
  }
}

describe('eligible', () => {
  test.each([
    [1, true],
    [48 * hour, true],
    [0, false],
    [-1, false],
    [null, false],
  ])('when the countdown ends in %j ms: %j [CVC-1]', (endsIn, isEligible) => {
    const walked = start()
    expect(walked.isEligible()).toBe(false)
    walked.identify(endsIn)
    expect(walked.isEligible()).toBe(isEligible)
  })

  test('until the countdown ends and not a moment longer [CVC-1]', () => {
    const { actor, clock, identify, isEligible } = start()
    identify(48 * hour)
    expect(selectEndsAt(actor.getSnapshot())).toBe(clock.now() + 48 * hour)
    clock.step(48 * hour - 1)
    expect(isEligible()).toBe(true)
    clock.step(1)
    expect(isEligible()).toBe(false)
    expect(selectEndsAt(actor.getSnapshot())).toBeNull()
  })

  test('as the server says last [CVC-1]', () => {
    const { clock, identify, isEligible } = start()
    identify(hour)
    identify(10_000)
    clock.step(10_000)
    expect(isEligible()).toBe(false)
    identify(hour)
    expect(isEligible()).toBe(true)
    identify(null)
    expect(isEligible()).toBe(false)
  })

  test('no longer when the device slept past the end: soon after it woke, at once when it is seen [CVC-1]', () => {
    const slept = start()
    slept.identify(hour)
    slept.clock.sleep(2 * hour)
    expect(slept.isEligible()).toBe(true)
    slept.clock.step(longestWait)
    expect(slept.isEligible()).toBe(false)

    const seen = start()
    seen.identify(hour)
    seen.clock.sleep(2 * hour)
    seen.actor.send({ type: 'browser.shown' })
    expect(seen.isEligible()).toBe(false)
  })

  test('still when the page is seen before the end', () => {
    const { actor, clock, identify, isEligible } = start()
    identify(hour)
    actor.send({ type: 'browser.shown' })
    clock.step(hour - 1)
    expect(isEligible()).toBe(true)
  })
})

describe('switching', () => {
  test('asks for enable or disable, and then who the guest is now [CVC-2]', async () => {
    const { actor, calls, disable, enable, identify, isEnabled, told } = start()
    identify(hour)
    expect(isEnabled()).toBe(false)
    enable()
    expect(selectSwitching(actor.getSnapshot())).toBe('enable')
    expect(told('guest')).toEqual([])
    await calls[0]?.resolve()
    expect(isEnabled()).toBe(true)
    expect(told('guest')).toEqual([{ type: 'guest.sessionOutdated' }])
    disable()
    expect(selectSwitching(actor.getSnapshot())).toBe('disable')
    await calls[1]?.resolve()
    expect(isEnabled()).toBe(false)
    expect(calls.map(({ input }) => input)).toEqual([{ action: 'enable' }, { action: 'disable' }])
    expect(told('guest')).toHaveLength(2)
    expect(selectSwitching(actor.getSnapshot())).toBeNull()
  })

  test('is possible only while eligible, and one at a time [CVC-1 CVC-2]', () => {
    const { calls, disable, enable, identify } = start()
    enable()
    identify(-1)
    disable()
    expect(calls).toHaveLength(0)
    identify(hour)
    enable()
    disable()
    expect(calls.map(({ input }) => input)).toEqual([{ action: 'enable' }])
  })

  test('that failed is tried again with the same action, or another is asked for [CVC-2]', async () => {
    const { calls, disable, hasFailed, identify, isEnabled, retry, told } = start()
    identify(hour)
    disable()
    await calls[0]?.reject(new Error('500'))
    expect(hasFailed()).toBe(true)
    expect(isEnabled()).toBe(false)
    expect(told('guest')).toEqual([])
    retry()
    expect(hasFailed()).toBe(false)
    await calls[1]?.reject(new Error('500'))
    disable()
    await calls[2]?.resolve()
    expect(hasFailed()).toBe(false)
    expect(calls.map(({ input }) => input.action)).toEqual(['disable', 'disable', 'disable'])
    expect(told('guest')).toHaveLength(1)
  })

  test('goes on while the same guest is identified, and is another guest’s no concern', async () => {
    const { actor, calls, enable, identify, isEnabled } = start()
    identify(hour)
    enable()
    identify(hour)
    await calls[0]?.resolve()
    expect(isEnabled()).toBe(true)
    enable()
    identify(hour, 'guest-2')
    expect(selectSwitching(actor.getSnapshot())).toBeNull()
    expect(isEnabled()).toBe(false)
  })
})
