import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'
import type { Medium } from './media.ts'

const shop = testLibrary()
const { business, order, post, setBalance } = shop
const guestId = 'guest6'

const buy = (medium: Medium, body: object, who: string | undefined = guestId) =>
  post(`${medium.kind}/${medium.id}/buy`, body, who)
const guestInfo = (medium: Medium) =>
  shop.library.ownership.guestInfoOf(business.account(guestId), medium)
const spent = () =>
  business.platform.ledger
    .bookings()
    .filter(({ key }) => key.startsWith(`spend/${guestId}/library/`))

test.each([
  ['an album', () => shop.anAlbumForSale()],
  ['a video', () => shop.aVideoForSale()],
])('sells %s, books it and pushes what is left [GAL-14 VID-12]', async (_, find) => {
  const medium = find()
  const price = medium.basePrice
  setBalance(guestId, 200)
  const client = await business.connect(guestId)
  const isOpen = () => shop.library.ownership.isOpenTo(business.account(guestId), medium)
  expect(isOpen()).toBe(false)
  expect(await buy(medium, { key: 'one', price })).toMatchObject({
    status: 200,
    success: true,
    isNew: true,
    purchase: { mediumId: medium.id, key: 'one', paid: { value: price, currency: 'VXC' } },
    balance: 200 - price,
  })
  expect(isOpen()).toBe(true)
  expect(guestInfo(medium)).toMatchObject({ bought: true, gifted: false })
  expect(await client.arrived()).toMatchObject([
    { type: 'guestBalance', balance: 200 - price, isPayment: false },
  ])
  expect(spent().map(({ amount }) => amount)).toEqual([price])
})

test('sells once, whether the same order comes again or another one from another tab', async () => {
  const video = shop.aVideoForSale()
  const price = video.basePrice
  setBalance(guestId, 400)
  const [one, other] = await Promise.all([
    buy(video, { key: 'tab1', price }),
    buy(video, { key: 'tab2', price }),
  ])
  expect(new Set([one?.isNew, other?.isNew])).toEqual(new Set([false, true]))
  expect(other?.purchase).toEqual(one?.purchase)
  expect(await buy(video, { key: 'tab2', price })).toMatchObject({ success: true, isNew: false })
  expect(spent()).toHaveLength(1)
  expect(business.account(guestId).guest.balance).toBe(400 - price)
})

test('answers an order whose answer got lost as before, also at another price', async () => {
  const album = shop.anAlbumForSale()
  const price = album.basePrice
  setBalance(guestId, 400)
  await order('/lose', { to: '*', what: 'purchase' })
  await expect(buy(album, { key: 'lost', price })).rejects.toThrow()
  await order('/price', { mediumId: album.id, coins: price + 5 })
  expect(await buy(album, { key: 'lost', price })).toMatchObject({
    success: true,
    isNew: false,
    purchase: { key: 'lost', paid: { value: price } },
  })
  expect(spent()).toHaveLength(1)
})

test('sells nothing at a price that the guest was not shown, and says what it costs now', async () => {
  const video = shop.aVideoForSale()
  const price = video.basePrice
  setBalance(guestId, 400)
  await order('/price', { mediumId: video.id, coins: price - 3 })
  expect(await buy(video, { key: 'a', price })).toMatchObject({
    status: 200,
    success: false,
    errorCode: 'priceChanged',
    price: { value: price - 3, currency: 'VXC' },
    basePrice: { value: price },
  })
  expect(spent()).toEqual([])
  expect(await buy(video, { key: 'a', price: price - 3 })).toMatchObject({ success: true })
})

test('sells the deal of the day for less', async () => {
  const { media } = shop.library.catalogue.dailyDeals()
  const account = business.account(guestId)
  const deal =
    media.find((one) => !shop.library.ownership.isOpenTo(account, one)) ?? expect.unreachable()
  const price = shop.library.catalogue.costOf(deal)
  setBalance(guestId, 400)
  expect(price).toBeLessThan(deal.basePrice)
  expect(await buy(deal, { key: 'a', price: deal.basePrice })).toMatchObject({
    errorCode: 'priceChanged',
    dailyBonusPrice: { value: price },
  })
  expect(await buy(deal, { key: 'a', price })).toMatchObject({
    success: true,
    balance: 400 - price,
  })
})

test('takes a voucher instead of coins, one for the performer first', async () => {
  const album = shop.anAlbumForSale()
  const price = album.basePrice
  const { guest } = business.account(guestId)
  guest.vouchers = [
    { type: 1, actorId: null, amount: 9 },
    { type: 4, actorId: null, amount: 1 },
    { type: 4, actorId: album.performer.id, amount: 1 },
  ]
  setBalance(guestId, 7)
  const client = await business.connect(guestId)
  expect(await buy(album, { key: 'a', price, payWith: 'voucher' })).toMatchObject({
    success: true,
    purchase: { paid: { value: 1, currency: 'VOU' } },
    balance: 7,
  })
  const left = [
    { type: 1, actorId: null, amount: 9 },
    { type: 4, actorId: null, amount: 1 },
  ]
  expect(await client.arrived()).toMatchObject([{ type: 'vouchers', vouchers: left }])
  expect(guest.vouchers).toEqual(left)
})

