import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinsFor, currencyCodes, currencyOf, formatAmount } from './money.ts'

describe('currencies', () => {
  test('are coins, credits, vouchers, euro and franc, and no others [MNY-1]', () => {
    expect(currencyCodes.toSorted()).toEqual(['CHF', 'EUR', 'VOC', 'VOU', 'VXC'])
    const meanings = currencyCodes.map((code) => [code, currencyOf(code).meaning])
    expect(Object.fromEntries(meanings)).toEqual({
      ...{ CHF: 'franc', EUR: 'euro' },
      ...{ VOC: 'credits', VOU: 'voucher', VXC: 'coin' },
    })
  })

  test.each(['USD', 'eur', '', 'toString', '__proto__'])(
    'do not include %j: looking it up and formatting it raise an error [MNY-5]',
    (code) => {
      expect(() => currencyOf(code)).toThrow(`unknown currency '${code}'`)
      expect(() => formatAmount(1, code)).toThrow(`unknown currency '${code}'`)
    },
  )
})

describe('amounts', () => {
  test.each(['EUR', 'CHF'])('in %s have two decimals after a comma [MNY-2]', (code) => {
    expect(formatAmount(1.5, code)).toBe('1,50')
    expect(formatAmount(0, code)).toBe('0,00')
    expect(formatAmount(2.345, code)).toBe('2,35')
    expect(formatAmount(-0.001, code)).toBe('0,00')
  })

  test.each(['VOC', 'VOU', 'VXC'])('in %s have no decimals [MNY-3]', (code) => {
    expect(formatAmount(12, code)).toBe('12')
    expect(formatAmount(12.5, code)).toBe('13')
  })

  test('have a dot between thousands, from four digits on [MNY-4]', () => {
    expect(formatAmount(1_234_567, 'VXC')).toBe('1.234.567')
    expect(formatAmount(1000, 'VXC')).toBe('1.000')
    expect(formatAmount(-1_234.5, 'EUR')).toBe('-1.234,50')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('are never %s', (amount) => {
    expect(() => formatAmount(amount, 'EUR')).toThrow('an amount must be finite')
  })

  test('can be read back, whatever they are [MNY-2 MNY-4]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        const written = formatAmount(cents / 100, 'EUR')
        expect(written).toMatch(/^\d{1,3}(\.\d{3})*,\d\d$/)
        expect(Number(written.replace(/[.,]/g, ''))).toBe(cents)
      }),
    )
  })
})

describe('coins for euro', () => {
  test.each([
    [0.3, 2],
    [1, 4],
    [0, 0],
    [0.01, 1],
    [0.25, 1],
    [0.26, 2],
    [2.9, 12],
    [1.1, 5],
    [19.99, 80],
    [0.1 + 0.2 - 0.05, 1],
  ])('%d euro are %d coins [MNY-6]', (euro, coins) => {
    expect(coinsFor(euro)).toBe(coins)
  })

  test('are never fewer than four a euro, nor a whole coin more [MNY-6]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
        const surplus = coinsFor(cents / 100) * 25 - cents
        expect(surplus).toBeGreaterThanOrEqual(0)
        expect(surplus).toBeLessThan(25)
      }),
    )
  })

  test.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY])('%d euro are refused', (euro) => {
    expect(() => coinsFor(euro)).toThrow('a price in euro')
  })
})
