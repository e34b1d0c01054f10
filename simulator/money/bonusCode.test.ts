import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import { ask } from '../core/client.fixtures.ts'

const business = testBusiness()
const codes = () => business.platform.codes
const day = 86_400_000

test('redeems a code once, books it and tells the guest [VCH-5]', async () => {
  const client = await business.connect('guest11')
  const account = business.account('guest11')
  expect(codes().redeem(' welcome50 ', account)).toMatchObject({
    success: true,
    bonus: { kind: 'BonusCoins', id: 'welcome', name: '50 coins' },
  })
  expect(codes().redeem('WELCOME50', account)).toEqual({
    success: false,
    bonus: null,
    reason: 'alreadyRedeemed',
  })
  expect(account.guest.balance).toBe(50)
  expect(await client.arrived()).toMatchObject([
    { type: 'guestBalance', balance: 50, isPayment: false },
    { type: 'bonusCodeRedeemed', code: 'WELCOME50', benefits: [{ kind: 'BonusCoins' }] },
  ])
})

test('covers every kind of benefit', () => {
  const kinds = codes()
    .catalogue()
    .flatMap(({ bonusCode }) => bonusCode.benefits.map(({ kind }) => kind))
  expect([...new Set(kinds)].sort()).toEqual([
    'ActorAbo',
    'Bonus',
    'BonusCoins',
    'BonusCredits',
    'FreeMessages',
    'FreeMinutes',
    'LiveShow',
    'Media',
    'MessengerGifts',
    'PremiumAbo',
    'VIPAbo',
    'VoucherPhoto',
    'VoucherVideo',
  ])
})

test('gives what each kind brings', () => {
  const account = business.account('guest1')
  Object.assign(account.guest, { vouchers: [{ type: 1, actorId: null, amount: 1 }] })
  const gifts = account.guest.boughtGifts.gift1 ?? 0
  for (const code of [
    'CREDITS10',
    'CINEMA',
    'TALKTIME',
    'SHOWTIME',
    'ROSES',
    'STARFAN',
    'GALLERY',
  ]) {
    expect(codes().redeem(code, account).success).toBe(true)
  }
  expect(account.guest.vouchers).toEqual([
    { type: 3, actorId: null, amount: 10 },
    { type: 1, actorId: null, amount: 3 },
    { type: 4, actorId: null, amount: 1 },
    { type: 2, actorId: 'actor1', amount: 10 },
    { type: 5, actorId: null, amount: 5 },
    { type: 7, actorId: 'actor2', amount: 1 },
  ])
  expect(account.guest.boughtGifts.gift1).toBe(gifts + 3)
  expect(codes().keepsakes(account)).toEqual(['abo-actor1 for 30 days', 'album album1'])
  business.platform.purchases.charge(account, { key: 'a', coins: 100, method: 'CC' })
  expect(codes().keepsakes(account)).toContain('album album2')
})

test('adds to the next top-up, once', () => {
  const account = business.account('guest11')
  codes().redeem('TOPUP20', account)
  expect(account.guest.balance).toBe(10)
  const { charge } = business.platform.purchases
  expect(charge(account, { key: 'a', coins: 400, method: 'CC' }).bonusCoins).toBe(5 + 80 + 60)
  expect(charge(account, { key: 'b', coins: 400, method: 'CC' }).bonusCoins).toBe(0)
  expect(account.guest.balance).toBe(10 + 400 + 145 + 400)
})

test('gives memberships for some days', () => {
  const account = business.account('guest1')
  codes().redeem('VIPWEEK', account)
  codes().redeem('PREMIUM3', account)
  expect(account.guest).toMatchObject({ isVip: true, isVXSelect: true })
  business.platform.calendar.step(3 * day)
  expect(account.guest).toMatchObject({ isVip: true, isVXSelect: false })
  business.platform.calendar.step(4 * day)
  expect(account.guest.isVip).toBe(false)
})

