import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { bonusCodeWalk, messages, welcome } from '../../../fixtures/money/bonusCodeWalk.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { bonusCodeMachine } from './bonusCode.machine.ts'
import {
  selectBonusCode,
  selectRedeemedBonus,
  selectRedeemedCodes,
  selectRedeemedCodesProgress,
  selectRemainingCodes,
  selectRemainingCodesProgress,
} from './bonusCode.selectors.ts'

function start(as = guest()) {
  const walked = bonusCodeWalk(setFold, bonusCodeMachine, as)
  const { now } = walked
  return {
    ...walked,
    code: () => selectBonusCode(now()),
    result: () => selectRedeemedBonus(now()),
    lists: () => [selectRemainingCodes(now()), selectRedeemedCodes(now())],
    listsProgress: () => [selectRemainingCodesProgress(now()), selectRedeemedCodesProgress(now())],
  }
}

describe('the codes of the guest', () => {
  test('are loaded when they are seen, and again when one was redeemed [VCH-21 VCH-22]', async () => {
    const { lists, listsProgress, pushRedeemed, redeemed, remaining, tell } = start()
    expect([remaining, redeemed]).toEqual([[], []])
    tell('bonusCode.openRequested')
    expect(listsProgress()).toEqual(['loading', 'loading'])
    await remaining[0]?.resolve([welcome])
    await redeemed[0]?.resolve([])
    expect(lists()).toEqual([[welcome], []])
    tell('bonusCode.openRequested')
    expect([remaining, redeemed].map(({ length }) => length)).toEqual([1, 1])

    pushRedeemed('WELCOME', [messages])
    await remaining[1]?.resolve([])
    await redeemed[1]?.resolve([{ code: 'WELCOME', redeemedAt: 1 }])
    expect(lists()).toEqual([[], [{ code: 'WELCOME', redeemedAt: 1 }]])
    expect(listsProgress()).toEqual(['loaded', 'loaded'])
  })

  test('are loaded again too when the platform answers that one was redeemed [VCH-21 VCH-22]', async () => {
    const { redeemed, redemptions, remaining, tell, type } = start()
    tell('bonusCode.openRequested')
    await remaining[0]?.resolve([welcome])
    await redeemed[0]?.resolve([])
    type('WELCOME')
    tell('bonusCode.redeemRequested')
    await redemptions[0]?.resolve({ success: true, bonus: messages })
    expect([remaining, redeemed].map(({ length }) => length)).toEqual([2, 2])
  })

  test('are not asked for before somebody is logged in [VCH-21 VCH-22]', () => {
    const { identify, redeemed, remaining, tell } = start(anonymousGuest)
    tell('bonusCode.openRequested')
    expect([remaining, redeemed]).toEqual([[], []])
    identify(guest())
    expect([remaining, redeemed].map(({ length }) => length)).toEqual([1, 1])
  })

  test.each(['bonusCode.retryRequested', 'bonusCode.openRequested'] as const)(
    'that did not come are asked for again by %s',
    async (type) => {
      const { listsProgress, redeemed, remaining, tell } = start()
      tell('bonusCode.openRequested')
      await remaining[0]?.reject(new Error('offline'))
      await redeemed[0]?.reject(new Error('offline'))
      expect(listsProgress()).toEqual(['failed', 'failed'])
      tell(type)
      expect(listsProgress()).toEqual(['loading', 'loading'])
    },
  )

  test('are forgotten when another guest is here, with all that was typed', async () => {
    const { code, identify, lists, pushRedeemed, redeemed, remaining, result, tell, type } = start()
    tell('bonusCode.openRequested')
    await remaining[0]?.resolve([welcome])
    pushRedeemed('WELCOME', [messages])
    await redeemed[1]?.resolve([{ code: 'WELCOME', redeemedAt: 1 }])
    type('SECRET')
    pushRedeemed('WELCOME', [messages])
    identify(guest({ id: 'guest-2' }))
    expect([code(), result(), ...lists()]).toEqual(['', null, [], []])
  })
})
