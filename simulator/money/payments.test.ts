import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'
import { card, declinedCard, payClient } from './payClient.fixtures.ts'

let simulator: Simulator
let page: ReturnType<typeof payClient>

beforeEach(async () => {
  simulator = await createSimulator()
  page = payClient(simulator)
})
afterEach(() => simulator.stop())

const charge = { key: 'order-1', flow: 'moneycharge', coins: 100, method: 'CC' }
const vip = { key: 'order-2', flow: 'vipabo', plan: 'vipabo', method: 'CC' }
const paymentsOf = async (guestId: string) =>
  (await (await page.inquire('payments', guestId)).json()).data

test('a guest who has paid nothing has no payments, whatever the balance', async () => {
  expect(simulator.world.account('guest1').guest.balance).toBeGreaterThan(0)
  expect(await paymentsOf('guest1')).toEqual([])
})

test('payments stand as they are in the books, newest first, each guest’s own', async () => {
  await page.order('orders', charge, 'guest1')
  await page.order('orders', vip, 'guest1')
  await page.order('orders', charge, 'guest2')
  const [coins, plan] = simulator.platform.ledger
    .bookings()
    .filter(({ key, from }) => from === 'house:payments' && key.includes('/guest1/'))
  const paid = await paymentsOf('guest1')
  expect(paid).toHaveLength(2)
  expect(paid).toContainEqual({
    number: coins?.number,
    at: coins?.at,
    kind: 'charge',
    coins: 100,
    cents: 2500,
    state: 'paid',
  })
  expect(paid).toContainEqual({
    number: plan?.number,
    at: plan?.at,
    kind: 'vipabo',
    coins: null,
    cents: 2495,
    state: 'paid',
  })
  expect(paid[0].at).toBeGreaterThanOrEqual(paid[1].at)
})

test('a declined payment is told as such, without a number, and nothing is booked', async () => {
  const before = simulator.platform.ledger.bookings().length
  const order = { ...charge, details: declinedCard }
  expect((await page.order('orders', order, 'guest1')).status).toBe(402)
  expect(simulator.platform.ledger.bookings()).toHaveLength(before)
  expect(await paymentsOf('guest1')).toEqual([
    {
      number: null,
      at: expect.any(Number),
      kind: 'charge',
      coins: 100,
      cents: 2500,
      state: 'declined',
    },
  ])
})

test('a card that is declined when it is kept for later is no payment', async () => {
  const kept = { key: 'k', flow: 'changecc', method: 'CC', details: declinedCard }
  expect((await page.order('settings', kept, 'guest1')).status).toBe(402)
  expect(await paymentsOf('guest1')).toEqual([])
})

test('a visitor is told to log in first', async () => {
  await page.order('orders', { ...charge, details: card }, 'guest1')
  expect((await page.inquire('payments')).status).toBe(401)
})
