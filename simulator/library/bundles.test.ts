import { expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'

const shop = testLibrary()
const { business, query } = shop
const guestId = 'guest11'

interface Bundle {
  id: string
  title: string
  coins: number
  price: { value: number; currency: string }
  state: string
  videos: { id: string; guestInfo: { bought: boolean; gifted: boolean } }[]
}

const bundles = async (who?: string, language = 'en') =>
  (
    await query<{ bundles: Bundle[] }>(
      `{ bundles(language: "${language}") { id title about coins price { value currency } cover state
         videos { id guestInfo { bought gifted } } } }`,
      who,
    )
  ).bundles

const order = async (id: string, who: string | undefined = guestId) =>
  (
    await query<{ orderBundle: { success: boolean } & Record<string, unknown> }>(
      `mutation { orderBundle(id: "${id}") { success errorCode checkoutId selectedAmount } }`,
      who,
    )
  ).orderBundle

function topUp(coins: number, key: string) {
  return business.platform.purchases.charge(business.account(guestId), { key, coins, method: 'CC' })
}

test('offers coins with videos on top, for euro', async () => {
  const all = await bundles()
  expect(all.map(({ coins, videos }) => [coins, videos.length])).toEqual([
    [100, 1],
    [200, 3],
    [400, 6],
    [800, 12],
  ])
  expect(
    all.every(({ price, coins }) => price.currency === 'EUR' && price.value === coins / 4),
  ).toBe(true)
  expect((await bundles(undefined, 'de'))[0]?.title).not.toBe(all[0]?.title)
})

test('names the checkout of an order, which the payment client has', async () => {
  const { checkoutId, selectedAmount } = await order('bundle2')
  expect(selectedAmount).toBe(200)
  const { payUrl } = business.simulator
  const checkout = await fetch(`${payUrl}checkout/${checkoutId}?selectedAmount=${selectedAmount}`)
  expect(checkout.status).toBe(200)
  expect(await checkout.text()).toContain(`data-id="${checkoutId}"`)
})

test('brings its videos with the next top-up that is large enough, once however often it was ordered', async () => {
  const [, second] = await bundles(guestId)
  await order('bundle2')
  await order('bundle2')
  expect((await bundles(guestId))[1]?.state).toBe('ordered')
  topUp(200, 'one')
  const [, paid] = await bundles(guestId)
  expect(paid).toMatchObject({ state: 'paid', coins: second?.coins })
  expect(paid?.videos.every(({ guestInfo }) => guestInfo.gifted)).toBe(true)
  expect(business.account(guestId).guest.balance).toBe(200)
  expect(await order('bundle2')).toMatchObject({ success: false, errorCode: 'alreadyPaid' })
  const [, bundle = expect.unreachable()] = shop.library.bundles.all()
  shop.library.bundles.order(business.account(guestId), bundle)
  expect((await bundles(guestId))[1]?.state).toBe('paid')
})

test('leaves a video bought that was bought before', async () => {
  const [bundle = expect.unreachable()] = shop.library.bundles.all()
  const account = business.account(guestId)
  for (const video of bundle.videos) shop.library.ownership.give(account, video, 'bought')
  await order('bundle1')
  topUp(100, 'one')
  const [paid] = await bundles(guestId)
  expect(paid?.videos.every(({ guestInfo }) => guestInfo.bought)).toBe(true)
})

test('is taken back by a smaller top-up, and can be ordered again', async () => {
  await order('bundle2')
  topUp(100, 'one')
  expect((await bundles(guestId))[1]?.state).toBe('offered')
  topUp(200, 'two')
  expect((await bundles(guestId))[1]?.state).toBe('offered')
  expect(await order('bundle2')).toMatchObject({ success: true, errorCode: null })
})

test('is for guests, and one that there is', async () => {
  expect(await order('bundle1', '')).toMatchObject({ errorCode: 'loginRequired' })
  expect(await order('bundle9')).toMatchObject({ errorCode: 'gone' })
})
