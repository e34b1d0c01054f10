import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { dataProtectionMachine } from './dataProtection.machine.ts'
import {
  selectHasDataProtectionFailed,
  selectIsDataProtectionAsked,
  selectIsDataProtectionClosing,
  selectIsDataProtectionDeclined,
} from './dataProtection.selectors.ts'

const asked = guest({ showDataProtection: true })
const offline = new Error('offline')

function start() {
  const closeDataProtection = answeredSlot<void, { accepted: boolean }>()
  const closeBoth = answeredSlot<void>()
  const machine = dataProtectionMachine.provide({
    actors: { closeDataProtection: closeDataProtection.logic, closeBoth: closeBoth.logic },
  })
  const { actor } = walk(setFold, 'dataProtection', machine, undefined)
  return {
    calls: closeDataProtection.calls,
    callsForBoth: closeBoth.calls,
    identify: (state = asked) => actor.send({ type: 'guest.identified', guest: state }),
    pushShow: (show: boolean) =>
      actor.send({ ...push('dataProtection', { show }), type: 'push.dataProtection' }),
    answer: (accepted: boolean) => actor.send({ type: 'dataProtection.answered', accepted }),
    acceptBoth: () => actor.send({ type: 'dataProtection.bothAccepted' }),
    retry: () => actor.send({ type: 'dataProtection.retryRequested' }),
    isAsked: () => selectIsDataProtectionAsked(actor.getSnapshot()),
    isClosing: () => selectIsDataProtectionClosing(actor.getSnapshot()),
    isDeclined: () => selectIsDataProtectionDeclined(actor.getSnapshot()),
    hasFailed: () => selectHasDataProtectionFailed(actor.getSnapshot()),
  }
}

describe('the question is open', () => {
  test('while the guest state says so [LGL-4]', () => {
    const { identify, isAsked } = start()
    expect(isAsked()).toBe(false)
    identify()
    expect(isAsked()).toBe(true)
    identify(guest())
    expect(isAsked()).toBe(false)
  })

  test('while the platform pushes that it is [LGL-8]', () => {
    const { identify, isAsked, pushShow } = start()
    identify(guest())
    pushShow(true)
    expect(isAsked()).toBe(true)
    pushShow(false)
    expect(isAsked()).toBe(false)
  })

  test('until acceptance has reached the platform [LGL-4 LGL-5]', async () => {
    const { answer, calls, callsForBoth, identify, isAsked, isClosing } = start()
    identify()
    answer(true)
    expect(calls.map(({ input }) => input)).toEqual([{ accepted: true }])
    expect([isAsked(), isClosing()]).toEqual([true, true])
    await calls[0]?.resolve()
    expect([isAsked(), isClosing()]).toEqual([false, false])
    expect(callsForBoth).toHaveLength(0)
  })

  test('also after the guest said no, for acceptance is required [LGL-4 LGL-5]', async () => {
    const { answer, calls, identify, isAsked, isDeclined } = start()
    identify()
    answer(false)
    expect(calls[0]?.input).toEqual({ accepted: false })
    await calls[0]?.resolve()
    expect([isAsked(), isDeclined()]).toEqual([true, true])
    answer(true)
    await calls[1]?.resolve()
    expect(isAsked()).toBe(false)
  })

  test('until terms and data protection are accepted together [LGL-6]', async () => {
    const { acceptBoth, calls, callsForBoth, identify, isAsked, isClosing } = start()
    identify()
    acceptBoth()
    expect(isClosing()).toBe(true)
    expect([calls.length, callsForBoth.length]).toEqual([0, 1])
    await callsForBoth[0]?.resolve()
    expect(isAsked()).toBe(false)
  })

  test('also after a call that failed, which can be made again [LGL-4 LGL-5 LGL-6]', async () => {
    const { acceptBoth, answer, calls, callsForBoth, hasFailed, identify, isAsked, retry } = start()
    identify()
    answer(true)
    await calls[0]?.reject(offline)
    expect([isAsked(), hasFailed()]).toEqual([true, true])
    retry()
    expect(calls[1]?.input).toEqual({ accepted: true })
    await calls[1]?.reject(offline)
    acceptBoth()
    await callsForBoth[0]?.reject(offline)
    expect([isAsked(), hasFailed()]).toEqual([true, true])
    retry()
    await callsForBoth[1]?.resolve()
    expect(isAsked()).toBe(false)
    expect(calls).toHaveLength(2)
  })

  test('again as soon as the platform asks again [LGL-4 LGL-8]', async () => {
    const { answer, calls, identify, isAsked, isClosing } = start()
    identify()
    answer(true)
    await calls[0]?.resolve()
    identify()
    expect([isAsked(), isClosing()]).toEqual([true, false])
  })
})

test('no question, no answer: nothing is sent while it is not asked [LGL-4]', () => {
  const { acceptBoth, answer, calls, callsForBoth, identify } = start()
  identify(guest())
  answer(true)
  acceptBoth()
  expect([calls, callsForBoth]).toEqual([[], []])
})

test('the guest being named again does not disturb an answer on its way, another guest does', async () => {
  const { answer, calls, identify, isAsked, isClosing, isDeclined } = start()
  identify()
  answer(false)
  identify()
  expect(isClosing()).toBe(true)
  await calls[0]?.resolve()
  expect(isDeclined()).toBe(true)
  identify(guest({ id: 'guest-2', showDataProtection: true }))
  expect([isAsked(), isDeclined(), isClosing()]).toEqual([true, false, false])
})
