import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type {
  CancellationOfferAcceptance,
  CancellationOfferAnswer,
} from './cancellationOffer.events.ts'
import { cancellationOfferMachine } from './cancellationOffer.machine.ts'
import {
  selectAcceptedOfferInfo,
  selectIsOfferAccepted,
  selectIsOfferBeingAccepted,
} from './cancellationOffer.selectors.ts'

function start(as: GuestState = guest()) {
  const acceptOffer = answeredSlot<CancellationOfferAnswer, CancellationOfferAcceptance>()
  const machine = cancellationOfferMachine.provide({ actors: { acceptOffer: acceptOffer.logic } })
  const { actor, told } = walk(setFold, 'cancellationOffer', machine, undefined)
  const identify = (state: GuestState) => actor.send({ type: 'guest.identified', guest: state })
  const pushAbo = (type: 'vipAboUpdated' | 'vxtvAboUpdated', active: boolean) =>
    actor.send({ ...push(type, { active }), type: `push.${type}` })
  identify(as)
  return {
    identify,
    pushAbo,
    calls: acceptOffer.calls,
    accept: () => actor.send({ type: 'cancellationOffer.acceptRequested' }),
    close: () => actor.send({ type: 'cancellationOffer.closeRequested' }),
    /** What the status bar was told, for short. */
    bars: () =>
      told('statusBar').map((event) =>
        event.type === 'statusBar.showRequested'
          ? `+${event.bar}`
          : event.type === 'statusBar.removeRequested' && `-${event.bar}`,
      ),
    isAccepting: () => selectIsOfferBeingAccepted(actor.getSnapshot()),
    isAccepted: () => selectIsOfferAccepted(actor.getSnapshot()),
    info: () => selectAcceptedOfferInfo(actor.getSnapshot()),
  }
}

describe('the offer to keep a subscription', () => {
  test.each(['vipAboUpdated', 'vxtvAboUpdated'] as const)(
    'is made when it ends, and taken back when it goes on: %s',
    (type) => {
      const { bars, pushAbo } = start()
      pushAbo(type, true)
      expect(bars()).toEqual([])
      pushAbo(type, false)
      expect(bars()).toEqual(['+cancelationoffer'])
      pushAbo(type, true)
      expect(bars()).toEqual(['+cancelationoffer', '-cancelationoffer'])
    },
  )

  test('is accepted once, and the bar says what the platform answered [REQ-2]', async () => {
    const { accept, bars, calls, close, info, isAccepted, isAccepting, pushAbo } = start()
    pushAbo('vipAboUpdated', false)
    accept()
    accept()
    close()
    expect(isAccepting()).toBe(true)
    expect(calls.map(({ input }) => input)).toEqual([
      { guestId: 'guest-1', platformText: 'Limelight' },
    ])
    pushAbo('vipAboUpdated', true)
    await calls[0]?.resolve({ acceptedOffer: true, acceptedOfferInfo: 'Half price in May.' })
    pushAbo('vipAboUpdated', true)
    expect([isAccepted(), info()]).toEqual([true, 'Half price in May.'])
    expect(bars()).toEqual(['+cancelationoffer'])
    close()
    expect(bars()).toEqual(['+cancelationoffer', '-cancelationoffer'])
  })

  test.each(['refused', 'lost'])(
    'that is %s shows the error bar, from which it can be accepted again [REQ-2]',
    async (outcome) => {
      const { accept, bars, calls, isAccepted, pushAbo } = start()
      pushAbo('vipAboUpdated', false)
      accept()
      if (outcome === 'lost') await calls[0]?.reject(new Error('offline'))
      else await calls[0]?.resolve({ acceptedOffer: false, acceptedOfferInfo: null })
      expect(isAccepted()).toBe(false)
      expect(bars().slice(1)).toEqual(['-cancelationoffer', '+cancelationoffererror'])
      accept()
      expect(bars().slice(3)).toEqual(['-cancelationoffererror', '+cancelationoffer'])
      await calls[1]?.resolve({ acceptedOffer: true, acceptedOfferInfo: null })
      expect(isAccepted()).toBe(true)
    },
  )

  test('is closed, also after an error', async () => {
    const { accept, bars, calls, close, pushAbo } = start()
    pushAbo('vipAboUpdated', false)
    close()
    expect(bars()).toEqual(['+cancelationoffer', '-cancelationoffer'])
    accept()
    expect(calls).toHaveLength(0)
    pushAbo('vipAboUpdated', false)
    accept()
    await calls[0]?.reject(new Error('offline'))
    close()
    expect(bars().at(-1)).toBe('-cancelationoffererror')
  })

  test('goes with the guest, and is none to somebody who is not logged in', () => {
    const { bars, identify, pushAbo } = start()
    pushAbo('vipAboUpdated', false)
    identify(guest())
    expect(bars()).toEqual(['+cancelationoffer'])
    identify(anonymousGuest)
    pushAbo('vipAboUpdated', false)
    expect(bars()).toEqual(['+cancelationoffer', '-cancelationoffer'])
  })
})