test.each([
  ['gone', '/gone', { isGone: true }],
  ['soldOut', '/soldOut', { isSoldOut: true }],
])('says that it is %s', async (errorCode, path, what) => {
  const album = shop.anAlbumForSale()
  setBalance(guestId, 400)
  await order(path, { mediumId: album.id, ...what })
  const answer = await buy(album, { key: 'a', price: album.basePrice })
  expect(answer).toMatchObject({ success: false, errorCode, balance: 400 })
})

test('says why else nothing is sold', async () => {
  const video = shop.aVideoForSale()
  const price = video.basePrice
  const reasonOf = async (medium: Medium, body: object) => (await buy(medium, body)).errorCode
  setBalance(guestId, price - 1)
  business.account(guestId).guest.vouchers = []
  expect(await reasonOf(video, { key: 'a', price })).toBe('notEnoughMoney')
  expect(await reasonOf(video, { key: 'a', price, payWith: 'voucher' })).toBe('noVoucher')
  const find = (isMeant: (medium: Medium) => boolean) =>
    shop.library.catalogue.videos().find(isMeant) ?? expect.unreachable()
  expect(
    await reasonOf(
      find(({ isVip }) => isVip),
      { key: 'b', price },
    ),
  ).toBe('vipOnly')
  expect(
    await reasonOf(
      find(({ isFree }) => isFree),
      { key: 'c', price: 0 },
    ),
  ).toBe('notForSale')
  expect(spent()).toEqual([])
})

test('sells nothing again that the guest was given, for no coins', async () => {
  const album = shop.anAlbumForSale()
  await order('/give', { guestId, mediumId: album.id })
  expect(guestInfo(album)).toMatchObject({ bought: false, gifted: true })
  const again = await buy(album, { key: 'a', price: album.basePrice })
  expect(again).toMatchObject({ success: true, isNew: false, purchase: { paid: { value: 0 } } })
  expect(spent()).toEqual([])
})

test.each([
  [{ price: 10 }, 'key'],
  [{ key: '', price: 10 }, 'key'],
  [{ key: 'x'.repeat(101), price: 10 }, 'key'],
  [{ key: 'a', price: 1.5 }, 'price'],
  [{ key: 'a', price: 10, payWith: 'beans' }, 'payWith'],
])('names what is wrong with the order %j', async (body, field) => {
  expect(await buy(shop.aVideoForSale(), body)).toMatchObject({ status: 422, error: { field } })
})

test('sells to guests alone, and only what there is', async () => {
  expect((await buy(shop.aVideoForSale(), { key: 'a', price: 1 }, '')).status).toBe(401)
  expect((await post('video/video0/buy', { key: 'a', price: 1 }, guestId)).status).toBe(404)
  expect((await post('album/video1/buy', { key: 'a', price: 1 }, guestId)).status).toBe(404)
})

test('neither loses nor doubles coins, however orders are repeated, mixed and prices moved', () => {
  const { catalogue, sales, ownership } = shop.library
  const { ledger } = business.platform
  const videos = catalogue.videos().slice(0, 12)
  const step = fc.record({
    at: fc.nat(videos.length - 1),
    key: fc.constantFrom('a', 'b', 'c'),
    moves: fc.option(fc.integer({ min: 1, max: 60 })),
    isStale: fc.boolean(),
  })
  let number = 1_000
  const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    const account = business.account(`guest${number++}`)
    account.guest.autoRechargeConfig.isEnabled = false
    let expected = account.guest.balance
    const paid = new Set<string>()
    for (const { at, key, moves, isStale } of steps) {
      const video = videos[at] as Medium
      const shown = catalogue.costOf(video)
      if (moves !== null) catalogue.setPrice(video.id, moves)
      const price = isStale ? shown : catalogue.costOf(video)
      const wasOwned = ownership.ownedBy(account).some(({ medium }) => medium === video)
      const outcome = sales.buy(account, video, { key, price, payWith: 'coins' })
      if (outcome.purchase && outcome.isNew) {
        expect(wasOwned || paid.has(video.id)).toBe(false)
        expect(outcome.purchase.paid.value).toBe(price)
        expected -= price
        paid.add(video.id)
      }
      if (paid.has(video.id)) expect(outcome.purchase).not.toBeNull()
      expect(account.guest.balance).toBe(expected)
      expect(ledger.sum()).toBe(0)
    }
  })
  fc.assert(property, { numRuns: 200 })
})
