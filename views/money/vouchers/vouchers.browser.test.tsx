import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { voucherTypes } from '../../../machines/money/vouchers/vouchers.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { voucherLooks } from './voucherLooks.ts'

type Vouchers = { type: number; actorId: string | null; amount: number }[]

async function enter(vouchers: Vouchers) {
  const house = openHouse('en', { address: '/en/myvisitx/benefits/' })
  const screen = await render(house.view())
  await house.admitGuest({ vouchers, loyaltyPoints: 1 })
  const part = screen.getByRole('region', { name: 'Vouchers', exact: true })
  await expect.element(part).toBeVisible()
  return { house, part }
}

test('every type of voucher has a name and an amount [VCH-1]', async () => {
  const numbers = Object.keys(voucherTypes).map(Number)
  const all = [...numbers, 99].map((type) => ({ type, actorId: null, amount: type + 1 }))
  const { part } = await enter(all)
  const items = part.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual([
    'Videos2 videos',
    'Video chat0:03 min',
    'Credits4 credits',
    'Photo albums5 albums',
    'Messages6 messages',
    'Gifts7 gifts',
    'Live shows8 seats',
    'Private shows9 shows',
    'Bonus codes10 codes',
    'Spins of the wheel11 spins',
    'Something new100 vouchers',
  ])
  expect(Object.keys(voucherLooks)).toHaveLength(items.length)
})

test('says how much is for single performers, and how many points there are', async () => {
  const { part } = await enter([
    { type: 2, actorId: 'juno', amount: 90 },
    { type: 2, actorId: null, amount: 3600 },
  ])
  await expect.element(part.getByRole('listitem')).toHaveTextContent('61:30 min')
  await expect.element(part).toHaveTextContent('Of these, for single performers: 1:30 min')
  await expect.element(part).toHaveTextContent('1 loyalty point')
})

test('follows what the platform pushes [VCH-23]', async () => {
  const { house, part } = await enter([])
  await expect.element(part).toHaveTextContent('No vouchers at the moment')
  await house.connect()
  house.socket.push(push('vouchers', { vouchers: [{ type: 10, actorId: null, amount: 1 }] }), 2)
  await expect.element(part.getByRole('listitem')).toHaveTextContent('1 spin')
})
