import { expect, test } from 'vitest'
import { ordersTold } from './purchase.upcasters.ts'

const answer = ordersTold.find((upcaster) => upcaster.changes === 'event')
const read = (data: unknown) =>
  answer?.changes === 'event' && answer.as({ type: 'xstate.promise.resolve', data })

test('what version 11 tells of an order that bought is read as bought by it, as it was tracked then', () => {
  expect(read({ isBought: true, isNew: false })).toEqual({
    type: 'xstate.promise.resolve',
    data: { isBought: true, isByThisOrder: true },
  })
})

test('a refusal stays what it is', () => {
  const data = { isBought: false, refusal: 'soldOut', price: 40, basePrice: 50 }
  expect(read(data)).toEqual({ type: 'xstate.promise.resolve', data })
})
