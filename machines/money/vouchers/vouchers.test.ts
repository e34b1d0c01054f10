import { expect, test } from 'vitest'
import { voucherStocks } from './voucherStocks.ts'
import { voucherNames, voucherSums, voucherTypeOf, voucherTypes } from './vouchers.ts'

test('voucher types have these numbers [VCH-1]', () => {
  expect(voucherTypes).toEqual({
    1: 'video',
    2: 'videochat',
    3: 'credits',
    4: 'photoAlbum',
    5: 'messages',
    6: 'messengerGift',
    7: 'liveShow',
    8: 'privateShow',
    9: 'bonusCode',
    10: 'spins',
  })
  expect(voucherTypeOf({ type: 6, actorId: null, amount: 1 })).toBe('messengerGift')
  expect(voucherTypeOf({ type: 11, actorId: null, amount: 1 })).toBeUndefined()
})

test('the names under which vouchers are counted are these [VCH-2]', () => {
  expect(Object.keys(voucherNames)).toEqual(['videos', 'chatSeconds', 'galleries', 'messages'])
})

test('vouchers of one kind are added up, those of one actor only for that actor [VCH-2]', () => {
  const vouchers = [
    { type: 1, actorId: null, amount: 1 },
    { type: 1, actorId: 'juno', amount: 2 },
    { type: 2, actorId: null, amount: 300 },
    { type: 2, actorId: null, amount: 60 },
    { type: 4, actorId: null, amount: 5 },
    { type: 5, actorId: 'milo', amount: 7 },
    { type: 10, actorId: null, amount: 9 },
    { type: 99, actorId: null, amount: 9 },
  ]
  const forAll = { videos: 1, chatSeconds: 360, galleries: 5, messages: 0 }
  expect(voucherSums(vouchers)).toEqual(forAll)
  expect(voucherSums(vouchers, 'juno')).toEqual({ ...forAll, videos: 3 })
  expect(voucherSums([])).toEqual({ videos: 0, chatSeconds: 0, galleries: 0, messages: 0 })
})

test('every type of which there is something has its sum, in the order of the numbers [VCH-1]', () => {
  const vouchers = [
    { type: 99, actorId: null, amount: 4 },
    { type: 10, actorId: null, amount: 2 },
    { type: 1, actorId: 'juno', amount: 2 },
    { type: 1, actorId: null, amount: 1 },
    { type: 1, actorId: 'milo', amount: 3 },
    { type: 5, actorId: null, amount: 0 },
  ]
  expect(voucherStocks(vouchers)).toEqual([
    { type: 'video', amount: 1, reserved: 5 },
    { type: 'spins', amount: 2, reserved: 0 },
    { type: 'other', amount: 4, reserved: 0 },
  ])
  expect(voucherStocks([])).toEqual([])
})
