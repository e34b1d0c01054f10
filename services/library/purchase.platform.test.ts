import { expect, test } from 'vitest'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { buyMedium, loadOffer } from './purchase.service.ts'

const platform = eachTestItsServices()
const guestId = 'guest6'

async function begin() {
  const { environment, credentials, request } = await platform.begin({ guestId })
  const query = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
  return { query, request }
}

const balance = () => platform.simulator.world.account(guestId).guest.balance

/** A medium that is sold, that the guest can pay and has not. */
function forSale(kind: 'video' | 'album') {
  const { catalogue, ownership } = platform.simulator.platform.library
  const guest = platform.simulator.world.account(guestId)
  const all = kind === 'album' ? catalogue.albums() : catalogue.videos()
  const found = all.find(
    (one) =>
      !one.isFree &&
      !one.isVip &&
      !catalogue.isSoldOut(one.id) &&
      !ownership.isOpenTo(guest, one) &&
      catalogue.costOf(one) <= guest.guest.balance,
  )
  return found ? { kind, mediumId: found.id } : expect.unreachable(`no ${kind} is for sale`)
}

test.each(['album', 'video'] as const)(
  'the %s is told at its price, paid once however often it is ordered, and owned then [GAL-14 VID-12]',
  async (kind) => {
    const services = await begin()
    const medium = forSale(kind)
    const offer = await loadOffer(services, medium, 'en')
    expect(offer).toMatchObject({ ...medium, isOwned: false, isSoldOut: false, isVipOnly: false })
    const before = balance()
    const order = { ...medium, key: 'key-1', price: offer?.price ?? 0, payWith: 'coins' } as const
    expect(await buyMedium(services.request, order)).toEqual({
      isBought: true,
      isByThisOrder: true,
    })
    expect(await buyMedium(services.request, order)).toEqual({
      isBought: true,
      isByThisOrder: true,
    })
    expect(before - balance()).toBe(offer?.price)
    expect(await loadOffer(services, medium, 'en')).toMatchObject({ isOwned: true })
  },
)

test('an order at another price is refused with the price of now, and nothing is paid', async () => {
  const services = await begin()
  const medium = forSale('album')
  const offer = await loadOffer(services, medium, 'en')
  const price = offer?.price ?? 0
  const before = balance()
  const answer = await buyMedium(services.request, {
    ...medium,
    key: 'k',
    price: price + 1,
    payWith: 'coins',
  })
  expect(answer).toMatchObject({ isBought: false, refusal: 'priceChanged', price })
  expect(balance()).toBe(before)
})

test('what never was is no offer and cannot be bought', async () => {
  const services = await begin()
  const medium = { kind: 'album', mediumId: 'album99999' } as const
  expect(await loadOffer(services, medium, 'en')).toBeNull()
  expect(
    await buyMedium(services.request, { ...medium, key: 'k', price: 1, payWith: 'coins' }),
  ).toMatchObject({
    isBought: false,
    refusal: 'gone',
  })
})