test.each([
  ['NOSUCHCODE', 'guest1', 'unknownCode'],
  ['LASTYEAR', 'guest1', 'expired'],
  ['MOBILE25', 'guest1', 'mobileAuthRequired'],
  ['VIP100', 'guest1', 'vipOnly'],
  ['WELCOME50', 'guest7', 'restricted'],
])('refuses %s to %s: %s, and changes nothing [VCH-20]', (code, guestId, reason) => {
  const account = business.account(guestId)
  const before = business.platform.ledger.bookings().length
  expect(codes().check(code, account).canRedeem).toEqual({ success: false, reason })
  expect(codes().redeem(code, account)).toEqual({ success: false, bonus: null, reason })
  expect(business.platform.ledger.bookings()).toHaveLength(before)
})

test('runs out of what exists once, and forgets what is too old', () => {
  expect(codes().redeem('ONCEONLY', business.account('guest1')).success).toBe(true)
  expect(codes().redeem('ONCEONLY', business.account('guest2')).reason).toBe('usedUp')
  const remaining = () => codes().remaining(business.account('guest2'))
  const offered = remaining().map(({ code }) => code)
  expect(offered).toContain('TOPUP20')
  expect(offered).toContain('VIP100')
  expect(offered).not.toContain('ONCEONLY')
  expect(offered).not.toContain('LASTYEAR')
  business.platform.calendar.step(30 * day)
  expect(remaining().map(({ code }) => code)).not.toContain('TOPUP20')
})

const checkOf = (code: string) =>
  `{ bonusCode(code: "${code}") { canRedeem { success reason } bonusCode { code containsTopUpBenefit
    validTo conditions { requireMobileAuth vip } benefits { kind id name description bonusFlat
    staggering { from amount id } actorId } } } }`

test('answers checks by GraphQL, to visitors too, who can redeem nothing [VCH-20]', async () => {
  const { accessToken } = business.simulator.signIn('guest1')
  const { data } = await business.ask('content', checkOf('topup20'), accessToken)
  expect(data).toMatchObject({
    bonusCode: {
      canRedeem: { success: true, reason: null },
      bonusCode: {
        code: 'TOPUP20',
        containsTopUpBenefit: true,
        validTo: business.clock.now() + 30 * day,
        conditions: { requireMobileAuth: false, vip: false },
        benefits: [{ kind: 'Bonus', bonusFlat: 10, actorId: null }],
      },
    },
  })
  const { queryToken } = await (await ask(business.simulator, 'session')).json()
  const visitor = await business.ask('content', checkOf('TOPUP20'), queryToken)
  expect(visitor.data).toMatchObject({
    bonusCode: { canRedeem: { success: false, reason: 'loginRequired' } },
  })
  const none = await business.ask('content', '{ remainingBonusCodes { code } }', queryToken)
  expect(none.data).toEqual({ remainingBonusCodes: [] })
  const empty = await business.ask('content', checkOf(' '), accessToken)
  expect(empty.errors[0]?.message).toContain('code: must not be empty')
  expect((await business.ask('content', checkOf('TOPUP20'))).status).toBe(401)
  expect((await business.ask('content', checkOf('TOPUP20'), 'forged')).status).toBe(401)
})

test('lists by GraphQL what remains and, to the guest alone, what was redeemed', async () => {
  const { accessToken } = business.simulator.signIn('guest1')
  const account = business.account('guest1')
  codes().redeem('WELCOME50', account)
  business.platform.calendar.step(5)
  codes().redeem('ROSES', account)
  const { data } = await business.ask('content', '{ remainingBonusCodes { code } }', accessToken)
  const remaining = (data as { remainingBonusCodes: { code: string }[] }).remainingBonusCodes
  expect(remaining.map(({ code }) => code)).not.toContain('ROSES')
  expect(remaining).toContainEqual({ code: 'SHOWTIME' })
  const query = '{ redeemedBonusCodes { code redeemedAt } }'
  expect((await business.ask('bonus-code', query, accessToken)).data).toEqual({
    redeemedBonusCodes: [
      { code: 'ROSES', redeemedAt: business.clock.now() + 5 },
      { code: 'WELCOME50', redeemedAt: business.clock.now() },
    ],
  })
  const { queryToken } = await (await ask(business.simulator, 'session')).json()
  expect((await business.ask('bonus-code', query, queryToken)).status).toBe(401)
})
