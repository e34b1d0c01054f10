import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gift } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { GiftInDraft } from './composer.events.ts'
import { withGift, withoutGift } from './draft.ts'
import { boughtLeft, giftsPrice, textPrice } from './price.ts'

const ids = ['rose', 'star', 'moon'] as const
const prices = { rose: 2, star: 5, moon: 11 }
const giftOf = (id: (typeof ids)[number]) => ({ ...gift, id, price: prices[id] })

const steps = fc.array(fc.record({ adds: fc.boolean(), id: fc.constantFrom(...ids) }), {
  maxLength: 40,
})
const purse = fc.record({
  rose: fc.nat({ max: 6 }),
  star: fc.nat({ max: 6 }),
  moon: fc.nat({ max: 6 }),
})

function giftsAfter(done: readonly { adds: boolean; id: (typeof ids)[number] }[]) {
  return done.reduce<readonly GiftInDraft[]>(
    (gifts, { adds, id }) => (adds ? withGift(gifts, giftOf(id)) : withoutGift(gifts, id)),
    [],
  )
}

describe('the price of gifts', () => {
  test.each([
    [1, 3, 4],
    [3, 3, 0],
    [5, 3, 0],
    [0, 3, 6],
    [0, 0, 0],
  ])('of which %i were bought and %i are added at 2 coins is %i [GFT-5 GFT-6]', (...row) => {
    const [bought, quantity, price] = row
    const given = quantity > 0 ? [{ gift: giftOf('rose'), quantity }] : []
    expect(giftsPrice(given, { rose: bought })).toBe(price)
  })

  test('is that of each gift beyond what was bought of it, whatever was done before [GFT-5 GFT-6]', () => {
    fc.assert(
      fc.property(steps, purse, (done, bought) => {
        const counts = { rose: 0, star: 0, moon: 0 }
        for (const { adds, id } of done) counts[id] = Math.max(0, counts[id] + (adds ? 1 : -1))
        const expected = ids
          .map((id) => (counts[id] > bought[id] ? (counts[id] - bought[id]) * prices[id] : 0))
          .reduce((sum, price) => sum + price)
        expect(giftsPrice(giftsAfter(done), bought)).toBe(expected)
      }),
    )
  })

  test('never falls by adding one and never rises by taking one out', () => {
    fc.assert(
      fc.property(steps, purse, fc.constantFrom(...ids), (done, bought, id) => {
        const gifts = giftsAfter(done)
        const price = giftsPrice(gifts, bought)
        expect(giftsPrice(withGift(gifts, giftOf(id)), bought)).toBeGreaterThanOrEqual(price)
        expect(giftsPrice(withoutGift(gifts, id), bought)).toBeLessThanOrEqual(price)
      }),
    )
  })
})

describe('the temporary bought count', () => {
  test('falls by one for each gift added, not below 0, and the stored one stays [GFT-3]', () => {
    fc.assert(
      fc.property(steps, purse, fc.constantFrom(...ids), (done, bought, id) => {
        const stored = { ...bought }
        const gifts = giftsAfter(done)
        const left = boughtLeft(id, gifts, bought)
        expect(boughtLeft(id, withGift(gifts, giftOf(id)), bought)).toBe(Math.max(0, left - 1))
        expect(bought).toEqual(stored)
      }),
    )
  })

  test('rises by one for each taken out that was not paid for, not above what was bought [GFT-4]', () => {
    fc.assert(
      fc.property(steps, purse, fc.constantFrom(...ids), (done, bought, id) => {
        const gifts = giftsAfter(done)
        const inDraft = gifts.find((given) => given.gift.id === id)?.quantity ?? 0
        const left = boughtLeft(id, gifts, bought)
        const isCovered = inDraft > 0 && inDraft <= bought[id]
        expect(boughtLeft(id, withoutGift(gifts, id), bought)).toBe(isCovered ? left + 1 : left)
        expect(left).toBeLessThanOrEqual(bought[id])
      }),
    )
  })
})

test.each([
  [{}, 2],
  [{ freeMessagesAmount: 1 }, 0],
  [{ isMessagingFree: true }, 0],
  [{ messagePrice: 0 }, 0],
])('a text costs its channel’s price unless it is free there: %j [MSG-4]', (tariff, price) => {
  expect(textPrice(channel(tariff))).toBe(price)
})
