import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()
const purchases = () => business.platform.purchases
const order = { key: 'a', coins: 100, method: 'CC' } as const

test('charges once a key and pushes it as a payment once', async () => {
  const client = await business.connect('guest11')
  const account = business.account('guest11')
  expect(purchases().charge(account, order)).toMatchObject({ isNew: true, bonusCoins: 0 })
  expect(purchases().charge(account, order)).toMatchObject({ isNew: false })
  expect(await client.arrived()).toEqual([
    {
      seq: 1,
      type: 'guestBalance',
      balance: 100,
      balanceFormatted: '100',
      isPayment: true,
      isPayingCustomer: true,
    },
  ])
  expect(() => purchases().charge(account, { ...order, coins: 200 })).toThrow('other figures')
  expect(purchases().charge(business.account('guest2'), order).isNew).toBe(true)
})

test('neither loses nor doubles coins, however orders are repeated and mixed', () => {
  const purchase = fc.record({
    key: fc.integer({ min: 1, max: 6 }).map(String),
    coins: fc.integer({ min: 1, max: 300 }),
    isCharge: fc.boolean(),
  })
  const { ledger } = business.platform
  let number = 100
  const property = fc.property(fc.array(purchase, { maxLength: 30 }), (wanted) => {
    const account = business.account(`guest${number++}`)
    account.guest.isRestricted = false
    let expected = account.guest.balance
    const done = new Set<string>()
    account.guest.autoRechargeConfig.isEnabled = false
    for (const { key, coins, isCharge } of [...wanted, ...wanted]) {
      const name = `${isCharge}/${key}`
      try {
        const { isNew } = isCharge
          ? purchases().charge(account, { key, coins, method: 'CC' })
          : purchases().spend(account, { key, coins, reason: 'a test' })
        expect(isNew).toBe(!done.has(name))
        if (isNew) expected += isCharge ? coins : -coins
        done.add(name)
      } catch (error) {
        expect(error).toMatchObject({ name: 'Refusal' })
      }
      expect(account.guest.balance).toBe(expected)
      expect(ledger.sum()).toBe(0)
    }
  })
  fc.assert(property, { numRuns: 100 })
})

test.each([
  ['coins', { coins: 19 }],
  ['coins', { coins: 20.5 }],
  ['coins', { coins: 20_001 }],
  ['key', { key: '' }],
  ['method', { method: 'Beans' as 'CC' }],
])('refuses a charge and names %s', (field, wrong) => {
  expect(() => purchases().charge(business.account('guest1'), { ...order, ...wrong })).toThrow(
    expect.objectContaining({ status: 422, field }),
  )
})

test('spends what is there, and tops up by itself when little is left', async () => {
  const account = business.account('guest11')
  const spending = { key: 'm', coins: 90, reason: 'a message' }
  expect(() => purchases().spend(account, spending)).toThrow(
    expect.objectContaining({ status: 402 }),
  )
  purchases().charge(account, order)
  purchases().setAutoRecharge(account, { isEnabled: true, amount: 200, threshold: 20 })
  const client = await business.connect('guest11')
  purchases().spend(account, spending)
  purchases().spend(account, spending)
  expect(account.guest.balance).toBe(210)
  expect(await client.arrived()).toMatchObject([{ type: 'guestBalance', isPayment: true }])
})

test('keeps to the spending limit for 24 hours', () => {
  const account = business.account('guest11')
  purchases().setSpendingLimit(account, 150)
  purchases().charge(account, order)
  expect(() => purchases().charge(account, { ...order, key: 'b' })).toThrow('limit of 150 coins')
  expect(purchases().charge(account, order).isNew).toBe(false)
  business.platform.calendar.step(24 * 3_600_000)
  expect(purchases().charge(account, { ...order, key: 'b' }).isNew).toBe(true)
})

test('lets a restricted guest settle what is open, once, and nothing else', () => {
  const account = business.account('guest7')
  expect(() => purchases().charge(account, order)).toThrow(expect.objectContaining({ status: 403 }))
  const settlement = { key: 's', method: 'CC' } as const
  expect(purchases().compensate(account, settlement)).toMatchObject({
    isNew: true,
    booking: { amount: 160, to: 'house:sales' },
  })
  expect(purchases().compensate(account, settlement).isNew).toBe(false)
  expect(account.guest).toMatchObject({ isRestricted: false, restrictionLevel: 0 })
  expect(() => purchases().compensate(account, { ...settlement, key: 't' })).toThrow(
    'not restricted',
  )
  expect(purchases().charge(account, order).isNew).toBe(true)
})

test('keeps the last four characters of a card or an account, and names what is wrong', () => {
  const account = business.account('guest2')
  const card = { kind: 'CC', number: '4111 1111 1111 1111', expires: '12/30' } as const
  expect(purchases().setPaymentMethod(account, card)).toEqual({ kind: 'CC', label: '•••• 1111' })
  const iban = 'DE89 3704 0044 0532 0130 00'
  purchases().setPaymentMethod(account, { kind: 'LS', iban })
  expect(purchases().paymentMethod(account)).toEqual({ kind: 'LS', label: '•••• 3000' })
  const wrong = [
    [{ ...card, number: '4111 1111 1111 1112' }, 'number'],
    [{ ...card, expires: '12/25' }, 'expires'],
    [{ ...card, expires: '13/30' }, 'expires'],
    [{ kind: 'LS', iban: 'DE88 3704 0044 0532 0130 00' }, 'iban'],
  ] as const
  for (const [method, field] of wrong) {
    expect(() => purchases().setPaymentMethod(account, method)).toThrow(
      expect.objectContaining({ status: 422, field }),
    )
  }
})

test('sets one-click and automatic payment to what is offered only', () => {
  const account = business.account('guest11')
  purchases().setOneClick(account, { isEnabled: true, amount: 40 })
  expect(account.guest).toMatchObject({ oneClickAmount: 40, oneClickConfig: { isEnabled: true } })
  purchases().setOneClick(account, { isEnabled: false, amount: 40 })
  expect(account.guest).toMatchObject({
    oneClickAmount: null,
    oneClickConfig: { isEnabled: false },
  })
  expect(() => purchases().setOneClick(account, { isEnabled: true, amount: 41 })).toThrow('amount')
})
