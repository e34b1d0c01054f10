import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { toPushEvent } from '../realtime/pushAudience.ts'
import type { Push } from '../realtime/realtime.events.ts'
import type { Outcome, OutcomeStoreEvent, OutcomeStoreRequest } from './outcomes.events.ts'
import { outcomesMachine } from './outcomes.machine.ts'
import { selectHasOutcome, selectOutcomes } from './outcomes.selectors.ts'

/** The outcomes on a page, where the page before had this to tell. */
function start(kept: readonly Outcome[] = []) {
  const store = spokenSlot<OutcomeStoreRequest, OutcomeStoreEvent>((run) => {
    if (kept.length > 0) run.report({ type: 'outcomeStore.read', outcomes: kept })
  })
  const machine = outcomesMachine.provide({ actors: { outcomeStore: store.logic } })
  const { actor } = walk(setFold, 'outcomes', machine, undefined)
  const enter = (path: string) =>
    actor.send({ type: 'navigation.pageEntered', page: 'home', path, query: {} })
  return {
    actor,
    enter,
    identify: (id: string | null, balance = 100) =>
      actor.send({
        type: 'guest.identified',
        guest: id === null ? anonymousGuest : guest({ id, balance }),
      }),
    push: (...args: Parameters<typeof push>) =>
      actor.send(toPushEvent(push(...args) as Push) as never),
    told: () => selectOutcomes(actor.getSnapshot()),
    kept: () => store.last().received.at(-1)?.outcomes,
  }
}

/** Somebody is logged in and sees a page. */
function open(kept?: readonly Outcome[]) {
  const walked = start(kept)
  walked.enter('/en/')
  walked.identify('guest-1')
  return walked
}

const uncounted = (kind: Outcome['kind']): Outcome => ({ kind, count: 0 })

describe('what comes about', () => {
  test.each([
    ['avsSet', {}, 'ageAccepted'],
    ['avsRevoked', {}, 'ageRevoked'],
    ['voicecallStopped', {}, 'callEnded'],
    ['vipAboUpdated', { active: false, started: false }, 'subscriptionEnded'],
    ['vxtvAboUpdated', { active: false, started: true }, 'subscriptionEnded'],
  ] as const)('by the push %s %j is told as %s, and kept at once', (type, fields, kind) => {
    const { push, told, kept } = open()
    push(type, fields)
    expect(told()).toEqual([uncounted(kind)])
    expect(kept()).toEqual(told())
  })

  test('is told of a subscription with what was paid for it, in cents, and kept at once', () => {
    const { push, told, kept } = open()
    push('vipAboUpdated', { active: true, started: true, price: 29.9 })
    expect(told()).toEqual([{ kind: 'subscriptionBegan', count: 2990 }])
    push('vxtvAboUpdated', { active: true, started: true, price: 9.95 })
    expect(told()).toEqual([{ kind: 'subscriptionBegan', count: 3985 }])
    expect(kept()).toEqual(told())
  })

  test('is not told of a subscription that goes on at another price', () => {
    const { push, told } = open()
    push('vipAboUpdated', { active: true, started: false, price: 20 })
    expect(told()).toEqual([])
  })

  test('is told once, however often it comes', () => {
    const { push, told } = open()
    push('avsSet')
    push('avsRevoked')
    push('avsSet')
    expect(told().map(({ kind }) => kind)).toEqual(['ageRevoked', 'ageAccepted'])
  })
})

