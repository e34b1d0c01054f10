import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { type AvsStatus, anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import type { AgeCheckWay, AvsPush } from './ageVerification.events.ts'
import { ageVerificationMachine, leaveTimeout } from './ageVerification.machine.ts'
import {
  selectAvsRejectMessage,
  selectAvsStatus,
  selectHasAvs,
  selectHasCheckFailed,
  selectIsBonusAvailable,
  selectIsCheckForced,
  selectIsStartingCheck,
} from './ageVerification.selectors.ts'

const verified = guest({ hasAvs: true, avsStatus: 'accepted' })

const set: AvsPush = { type: 'push.avsSet' }
const pending: AvsPush = { type: 'push.avsPending' }
const rejected: AvsPush = { type: 'push.avsRejected', message: 'Blurred.' }
const revoked: AvsPush = { type: 'push.avsRevoked' }

const opened = {
  type: 'modals.openRequested',
  id: 'avs',
  options: { raise: true, blockScroll: true, isDismissible: false },
}
const closed = { type: 'modals.withdrawRequested', id: 'avs' }

function start({ forcedAgeVerification = false } = {}) {
  const requestAvs = answeredSlot<{ url: string }, { forwardUrl: string }>()
  const loadBonusAvailable = answeredSlot<boolean>()
  const machine = ageVerificationMachine.provide({
    actors: { requestAvs: requestAvs.logic, loadBonusAvailable: loadBonusAvailable.logic },
  })
  const walked = walk(setFold, 'ageVerification', machine, { forcedAgeVerification })
  const { actor, told } = walked
  const enter = (path: string) =>
    actor.send({ type: 'navigation.pageEntered', page: 'feed', path, query: {} })
  return {
    ...walked,
    enter,
    requestAvs: requestAvs.calls,
    loadBonusAvailable: loadBonusAvailable.calls,
    identify: (who: GuestState) => actor.send({ type: 'guest.identified', guest: who }),
    begin: (way: AgeCheckWay) => actor.send({ type: 'ageVerification.startRequested', way }),
    retry: () => actor.send({ type: 'ageVerification.retryRequested' }),
    modals: () => told('modals'),
    status: () => selectAvsStatus(actor.getSnapshot()),
    isForced: () => selectIsCheckForced(actor.getSnapshot()),
    isStarting: () => selectIsStartingCheck(actor.getSnapshot()),
    hasFailed: () => selectHasCheckFailed(actor.getSnapshot()),
  }
}

test('a guest who is to choose the way does so in a box, which goes when the age is verified', () => {
  const { actor, begin, identify, modals, told } = start()
  const chosenIn = {
    type: 'modals.openRequested',
    id: 'es-avs',
    options: { raise: true, isWay: true },
  }
  const gone = { type: 'modals.withdrawRequested', id: 'es-avs' }
  begin('box')
  identify(guest())
  expect(modals()).toEqual([])
  begin('box')
  expect(modals()).toEqual([chosenIn])
  begin('payTour')
  expect(told('payTour')).toEqual([{ type: 'payTour.openRequested', flow: 'avs' }])
  actor.send(set)
  actor.send(set)
  expect(modals()).toEqual([chosenIn, gone])
  actor.send(revoked)
  begin('box')
  identify(verified)
  expect(modals()).toEqual([chosenIn, gone, chosenIn, gone])
})

test('the box of a guest goes with them', () => {
  const { begin, identify, modals } = start()
  identify(guest())
  begin('box')
  identify(guest())
  expect(modals()).toHaveLength(1)
  identify(anonymousGuest)
  expect(modals().at(-1)).toEqual({ type: 'modals.withdrawRequested', id: 'es-avs' })
  expect(modals()).toHaveLength(2)
})

describe('the status', () => {
  const statuses = {
    unknown: true,
    pending: true,
    accepted: true,
    rejected: true,
  } satisfies Record<AvsStatus, true>

  test('is one of these four [AVS-1]', () => {
    const { states } = ageVerificationMachine.config.states?.status ?? {}
    expect(Object.keys(states ?? {})).toEqual(Object.keys(statuses))
  })

  test.each(Object.keys(statuses) as AvsStatus[])(
    'is %s when the server says so [AVS-1]',
    (avsStatus) => {
      const { actor, identify, status } = start()
      identify(guest({ avsStatus, hasAvs: avsStatus === 'accepted', avsRejectMessage: 'Why.' }))
      expect(status()).toBe(avsStatus)
      expect(selectHasAvs(actor.getSnapshot())).toBe(avsStatus === 'accepted')
      expect(selectAvsRejectMessage(actor.getSnapshot())).toBe('Why.')
    },
  )

  test.each<[AvsStatus, string, AvsPush, boolean, string | null]>([
    ['unknown', 'AVS-2', revoked, false, null],
    ['accepted', 'AVS-4', set, true, null],
    ['pending', 'AVS-7', pending, false, null],
    ['rejected', 'AVS-8', rejected, false, 'Blurred.'],
  ])('is %s after the push that says so [%s]', (status, _rule, push, hasAvs, message) => {
    for (const before of [guest({ avsStatus: 'pending' }), guest({ avsRejectMessage: 'Old.' })]) {
      const age = start()
      age.identify(before)
      age.actor.send(push)
      age.actor.send(push)
      const snapshot = age.actor.getSnapshot()
      expect(age.status()).toBe(status)
      expect(selectHasAvs(snapshot)).toBe(hasAvs)
      expect(selectAvsRejectMessage(snapshot)).toBe(message)
    }
  })

  test('of a guest who was verified is unknown once that is revoked [AVS-2]', () => {
    const { actor, identify, status } = start()
    identify(verified)
    actor.send(revoked)
    expect(status()).toBe('unknown')
    expect(selectHasAvs(actor.getSnapshot())).toBe(false)
  })
})

describe('the forced modal', () => {
  test('opens for a guest without age check, and stands on the next page too [AVS-9 AVS-11]', () => {
    const { enter, identify, isForced, modals, told } = start({ forcedAgeVerification: true })
    identify(guest())
    expect(isForced()).toBe(true)
    expect(modals()).toEqual([opened])
    enter('/en/feed/')
    expect(modals()).toEqual([opened, opened])
    expect(told('storage')).toEqual([
      { type: 'storage.writeRequested', item: 'forcedAgeCheck', value: '1' },
    ])
  })

  test('offers to log out [AVS-9]', () => {
    const { actor, identify, isForced, modals, told } = start({ forcedAgeVerification: true })
    identify(guest())
    actor.send({ type: 'ageVerification.logoutRequested' })
    expect(told('guest')).toEqual([{ type: 'guest.logoutRequested' }])
    identify(anonymousGuest)
    expect(isForced()).toBe(false)
    expect(modals()).toEqual([opened, closed])
  })

  test.each([
    ['a guest who is verified', true, verified],
    ['a visitor', true, anonymousGuest],
    ['anybody while the setting is off', false, guest()],
  ] as const)('does not open for %s [AVS-10 AVS-11]', (_, forcedAgeVerification, who) => {
    const { actor, enter, identify, isForced, modals } = start({ forcedAgeVerification })
    identify(who)
    enter('/en/feed/')
    actor.send(pending)
    expect(isForced()).toBe(false)
    expect(modals()).toEqual([])
  })

  test('goes when the age is verified and comes back when that is revoked [AVS-9 AVS-10]', () => {
    const { actor, identify, modals } = start({ forcedAgeVerification: true })
    identify(guest())
    actor.send(pending)
    actor.send(rejected)
    expect(modals()).toEqual([opened])
    actor.send(set)
    actor.send(set)
    identify(verified)
    expect(modals()).toEqual([opened, closed])
    actor.send(revoked)
    expect(modals()).toEqual([opened, closed, opened])
  })
})

describe('the check', () => {
  test('in the pay tour opens its flow', () => {
    const { begin, identify, requestAvs, told } = start()
    identify(guest())
    begin('payTour')
    expect(told('payTour')).toEqual([{ type: 'payTour.openRequested', flow: 'avs' }])
    expect(requestAvs).toEqual([])
  })

  test('of another provider is asked for with the page to come back to, and gone to [AVS-12]', async () => {
    const { begin, enter, identify, isStarting, requestAvs, told } = start()
    identify(guest())
    enter('/en/feed/')
    begin('provider')
    begin('provider')
    expect(requestAvs.map(({ input }) => input)).toEqual([{ forwardUrl: '/en/feed/' }])
    expect(isStarting()).toBe(true)
    await requestAvs[0]?.resolve({ url: 'https://age.example.org/check' })
    expect(isStarting()).toBe(true)
    expect(told('browser')).toEqual([
      { type: 'browser.leaveRequested', url: 'https://age.example.org/check' },
    ])
  })

  test('that could not be had can be asked for again', async () => {
    const { begin, hasFailed, identify, requestAvs, retry, told } = start()
    identify(guest())
    begin('provider')
    await requestAvs[0]?.reject(new Error('offline'))
    expect(hasFailed()).toBe(true)
    retry()
    expect(hasFailed()).toBe(false)
    await requestAvs[1]?.resolve({ url: 'https://age.example.org/check' })
    expect(told('browser')).toHaveLength(1)
  })

  test('to which the browser does not go can be asked for again', async () => {
    const { actor, begin, hasFailed, identify, isStarting, requestAvs, retry } = start()
    identify(guest())
    begin('provider')
    await requestAvs[0]?.resolve({ url: 'https://age.example.org/check' })
    actor.send({ type: 'browser.leaveRefused' })
    expect([isStarting(), hasFailed()]).toEqual([false, true])
    retry()
    expect(requestAvs).toHaveLength(2)
  })

  test('to which the page never goes, or from which it comes back, is no longer starting', async () => {
    const { begin, clock, hasFailed, identify, isStarting, requestAvs } = start()
    identify(guest())
    begin('provider')
    await requestAvs[0]?.resolve({ url: 'https://age.example.org/check' })
    clock.step(leaveTimeout - 1)
    expect(isStarting()).toBe(true)
    clock.step(1)
    expect([isStarting(), hasFailed()]).toEqual([false, false])
    begin('provider')
    expect(requestAvs).toHaveLength(2)
  })

  test.each([
    ['verified', verified],
    ['not logged in', anonymousGuest],
  ])('is not for somebody who is %s', (_, who) => {
    const { begin, identify, requestAvs, told } = start()
    identify(who)
    begin('payTour')
    begin('provider')
    expect(told('payTour')).toEqual([])
    expect(requestAvs).toEqual([])
  })

  test.each([
    ['the age is verified', set],
    ['the guest leaves', { type: 'guest.identified', guest: anonymousGuest } as const],
  ])('is given up when %s meanwhile', async (_, event) => {
    const { actor, begin, identify, isStarting, requestAvs, told } = start()
    identify(guest())
    begin('provider')
    identify(guest())
    expect(isStarting()).toBe(true)
    actor.send(event)
    await requestAvs[0]?.resolve({ url: 'https://age.example.org/check' })
    expect(isStarting()).toBe(false)
    expect(told('browser')).toEqual([])
  })
})

describe('the bonus', () => {
  test('is asked for once for a guest without age check, and known then [AVS-13]', async () => {
    const { actor, identify, loadBonusAvailable } = start()
    const isAvailable = () => selectIsBonusAvailable(actor.getSnapshot())
    identify(verified)
    identify(anonymousGuest)
    expect(loadBonusAvailable).toHaveLength(0)
    identify(guest())
    expect(isAvailable()).toBe(false)
    await loadBonusAvailable[0]?.resolve(true)
    expect(isAvailable()).toBe(true)
    identify(guest())
    expect(loadBonusAvailable).toHaveLength(1)
  })

  test('is none when it could not be asked for, and asked for again for another guest', async () => {
    const { actor, identify, loadBonusAvailable } = start()
    identify(guest())
    await loadBonusAvailable[0]?.reject(new Error('offline'))
    expect(selectIsBonusAvailable(actor.getSnapshot())).toBe(false)
    expect(loadBonusAvailable).toHaveLength(1)
    identify(guest({ id: 'guest-2' }))
    expect(loadBonusAvailable).toHaveLength(2)
  })

  test('of a guest who left is not taken for that of the next', async () => {
    const { actor, identify, loadBonusAvailable } = start()
    identify(guest())
    identify(guest({ id: 'guest-2' }))
    await loadBonusAvailable[0]?.resolve(true)
    expect(selectIsBonusAvailable(actor.getSnapshot())).toBe(false)
    await loadBonusAvailable[1]?.resolve(true)
    expect(selectIsBonusAvailable(actor.getSnapshot())).toBe(true)
  })
})

test('in whatever order pushes and answers come, the last one counts and the modal fits it [AVS-1 AVS-9 AVS-10]', () => {
  const told = fc.constantFrom<AvsPush | GuestState>(
    set,
    pending,
    rejected,
    revoked,
    verified,
    guest(),
    anonymousGuest,
  )
  fc.assert(
    fc.property(fc.array(told, { minLength: 1, maxLength: 10 }), (order) => {
      const { actor, identify, isForced, modals, status } = start({ forcedAgeVerification: true })
      identify(guest())
      for (const one of order) {
        if ('type' in one) actor.send(one)
        else identify(one)
      }
      const last = order.at(-1) as AvsPush | GuestState
      if (last === set || last === verified) expect(status()).toBe('accepted')
      if (last === rejected) expect(status()).toBe('rejected')
      if (last === revoked) expect(status()).toBe('unknown')
      const { hasAvs, isLoggedIn } = actor.getSnapshot().context
      expect(isForced()).toBe(isLoggedIn && !hasAvs)
      expect(modals().at(-1)).toEqual(isForced() ? opened : closed)
    }),
    { numRuns: 200 },
  )
})
