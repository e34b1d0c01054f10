import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { guestWalks } from '../../../fixtures/account/guestWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Push } from '../../shell/realtime/realtime.events.ts'
import { guestMachine } from './guest.machine.ts'
import { selectBalanceFormatted, selectIsBalanceOutdated } from './guest.selectors.ts'
import type { GuestState } from './guest.state.ts'

const { logIn } = guestWalks(setFold, guestMachine)

describe('pushes', () => {
  test('the balance changes and nothing else happens without a payment [GST-20 GST-27]', async () => {
    const { actor, receive, told, loadBalance } = await logIn()
    const changed = { balance: 1234, balanceFormatted: '1.234', isPayingCustomer: false }
    expect(receive(push('guestBalance', { ...changed, isPayment: false }))).toEqual(guest(changed))
    expect(selectBalanceFormatted(actor.getSnapshot())).toBe('1.234')
    expect(loadBalance).toEqual([])
    for (const address of ['browser', 'logger', 'navigation'] as const)
      expect(told(address)).toEqual([])
    expect(told('gate').slice(1)).toEqual([{ type: 'guest.changed', guest: guest(changed) }])
    for (const address of ['payTour', 'realtime'] as const) expect(told(address)).toHaveLength(1)
  })

  test('loyalty points take the new value [GST-21]', async () => {
    const { receive } = await logIn({ loyaltyPoints: 7 })
    expect(receive(push('loyaltyPointsChanged', { loyaltyPoints: 40 }))).toEqual(
      guest({ loyaltyPoints: 40 }),
    )
  })

  test('the e-mail address becomes verified [GST-28]', async () => {
    const { receive } = await logIn()
    expect(receive(push('guestEmailVerified'))).toEqual(guest({ isEmailVerified: true }))
  })

  test('the vouchers are the ones that are pushed [VCH-23 GST-12]', async () => {
    const { receive } = await logIn()
    const videos = { type: 1, actorId: null, amount: 2 }
    const chat = { type: 2, actorId: 'actor-1', amount: 300 }
    expect(receive(push('vouchers', { vouchers: [videos, chat] }))).toEqual(
      guest({ vouchers: [videos, chat] }),
    )
    expect(receive(push('vouchers', { vouchers: [] }))).toEqual(guest({ vouchers: [] }))
  })

  const flags: [Push, Partial<GuestState>][] = [
    [push('dataProtection', { show: true }), { showDataProtection: true }],
    [push('giftsUpdated', { boughtGifts: { star: 4 } }), { boughtGifts: { star: 4 } }],
    [push('vipAboUpdated', { active: true }), { isVip: true }],
    [push('vxtvAboUpdated', { active: true }), { isTvSubscriber: true }],
    [push('avsSet'), { hasAvs: true, avsStatus: 'accepted' }],
    [push('avsPending'), { avsStatus: 'pending' }],
    [
      push('avsRejected', { message: 'Blurred.' }),
      { avsStatus: 'rejected', avsRejectMessage: 'Blurred.' },
    ],
    [push('voicecallStarted'), { isVoicecallActive: true }],
  ]

  test.each(flags)('push %j changes its flag only', async (received, change) => {
    const { receive } = await logIn()
    expect(receive(received)).toEqual(guest(change))
  })

  test('a voice call is active from its start push to its stop push [VOC-1]', async () => {
    const { receive } = await logIn()
    expect(receive(push('voicecallStarted')).isVoicecallActive).toBe(true)
    expect(receive(push('voicecallStarted')).isVoicecallActive).toBe(true)
    expect(receive(push('voicecallStopped')).isVoicecallActive).toBe(false)
  })

  test('flags go back where the platform takes them back', async () => {
    const { receive } = await logIn()
    receive(push('avsRejected'), push('avsSet'), push('vipAboUpdated'), push('voicecallStarted'))
    const after = receive(
      push('avsRevoked'),
      push('vipAboUpdated', { active: false }),
      push('voicecallStopped'),
    )
    expect(after).toEqual(guest())
  })
})

describe('balance', () => {
  const established = (resumed: boolean) =>
    ({ type: 'realtime.sessionEstablished', resumed }) as const
  const loaded = { balance: 9, balanceFormatted: '9', isPayingCustomer: false }

  test('is loaded again when the channel begins a new session [GST-24]', async () => {
    const { actor, loadBalance, state } = await logIn()
    actor.send(established(true))
    expect(loadBalance).toEqual([])
    actor.send(established(false))
    expect(selectIsBalanceOutdated(actor.getSnapshot())).toBe(true)
    await loadBalance[0]?.resolve(loaded)
    expect(state()).toEqual(guest(loaded))
    expect(selectIsBalanceOutdated(actor.getSnapshot())).toBe(false)
  })

  test('an answer does not undo a newer push [GST-27]', async () => {
    const { actor, loadBalance, receive, state } = await logIn()
    actor.send(established(false))
    receive(push('guestBalance', { balance: 55 }))
    await loadBalance[0]?.resolve(loaded)
    expect(state().balance).toBe(55)
  })

  test('that cannot be loaded is known to be outdated until a push says more', async () => {
    const { actor, loadBalance, receive, state } = await logIn()
    actor.send(established(false))
    await loadBalance[0]?.reject(new Error('offline'))
    expect(selectIsBalanceOutdated(actor.getSnapshot())).toBe(true)
    expect(state().balance).toBe(guest().balance)
    receive(push('guestBalance'))
    expect(selectIsBalanceOutdated(actor.getSnapshot())).toBe(false)
  })
})
