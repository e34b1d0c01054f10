import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import {
  bonusCodeWalk,
  coins,
  messages,
  redeemable,
  vipOnly,
  welcome,
} from '../../../fixtures/money/bonusCodeWalk.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { bonusCodeMachine } from './bonusCode.machine.ts'
import {
  selectBonusCode,
  selectBonusCodeConfig,
  selectBonusCodeProgress,
  selectBonusCodeRefusal,
  selectRedeemedBonus,
} from './bonusCode.selectors.ts'

function start(as = guest()) {
  const walked = bonusCodeWalk(setFold, bonusCodeMachine, as)
  const { now } = walked
  return {
    ...walked,
    code: () => selectBonusCode(now()),
    progress: () => selectBonusCodeProgress(now()),
    config: () => selectBonusCodeConfig(now()),
    refusal: () => selectBonusCodeRefusal(now()),
    result: () => selectRedeemedBonus(now()),
  }
}

describe('a code is checked', () => {
  test('and what stands behind it is known, with nothing redeemed [VCH-3 VCH-4 VCH-20]', async () => {
    const { checks, config, progress, redemptions, tell, type } = start()
    type(' WELCOME ')
    tell('bonusCode.checkRequested')
    expect(progress()).toBe('checking')
    expect(checks.map(({ input }) => input)).toEqual([{ code: 'WELCOME' }])
    await checks[0]?.resolve(redeemable)
    expect(progress()).toBe('checked')
    expect(config()).toEqual(welcome)
    expect(redemptions).toHaveLength(0)
  })

  test('and refused with its reason; then nothing is redeemed [VCH-20]', async () => {
    const { checks, config, progress, redemptions, refusal, tell, type } = start()
    type('VIP')
    tell('bonusCode.checkRequested')
    await checks[0]?.resolve(vipOnly)
    expect([progress(), refusal()]).toEqual(['refused', 'vipOnly'])
    expect(config()?.conditions.vip).toBe(true)
    tell('bonusCode.redeemRequested')
    expect(redemptions).toHaveLength(0)
  })

  test('also one that nobody knows [VCH-20]', async () => {
    const { checks, config, refusal, tell, type } = start()
    type('NOBODY')
    tell('bonusCode.checkRequested')
    await checks[0]?.resolve({
      canRedeem: { success: false, reason: 'unknownCode' },
      bonusCode: null,
    })
    expect([refusal(), config()]).toEqual(['unknownCode', null])
  })

  test('and another one typed meanwhile is not taken for it', async () => {
    const { checks, code, config, progress, type, tell } = start()
    type('WELCOME')
    tell('bonusCode.checkRequested')
    type('WELCOME2')
    await checks[0]?.resolve(redeemable)
    expect([progress(), config(), code()]).toEqual(['editing', null, 'WELCOME2'])
  })

  test('again after the check was lost', async () => {
    const { checks, progress, tell, type } = start()
    type('WELCOME')
    tell('bonusCode.checkRequested')
    await checks[0]?.reject(new Error('offline'))
    expect(progress()).toBe('checkFailed')
    tell('bonusCode.retryRequested')
    await checks[1]?.resolve(redeemable)
    expect(progress()).toBe('checked')
  })
})

describe('a code is redeemed', () => {
  test('and brings what the platform answers [VCH-19]', async () => {
    const { code, progress, redemptions, result, tell, type } = start()
    type(' WELCOME ')
    tell('bonusCode.redeemRequested')
    expect(redemptions.map(({ input }) => input)).toEqual([{ code: 'WELCOME' }])
    await redemptions[0]?.resolve({ success: true, bonus: messages })
    expect(progress()).toBe('redeemed')
    expect(result()).toEqual({ code: 'WELCOME', benefits: [messages] })
    expect(code()).toBe('')
    tell('bonusCode.closeRequested')
    expect([progress(), result()]).toEqual(['editing', null])
  })

  test('after its check, once, and the code stands until the answer is there', async () => {
    const { checks, code, progress, redemptions, result, tell, type } = start()
    type('WELCOME')
    tell('bonusCode.checkRequested')
    await checks[0]?.resolve(redeemable)
    tell('bonusCode.redeemRequested')
    for (const disturb of [
      () => tell('bonusCode.redeemRequested'),
      () => tell('bonusCode.checkRequested'),
      () => tell('bonusCode.closeRequested'),
      () => type('OTHER'),
    ]) {
      disturb()
      expect([progress(), code()]).toEqual(['redeeming', 'WELCOME'])
    }
    expect([checks.length, redemptions.length]).toEqual([1, 1])
    await redemptions[0]?.resolve({ success: true, bonus: null })
    expect(result()).toEqual({ code: 'WELCOME', benefits: [] })
  })

  test.each(['', '   '])('but not an empty one: %j sends nothing [VCH-18]', (code) => {
    const { checks, progress, redemptions, refusal, tell, type } = start()
    type(code)
    tell('bonusCode.redeemRequested')
    expect([progress(), refusal()]).toEqual(['refused', 'codeMissing'])
    type(code)
    tell('bonusCode.checkRequested')
    expect([progress(), refusal()]).toEqual(['refused', 'codeMissing'])
    expect([checks, redemptions]).toEqual([[], []])
  })

  test('or refused by the platform, which gives no reason then [VCH-19]', async () => {
    const { progress, redemptions, refusal, result, tell, type } = start()
    type('WELCOME')
    tell('bonusCode.redeemRequested')
    await redemptions[0]?.resolve({ success: false, bonus: null })
    expect([progress(), refusal(), result()]).toEqual(['refused', null, null])
  })

  test('again when the answer was lost, with the same code', async () => {
    const { progress, redemptions, tell, type } = start()
    type('WELCOME')
    tell('bonusCode.redeemRequested')
    await redemptions[0]?.reject(new Error('offline'))
    expect(progress()).toBe('redeemFailed')
    tell('bonusCode.retryRequested')
    expect(redemptions[1]?.input).toEqual({ code: 'WELCOME' })
  })

  test('by somebody who is not logged in only after a login', () => {
    const { checks, code, identify, redemptions, told, tell, type } = start(anonymousGuest)
    type('WELCOME')
    tell('bonusCode.redeemRequested')
    expect(told('gate')).toEqual([
      {
        type: 'gate.actionRequested',
        action: { type: 'redeemCode', params: { value: 'WELCOME' } },
      },
    ])
    expect([checks, redemptions]).toEqual([[], []])
    identify(guest())
    expect(code()).toBe('WELCOME')
  })
})

describe('the push that a code was redeemed', () => {
  test('shows what it brought, wherever it was redeemed [VCH-17]', () => {
    const { code, progress, pushRedeemed, result, type } = start()
    type('OTHER')
    pushRedeemed('WELCOME', [messages, coins])
    expect(progress()).toBe('redeemed')
    expect(result()).toEqual({ code: 'WELCOME', benefits: [messages, coins] })
    expect(code()).toBe('OTHER')
  })

  test('settles a redemption whose answer is still to come [VCH-17]', async () => {
    const { progress, pushRedeemed, redemptions, result, tell, type } = start()
    type('welcome')
    tell('bonusCode.redeemRequested')
    pushRedeemed('OTHER', [coins])
    expect(progress()).toBe('redeeming')
    pushRedeemed('WELCOME', [messages, coins])
    expect(result()?.benefits).toEqual([messages, coins])
    await redemptions[0]?.resolve({ success: false, bonus: null })
    expect(progress()).toBe('redeemed')
  })
})
