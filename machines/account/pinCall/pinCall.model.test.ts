import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { anonymousGuest } from '../guest/guest.state.ts'
import type { PinCallAnswer, PinCallCode, PinCallType, PinVerification } from './pinCall.events.ts'
import { type PinCallBegun, pinCallMachine } from './pinCall.machine.ts'
import {
  selectCountryCode,
  selectIsPinCallOpen,
  selectNumber,
  selectNumberType,
  selectPin,
  selectPinCallProblem,
  selectPinCallProgress,
  selectPinLength,
  selectVerification,
} from './pinCall.selectors.ts'

type Start = { numberType: PinCallType; countryCode: string; number: string }
type Verify = { id: string; numberType: PinCallType; pin: string }

const codes: PinCallCode[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const verification: PinVerification = {
  id: 'verification-1',
  type: 'mobile',
  verified: true,
  countryCode: 'DE',
  preCode: '49',
  number: '1512345678',
  e123: '+49 151 2345678',
  pinLength: 6,
}

const accepted = <T>(value: T): PinCallAnswer<T> => ({ isOk: true, value })
const refused = (code: PinCallCode) => ({ isOk: false, code }) as const

function start() {
  const startVerification = answeredSlot<PinCallAnswer<PinCallBegun>, Start>()
  const verifyPin = answeredSlot<PinCallAnswer<PinVerification>, Verify>()
  const machine = pinCallMachine.provide({
    actors: { startVerification: startVerification.logic, verifyPin: verifyPin.logic },
  })
  const walked = walk(setFold, 'pinCall', machine, undefined)
  const { actor } = walked
  return {
    ...walked,
    starts: startVerification.calls,
    verifies: verifyPin.calls,
    open: () => actor.send({ type: 'pinCall.openRequested' }),
    close: () => actor.send({ type: 'pinCall.closeRequested' }),
    restart: () => actor.send({ type: 'pinCall.restartRequested' }),
    choose: (numberType: PinCallType) => actor.send({ type: 'pinCall.typeChosen', numberType }),
    submitNumber: (number: string) => {
      actor.send({ type: 'pinCall.numberChanged', number })
      actor.send({ type: 'pinCall.numberSubmitted' })
    },
    submitPin: (pin: string) => {
      actor.send({ type: 'pinCall.pinChanged', pin })
      actor.send({ type: 'pinCall.pinSubmitted' })
    },
    progress: () => selectPinCallProgress(actor.getSnapshot()),
    problem: () => selectPinCallProblem(actor.getSnapshot()),
  }
}

/** With a code on its way to the guest. */
async function called(numberType: PinCallType = 'mobile') {
  const walked = start()
  walked.open()
  walked.choose(numberType)
  walked.submitNumber('0151 2345678')
  const pinLength = numberType === 'mobile' ? 6 : 5
  await walked.starts[0]?.resolve(accepted({ id: 'verification-1', pinLength }))
  return walked
}

describe('the number', () => {
  test('is sent with its type and country; the reply is kept for the next step [PIN-4]', async () => {
    const { actor, open, progress, starts, submitNumber, submitPin, verifies } = start()
    open()
    expect(selectCountryCode(actor.getSnapshot())).toBe('DE')
    actor.send({ type: 'pinCall.countryChosen', countryCode: 'AT' })
    actor.send({ type: 'pinCall.typeChosen', numberType: 'fixed' })
    submitNumber('01 2345678')
    expect(progress()).toBe('starting')
    expect(starts.map(({ input }) => input)).toEqual([
      { numberType: 'fixed', countryCode: 'AT', number: '01 2345678' },
    ])
    await starts[0]?.resolve(accepted({ id: 'verification-7', pinLength: 5 }))
    expect(progress()).toBe('enteringPin')
    expect(selectPinLength(actor.getSnapshot())).toBe(5)
    submitPin('12345')
    expect(verifies[0]?.input.id).toBe('verification-7')
  })

  test.each(['', '  ', '+'])('%j is not sent', (number) => {
    const { open, problem, progress, starts, submitNumber } = start()
    open()
    submitNumber(number)
    expect([progress(), problem()]).toEqual(['enteringNumber', 'numberMissing'])
    expect(starts).toEqual([])
  })

  test.each(codes)('that is refused with code %d stays to be corrected [PIN-8]', async (code) => {
    const { actor, open, problem, progress, starts, submitNumber } = start()
    open()
    submitNumber('0151')
    await starts[0]?.resolve(refused(code))
    expect([progress(), problem()]).toEqual(['enteringNumber', code])
    expect(selectNumber(actor.getSnapshot())).toBe('0151')
    submitNumber('0152')
    expect([progress(), problem()]).toEqual(['starting', null])
  })

  test('is refused with 10 when the platform does not answer, or with another length [PIN-7]', async () => {
    const { open, problem, progress, starts, submitNumber } = start()
    open()
    submitNumber('0151')
    await starts[0]?.reject(new Error('offline'))
    expect([progress(), problem()]).toEqual(['enteringNumber', 10])
    submitNumber('0151')
    await starts[1]?.resolve(accepted({ id: 'verification-1', pinLength: 4 }))
    expect([progress(), problem()]).toEqual(['enteringNumber', 10])
  })
})

describe('the code', () => {
  test.each<[PinCallType, string, string, string[]]>([
    ['mobile', 'PIN-2', '123456', ['12345', '1234567', '']],
    ['fixed', 'PIN-3', '12345', ['1234', '123456', '']],
  ])(
    'of a %s number has one length; any other is refused before it is sent [%s]',
    async (type, _rule, right, wrong) => {
      const { actor, problem, progress, submitPin, verifies } = await called(type)
      expect(selectNumberType(actor.getSnapshot())).toBe(type)
      expect(selectPinLength(actor.getSnapshot())).toBe(right.length)
      for (const pin of wrong) {
        submitPin(pin)
        expect([progress(), problem()]).toEqual(['enteringPin', 'pinLength'])
      }
      expect(verifies).toEqual([])
      submitPin(right)
      expect([progress(), problem()]).toEqual(['verifying', null])
      expect(verifies).toHaveLength(1)
    },
  )

  test('is sent with id and type; the verified number is kept and the code is not [PIN-1 PIN-5]', async () => {
    const { actor, progress, submitPin, verifies } = await called()
    submitPin('123456')
    expect(verifies.map(({ input }) => input)).toEqual([
      { id: 'verification-1', numberType: 'mobile', pin: '123456' },
    ])
    await verifies[0]?.resolve(accepted(verification))
    expect(progress()).toBe('verified')
    expect(selectVerification(actor.getSnapshot())).toEqual(verification)
    expect(selectPin(actor.getSnapshot())).toBe('')
  })

  const isOver = (code: PinCallCode) => [4, 7, 9].includes(code)

  test.each(codes)(
    'that is refused with code %d can be corrected, or needs a new call [PIN-8]',
    async (code) => {
      const { actor, problem, progress, submitPin, verifies } = await called()
      submitPin('123456')
      await verifies[0]?.resolve(refused(code))
      expect([progress(), problem()]).toEqual([
        isOver(code) ? 'enteringNumber' : 'enteringPin',
        code,
      ])
      expect(selectPin(actor.getSnapshot())).toBe('')
      expect(selectVerification(actor.getSnapshot())).toBeNull()
      expect(selectNumber(actor.getSnapshot())).toBe('0151 2345678')
    },
  )

  test('counts only when the record says so, and is the one asked about', async () => {
    const { actor, problem, progress, submitPin, verifies } = await called()
    submitPin('123456')
    await verifies[0]?.resolve(accepted({ ...verification, verified: false }))
    expect([progress(), problem()]).toEqual(['enteringPin', 8])
    submitPin('123456')
    await verifies[1]?.resolve(accepted({ ...verification, id: 'verification-2' }))
    expect([progress(), problem()]).toEqual(['enteringPin', 10])
    expect(selectVerification(actor.getSnapshot())).toBeNull()
  })

  test('stays typed when the platform does not answer [PIN-7]', async () => {
    const { actor, problem, progress, submitPin, verifies } = await called()
    submitPin('123456')
    await verifies[0]?.reject(new Error('offline'))
    expect([progress(), problem()]).toEqual(['enteringPin', 10])
    expect(selectPin(actor.getSnapshot())).toBe('123456')
  })
})

describe('the way', () => {
  test('back leads to the number', async () => {
    const { actor, progress, restart, submitNumber, starts } = await called()
    restart()
    expect(progress()).toBe('enteringNumber')
    expect(selectNumber(actor.getSnapshot())).toBe('0151 2345678')
    submitNumber('0152')
    expect(starts).toHaveLength(2)
  })

  test('out forgets what was typed, also while an answer is awaited', async () => {
    const { actor, close, open, progress, submitPin, verifies } = await called()
    submitPin('123456')
    close()
    await verifies[0]?.resolve(accepted(verification))
    expect(progress()).toBe('closed')
    expect(selectIsPinCallOpen(actor.getSnapshot())).toBe(false)
    open()
    const snapshot = actor.getSnapshot()
    expect(selectIsPinCallOpen(snapshot)).toBe(true)
    expect([selectNumber(snapshot), selectPin(snapshot)]).toEqual(['', ''])
    expect(selectVerification(snapshot)).toBeNull()
  })

  test('can be asked for twice; what is typed at the wrong time is not taken', async () => {
    const { actor, open, progress, starts, submitNumber, submitPin } = await called()
    open()
    expect(progress()).toBe('enteringPin')
    submitNumber('0999')
    expect(starts).toHaveLength(1)
    submitPin('123456')
    submitPin('654321')
    expect(selectPin(actor.getSnapshot())).toBe('123456')
  })
})

test('a number and its code go with the guest whose they were; who logs in keeps theirs', async () => {
  const { actor, open, submitNumber, starts, progress } = start()
  const identify = (id: string | null) =>
    actor.send({ type: 'guest.identified', guest: id === null ? anonymousGuest : guest({ id }) })
  identify(null)
  open()
  submitNumber('1512345678')
  await starts[0]?.resolve(accepted({ id: 'verification-1', pinLength: 6 }))
  identify('guest-1')
  identify('guest-1')
  expect([progress(), selectNumber(actor.getSnapshot())]).toEqual(['enteringPin', '1512345678'])
  identify('guest-2')
  expect([progress(), selectNumber(actor.getSnapshot())]).toEqual(['closed', ''])
  expect(actor.getSnapshot().context.begun).toBeNull()
})