describe('coins', () => {
  test('that are credited are told by their number, several times added up', () => {
    const { push, told } = open()
    push('guestBalance', { balance: 120, isPayment: false })
    push('guestBalance', { balance: 150, isPayment: false })
    expect(told()).toEqual([{ kind: 'credited', count: 50 }])
  })

  test('that were bought, or spent, are told elsewhere', () => {
    const { push, told } = open()
    push('guestBalance', { balance: 500, isPayment: true })
    push('guestBalance', { balance: 480, isPayment: false })
    push('guestBalance', { balance: 490, isPayment: false })
    expect(told()).toEqual([{ kind: 'credited', count: 10 }])
  })

  test('that came by another way are no credit of the next push', () => {
    const { actor, push, told } = open()
    actor.send({ type: 'guest.changed', guest: guest({ id: 'guest-1', balance: 300 }) })
    push('guestBalance', { balance: 300, isPayment: false })
    expect(told()).toEqual([])
  })

  test('of nobody are not told', () => {
    const { identify, push, told } = open()
    identify(null)
    push('guestBalance', { balance: 300, isPayment: false })
    push('guestBalance', { balance: 400, isPayment: false })
    expect(told()).toEqual([])
  })
})

describe('after a reload', () => {
  const kept: Outcome[] = [uncounted('ageAccepted'), { kind: 'credited', count: 20 }]

  test('what the page before had to tell is told once a page is shown', () => {
    const { actor, enter, identify, told } = start(kept)
    expect(selectHasOutcome(actor.getSnapshot())).toBe(false)
    enter('/en/')
    identify('guest-1')
    expect(told()).toEqual(kept)
    expect(selectHasOutcome(actor.getSnapshot())).toBe(true)
  })

  test('a visitor is told only that they are logged out, a guest everything but that', () => {
    const all = [...kept, uncounted('loggedOut'), uncounted('sessionExpired')]
    const visitor = start(all)
    visitor.enter('/en/')
    visitor.identify(null)
    expect(visitor.told()).toEqual([uncounted('loggedOut'), uncounted('sessionExpired')])
    expect(visitor.kept()).toEqual(visitor.told())
    expect(open(all).told()).toEqual(kept)
  })
})

describe('an outcome goes', () => {
  test('when it is closed, and is kept no longer', () => {
    const { actor, push, told, kept } = open()
    push('avsSet')
    push('voicecallStopped')
    actor.send({ type: 'outcomes.closeRequested', kind: 'avsSet' as never })
    expect(told()).toHaveLength(2)
    actor.send({ type: 'outcomes.closeRequested', kind: 'ageAccepted' })
    expect(told()).toEqual([uncounted('callEnded')])
    expect(kept()).toEqual(told())
  })

  test('with the page, but not when the same page is shown again', () => {
    const { enter, push, told, kept } = open()
    push('avsSet')
    enter('/en/')
    expect(told()).toHaveLength(1)
    enter('/en/cams/')
    expect([told(), kept()]).toEqual([[], []])
  })

  test('with the guest, of whom nothing is kept but that they are logged out', () => {
    const { actor, push, told, kept } = open()
    push('guestBalance', { balance: 120, isPayment: false })
    actor.send({ type: 'guest.leaving' })
    expect(told()).toEqual([uncounted('loggedOut')])
    expect(kept()).toEqual(told())
  })

  test('with the guest, who is told as a visitor how many messages were still on their way', () => {
    const { actor, identify, told } = open()
    actor.send({ type: 'guest.leaving' })
    actor.send({ type: 'outcomes.messagesUnsent', count: 2 })
    identify(null)
    expect(told()).toEqual([uncounted('loggedOut'), { kind: 'messagesUnsent', count: 2 }])
  })

  test('not when the platform did not take the logout: the guest who is still there is told', () => {
    const { actor, identify, told, kept } = open()
    actor.send({ type: 'guest.leaving' })
    actor.send({ type: 'outcomes.logoutFailed' })
    expect(kept()).toEqual([uncounted('logoutFailed')])
    identify('guest-1')
    expect(told()).toEqual([uncounted('logoutFailed')])
  })

  test('not with the guest when it is that their session expired', () => {
    const { identify, push, told, kept } = open()
    push('avsSet')
    push('sessionExpired')
    identify(null)
    expect(told()).toEqual([uncounted('sessionExpired')])
    expect(kept()).toEqual(told())
  })

  test('when another guest is there', () => {
    const { identify, push, told, kept } = open()
    push('avsSet')
    identify('guest-2')
    expect([told(), kept()]).toEqual([[], []])
  })
})
