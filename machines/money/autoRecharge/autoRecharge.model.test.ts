import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { AutoRechargeTeaserMode } from './autoRecharge.events.ts'
import { autoRechargeMachine, retryDelay } from './autoRecharge.machine.ts'
import { selectAutoRechargeAmounts, selectAutoRechargeThreshold } from './autoRecharge.selectors.ts'

const offline = new Error('offline')

/** A guest who runs out of coins. */
const poor = guest({ balance: 19 })

function start(as: GuestState = poor) {
  const saveTeaserState = answeredSlot<void, { mode: AutoRechargeTeaserMode }>()
  const machine = autoRechargeMachine.provide({
    actors: { saveTeaserState: saveTeaserState.logic },
  })
  const { actor, clock, told } = walk(setFold, 'autoRecharge', machine, undefined)
  const identify = (state: GuestState) => actor.send({ type: 'guest.identified', guest: state })
  identify(as)
  return {
    actor,
    clock,
    told,
    identify,
    calls: saveTeaserState.calls,
    saved: () => saveTeaserState.calls.map(({ input }) => input.mode),
    pushBalance: (balance: number) =>
      actor.send({ ...push('guestBalance', { balance }), type: 'push.guestBalance' }),
    accept: () => actor.send({ type: 'autoRecharge.acceptRequested' }),
    dismiss: () => actor.send({ type: 'autoRecharge.dismissRequested' }),
  }
}

const shown = [{ type: 'statusBar.showRequested', bar: 'automaticrecharge' }]
const removed = { type: 'statusBar.removeRequested', bar: 'automaticrecharge' }

describe('the teaser of the automatic top-up', () => {
  test('is shown when money runs out, and the platform is told [PAY-34]', () => {
    const { actor, pushBalance, saved, told } = start(guest({ balance: 20 }))
    expect([told('statusBar'), saved()]).toEqual([[], []])
    pushBalance(19)
    pushBalance(18)
    expect([told('statusBar'), saved()]).toEqual([shown, ['shown']])
    expect(selectAutoRechargeAmounts(actor.getSnapshot())).toEqual([40, 100])
    expect(selectAutoRechargeThreshold(actor.getSnapshot())).toBe(20)
  })

  test.each<[string, Partial<GuestState>]>([
    ['is not logged in', { ...anonymousGuest, isPayingCustomer: true, balance: -1 }],
    ['never paid', { isPayingCustomer: false }],
    ['is restricted', { isRestricted: true }],
    ['has an amount set up', { autoRechargeAmount: 40 }],
    ['has it enabled', { autoRechargeConfig: { isEnabled: true, threshold: 20, amounts: [40] } }],
    ['dismissed it at another visit', { preferences: { autoRechargeTeaser: 'dismissed' } }],
    ['accepted it at another visit', { preferences: { autoRechargeTeaser: 'accepted' } }],
  ])('is not shown to a guest who %s', (_, state) => {
    const { saved, told } = start({ ...poor, ...state })
    expect([told('statusBar'), saved()]).toEqual([[], []])
  })

  test('opens the flow when it is accepted, once [PAY-34]', async () => {
    const { accept, calls, saved, told } = start()
    await calls[0]?.resolve()
    accept()
    accept()
    expect(told('payTour')).toEqual([{ type: 'payTour.openRequested', flow: 'autorecharge' }])
    expect(told('statusBar')).toEqual([...shown, removed])
    expect(saved()).toEqual(['shown', 'accepted'])
  })

  test('goes when it is dismissed, and does not come back [PAY-34]', async () => {
    const { accept, calls, dismiss, pushBalance, saved, told } = start()
    await calls[0]?.resolve()
    dismiss()
    accept()
    pushBalance(1)
    expect(told('statusBar')).toEqual([...shown, removed])
    expect(told('payTour')).toEqual([])
    expect(saved()).toEqual(['shown', 'dismissed'])
  })

  test('cannot be accepted or dismissed before it is shown', () => {
    const { accept, dismiss, saved, told } = start(guest())
    accept()
    dismiss()
    expect([told('payTour'), told('statusBar'), saved()]).toEqual([[], [], []])
  })

  test('is another one for another guest', () => {
    const { dismiss, identify, told } = start()
    dismiss()
    identify(poor)
    expect(told('statusBar')).toHaveLength(2)
    identify(guest({ id: 'guest-2', balance: 0 }))
    expect(told('statusBar')).toEqual([...shown, removed, ...shown])
  })
})

describe('what became of the teaser', () => {
  test('is told one after the other [PAY-34]', async () => {
    const { calls, dismiss, saved } = start()
    dismiss()
    expect(saved()).toEqual(['shown'])
    await calls[0]?.resolve()
    expect(saved()).toEqual(['shown', 'dismissed'])
    await calls[1]?.resolve()
    expect(saved()).toHaveLength(2)
  })

  test('is told again when it could not be, as it stands by then [PAY-34]', async () => {
    const { calls, clock, dismiss, saved } = start()
    await calls[0]?.reject(offline)
    clock.step(retryDelay - 1)
    expect(saved()).toEqual(['shown'])
    clock.step(1)
    expect(saved()).toEqual(['shown', 'shown'])
    await calls[1]?.reject(offline)
    dismiss()
    clock.step(retryDelay)
    expect(saved()).toEqual(['shown', 'shown', 'dismissed'])
  })
})
