import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookingOrder, createLedger, houseAccounts } from './ledger.ts'
import { Refusal } from './refusal.ts'

const guests = ['guest1', 'guest2']
const account = fc.constantFrom(...guests, ...houseAccounts)
const order: fc.Arbitrary<BookingOrder> = fc.record({
  key: fc.integer({ min: 1, max: 12 }).map((number) => `key ${number}`),
  from: account,
  to: account,
  amount: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 400 }) },
    fc.constantFrom(0, -3, 2.5, Number.NaN, Number.POSITIVE_INFINITY),
  ),
  reason: fc.constant('a test'),
})

function attempt(run: () => { isNew: boolean }): 'new' | 'known' | 'refused' {
  try {
    return run().isNew ? 'new' : 'known'
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    return 'refused'
  }
}

test('stays at 0 in all, books a key once and lets no guest fall below 0', () => {
  const property = fc.property(fc.array(order, { maxLength: 60 }), (orders) => {
    const ledger = createLedger(() => 7)
    const expected = new Map<string, number>()
    const booked = new Set<string>()
    for (const one of [...orders, ...orders]) {
      const outcome = attempt(() => ledger.book(one))
      expect(outcome === 'new' && booked.has(one.key)).toBe(false)
      if (outcome === 'new') {
        booked.add(one.key)
        expected.set(one.from, (expected.get(one.from) ?? 0) - one.amount)
        expected.set(one.to, (expected.get(one.to) ?? 0) + one.amount)
      }
      expect(ledger.sum()).toBe(0)
      for (const guest of guests) expect(ledger.balanceOf(guest)).toBeGreaterThanOrEqual(0)
    }
    expect(ledger.bookings()).toHaveLength(booked.size)
    expect(new Map(ledger.accounts().map((one) => [one.account, one.balance]))).toEqual(expected)
  })
  fc.assert(property, { numRuns: 300 })
})

const opening = { from: 'house:opening', to: 'guest1', amount: 50, reason: 'opening' }

test('answers a booked key with its first booking, and refuses it with other figures', () => {
  const ledger = createLedger(() => 7)
  const first = ledger.book({ key: 'a', ...opening })
  expect(first).toEqual({ isNew: true, booking: { number: 1, key: 'a', at: 7, ...opening } })
  expect(ledger.book({ key: 'a', ...opening })).toEqual({ ...first, isNew: false })
  for (const other of [{ amount: 51 }, { to: 'guest2' }, { from: 'house:bonus' }]) {
    expect(() => ledger.book({ key: 'a', ...opening, ...other })).toThrow('other figures')
  }
  expect(ledger.find('a')).toEqual(first.booking)
  expect(ledger.balanceOf('guest1')).toBe(50)
})

test('refuses what a guest does not have, what is no amount, and who pays themselves', () => {
  const ledger = createLedger(() => 7)
  ledger.book({ key: 'a', ...opening })
  const spending = { key: 'b', from: 'guest1', to: 'house:sales', reason: 'a message' }
  expect(() => ledger.book({ ...spending, amount: 51 })).toThrow('less than 51 coins')
  expect(() => ledger.book({ ...spending, amount: 0.5 })).toThrow('whole number')
  expect(() => ledger.book({ ...spending, to: 'guest1', amount: 1 })).toThrow('another account')
  expect(ledger.book({ ...spending, amount: 50 }).isNew).toBe(true)
  expect(ledger.balanceOf('guest1')).toBe(0)
})
