import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { toPushEvent } from '../../shell/realtime/pushAudience.ts'
import type { Push } from '../../shell/realtime/realtime.events.ts'
import type { OneClickEvent } from './oneClick.events.ts'
import { answerTimeout, oneClickMachine } from './oneClick.machine.ts'
import {
  selectIsCharging,
  selectIsOneClickPossible,
  selectOneClickReason,
} from './oneClick.selectors.ts'

const asked = { type: 'realtime.messageSubmitted', message: { type: 'canOneClick' } }
const charged = {
  type: 'realtime.messageSubmitted',
  message: { type: 'chargeOneClick', amount: 40, channelId: 'channel-1' },
}
const toppedUp = {
  type: 'payTour.openRequested',
  flow: 'moneycharge',
  prefill: { selectedAmount: 40 },
}

function start(who = guest()) {
  const walked = walk(setFold, 'oneClick', oneClickMachine, undefined)
  const { actor } = walked
  actor.send({ type: 'guest.identified', guest: who })
  const snapshot = () => actor.getSnapshot()
  return {
    ...walked,
    ask: () => actor.send({ type: 'oneClick.askRequested' }),
    charge: (amount = 40) =>
      actor.send({ type: 'oneClick.chargeRequested', amount, channelId: 'channel-1' }),
    receive: (received: Push) => actor.send(toPushEvent(received) as OneClickEvent),
    isPossible: () => selectIsOneClickPossible(snapshot()),
    reason: () => selectOneClickReason(snapshot()),
    isCharging: () => selectIsCharging(snapshot()),
  }
}

const possible = push('canOneClickResult', { possible: true })
const impossible = push('canOneClickResult', { possible: false, reason: 'notEnabled' })

describe('a question', () => {
  test.each([
    [possible, true, null],
    [impossible, false, 'notEnabled'],
  ])('is asked once, and %j answers it [PAY-42 PAY-44]', (answer, isPossible, reason) => {
    const opened = start()
    opened.ask()
    opened.ask()
    expect(opened.told('realtime')).toEqual([asked])
    expect(opened.isPossible()).toBeNull()
    opened.receive(answer)
    expect([opened.isPossible(), opened.reason()]).toEqual([isPossible, reason])
    expect(opened.told('payTour')).toEqual([])
  })

  test('that nobody answers stays open, and its late answer counts for nothing', () => {
    const { ask, clock, isPossible, receive } = start()
    ask()
    clock.step(answerTimeout)
    receive(possible)
    expect(isPossible()).toBeNull()
  })

  test('is not asked for a visitor, and what is known of a guest is not of the next', () => {
    const { actor, ask, charge, isPossible, receive, told } = start()
    ask()
    receive(possible)
    actor.send({ type: 'guest.identified', guest: guest() })
    expect(isPossible()).toBe(true)
    actor.send({ type: 'guest.identified', guest: anonymousGuest })
    expect(isPossible()).toBeNull()
    ask()
    charge()
    expect(told('realtime')).toEqual([asked])
  })
})

describe('a charge', () => {
  test('is asked about, then submitted with amount and channel, once [PAY-43 PAY-44]', () => {
    const { charge, isCharging, receive, told } = start()
    charge()
    charge(80)
    expect(told('realtime')).toEqual([asked])
    receive(possible)
    charge()
    receive(possible)
    expect(told('realtime')).toEqual([asked, charged])
    expect(isCharging()).toBe(true)
    receive(push('guestBalance', { isPayment: false }))
    expect(isCharging()).toBe(true)
    receive(push('guestBalance', { isPayment: true }))
    expect(isCharging()).toBe(false)
    charge()
    expect(told('realtime')).toEqual([asked, charged, asked])
  })

  test('joins a question that is open already', () => {
    const { ask, charge, receive, told } = start()
    ask()
    charge()
    receive(possible)
    expect(told('realtime')).toEqual([asked, charged])
  })

  test('that is not possible lets the guest top up as much', () => {
    const { charge, isCharging, receive, reason, told } = start()
    charge()
    receive(impossible)
    expect(told('realtime')).toEqual([asked])
    expect(told('payTour')).toEqual([toppedUp])
    expect([isCharging(), reason()]).toEqual([false, 'notEnabled'])
  })

  test('that is refused after all lets the guest top up too', () => {
    const { charge, receive, told } = start()
    charge()
    receive(possible)
    receive(impossible)
    expect(told('payTour')).toEqual([toppedUp])
  })

  test('is not made when the answer comes late or another guest is here', () => {
    const late = start()
    late.charge()
    late.clock.step(answerTimeout)
    late.receive(possible)
    expect(late.told('realtime')).toEqual([asked])
    const other = start()
    other.charge()
    other.actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-2' }) })
    other.receive(possible)
    expect(other.told('realtime')).toEqual([asked])
    expect(other.isCharging()).toBe(false)
  })

  test('whose outcome nobody tells is no longer under way', () => {
    const { charge, clock, isCharging, isPossible, receive } = start()
    charge()
    receive(possible)
    clock.step(answerTimeout)
    expect([isCharging(), isPossible()]).toEqual([false, null])
  })
})
