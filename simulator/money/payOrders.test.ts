import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'
import { card, declinedCard, payClient } from './payClient.fixtures.ts'
import { trialCoins } from './payPurchases.ts'

let simulator: Simulator
let page: ReturnType<typeof payClient>

beforeEach(async () => {
  simulator = await createSimulator()
  page = payClient(simulator)
})
afterEach(() => simulator.stop())

const charge = { key: 'order-1', flow: 'moneycharge', coins: 100, method: 'CC' }
const balanceOf = (guestId: string) => simulator.world.account(guestId).guest.balance
const errorOf = async (response: Response) => (await response.json()).error

async function gained(guestId: string, act: () => Promise<unknown>): Promise<number> {
  const before = balanceOf(guestId)
  await act()
  return balanceOf(guestId) - before
}

describe('an order', () => {
  test('books what it says and tells what it came to', async () => {
    const before = balanceOf('guest1')
    const answer = await (await page.order('orders', charge, 'guest1')).json()
    expect(balanceOf('guest1') - before).toBe(100)
    expect(answer).toEqual({
      uhash: expect.any(String),
      receipt: {
        kind: 'charge',
        coins: 100,
        bonusCoins: 0,
        cents: 2500,
        number: simulator.platform.ledger.find('charge/guest1/order-1')?.number,
        at: simulator.platform.ledger.find('charge/guest1/order-1')?.at,
        balance: simulator.world.account('guest1').guest.balanceFormatted,
      },
    })
  })

  test('books once, submitted twice at a time or again later', async () => {
    const coins = await gained('guest1', async () => {
      const twice = [0, 1].map(() => page.order('orders', charge, 'guest1'))
      await Promise.all(twice)
      await page.order('orders', charge, 'guest1')
    })
    expect(coins).toBe(100)
  })

  test('books again under another key', async () => {
    const coins = await gained('guest1', async () => {
      for (const key of ['a', 'b']) await page.order('orders', { ...charge, key }, 'guest1')
    })
    expect(coins).toBe(200)
  })

  test('is not taken for another one under the same key', async () => {
    await page.order('orders', charge, 'guest1')
    const coins = await gained('guest1', async () => {
      const other = await page.order('orders', { ...charge, coins: 400 }, 'guest1')
      expect(other.status).toBe(409)
      expect(await errorOf(other)).toMatchObject({ reason: 'otherOrder' })
    })
    expect(coins).toBe(0)
  })

  test('that books nothing is not taken for another one either', async () => {
    const limit = { key: 'order-1', flow: 'limit', coins: 100 }
    await page.order('settings', limit, 'guest1')
    const other = await page.order('settings', { ...limit, coins: 400 }, 'guest1')
    expect(await errorOf(other)).toMatchObject({ reason: 'otherOrder' })
    const { account } = await (await page.inquire('overview', 'guest1')).json()
    expect(account.limit).toBe(100)
  })

  test('is the guest’s own: the same key of another guest is another order', async () => {
    await page.order('orders', charge, 'guest1')
    const other = () => page.order('orders', { ...charge, details: card }, 'guest11')
    expect(await gained('guest11', other)).toBe(100)
    const asked = await page.inquire('orders/order-1', 'guest2')
    expect(await asked.json()).toEqual({ data: null })
  })

  test('can be looked up by its key after the answer was lost', async () => {
    const lookUp = async () => (await page.inquire('orders/order-1', 'guest1')).json()
    expect(await lookUp()).toEqual({ data: null })
    const { receipt } = await (await page.order('orders', charge, 'guest1')).json()
    const { data } = await lookUp()
    expect(data).toEqual({ receipt, uhash: expect.any(String) })
    expect((await page.confirm('moneycharge', data.uhash)).status).toBe(200)
  })

  test('that was declined can be sent again with another card', async () => {
    const declined = await page.order('orders', { ...charge, details: declinedCard }, 'guest1')
    expect(declined.status).toBe(402)
    expect(await errorOf(declined)).toMatchObject({ reason: 'declined' })
    const again = () => page.order('orders', { ...charge, details: card }, 'guest1')
    expect(await gained('guest1', again)).toBe(100)
  })

  test('needs somebody who is logged in', async () => {
    const response = await page.order('orders', charge)
    expect(response.status).toBe(401)
    expect(await errorOf(response)).toMatchObject({ reason: 'loginNeeded' })
  })

  test.each([
    [{ ...charge, coins: 3 }, 'coins'],
    [{ ...charge, method: 'Cash' }, 'method'],
    [{ ...charge, method: 'LS' }, 'iban'],
    [{ ...charge, details: { ...card, number: '4242' } }, 'number'],
    [{ ...charge, details: { ...card, expires: '01/20' } }, 'expires'],
    [{ ...charge, details: { ...card, cvc: 'x' } }, 'cvc'],
    [{ ...charge, key: '' }, 'key'],
    [{ ...charge, flow: 'avs' }, 'flow'],
    [{ ...charge, flow: 'carrier', method: 'Carrier', details: { carrier: 'Vexa' } }, 'phone'],
    [{ ...charge, flow: 'vipabo' }, 'plan'],
    [{ key: 'k', flow: 'vipabo', plan: 'vxabo', method: 'CC' }, 'plan'],
    [{ key: 'k', flow: 'trialmoneycharge', coins: 800, method: 'CC' }, 'coins'],
  ])('%j is refused by its field %s and books nothing', async (order, field) => {
    const coins = await gained('guest1', async () => {
      const response = await page.order('orders', order, 'guest1')
      expect(response.status).toBe(422)
      expect((await errorOf(response)).field).toBe(field)
    })
    expect(coins).toBe(0)
  })
})

describe('a flow', () => {
  test('of the trial is bought once', async () => {
    const trial = { flow: 'trialmoneycharge', coins: trialCoins, method: 'CC' }
    expect((await page.order('orders', { ...trial, key: 'a' }, 'guest1')).status).toBe(200)
    const again = await page.order('orders', { ...trial, key: 'b' }, 'guest1')
    expect(await errorOf(again)).toMatchObject({ reason: 'trialUsed' })
  })

  test.each(['vipabo', 'vxabo', 'vxtvabo'])('%s subscribes once', async (flow) => {
    const order = { key: 'k', flow, plan: flow, method: 'CC' }
    const answer = await (await page.order('orders', order, 'guest1')).json()
    expect(answer.receipt).toMatchObject({ kind: 'subscription', plan: flow })
    const again = await page.order('orders', { ...order, key: 'other' }, 'guest1')
    expect(await errorOf(again)).toMatchObject({ reason: 'subscribed' })
    expect(await (await page.inquire('overview', 'guest1')).json()).toMatchObject({
      account: { subscriptions: [{ plan: flow, isRenewed: true }] },
    })
  })

  test('vxsettings cancels what runs', async () => {
    const order = { key: 'k', flow: 'vxsettings', cancel: 'vxtvabo' }
    expect((await page.order('settings', order, 'guest5')).status).toBe(200)
    const { account } = await (await page.inquire('overview', 'guest5')).json()
    const tv = account.subscriptions.find(({ plan }: { plan: string }) => plan === 'vxtvabo')
    expect(tv.isRenewed).toBe(false)
  })

  test.each([
    [{ flow: 'limit', coins: 200 }, { limit: 200 }],
    [{ flow: 'oneclick', coins: 200 }, { oneClickAmount: 200 }],
    [{ flow: 'oneclick', coins: null }, { oneClickAmount: null }],
    [{ flow: 'autorecharge', coins: 400 }, { autoRechargeAmount: 400 }],
    [
      { flow: 'changecc', method: 'CC', details: { ...card, number: '5555 5555 5555 4444' } },
      { methods: { CC: '•••• 4444', LS: null } },
    ],
    [
      { flow: 'changels', method: 'LS', details: { holder: 'A', iban: 'DE89370400440532013000' } },
      { methods: { CC: null, LS: '•••• 3000' } },
    ],
  ])('%j is kept', async (order, expected) => {
    const response = await page.order('settings', { key: 'k', ...order }, 'guest1')
    expect(response.status).toBe(200)
    const { account } = await (await page.inquire('overview', 'guest1')).json()
    expect(account).toMatchObject(expected)
  })

  test('keeps to the spending limit', async () => {
    await page.order('settings', { key: 'k', flow: 'limit', coins: 100 }, 'guest1')
    const over = () => page.order('orders', { ...charge, coins: 200 }, 'guest1')
    expect(await errorOf(await over())).toMatchObject({ reason: 'overLimit' })
  })

  test('opcompensation lets a restricted guest go on, and no other flow does', async () => {
    const details = card
    const refused = await page.order('orders', { ...charge, details }, 'guest7')
    expect(await errorOf(refused)).toMatchObject({ reason: 'restricted' })
    const order = { key: 'k', flow: 'opcompensation', method: 'CC', details }
    expect((await page.order('orders', order, 'guest7')).status).toBe(200)
    expect(simulator.world.account('guest7').guest.isRestricted).toBe(false)
    expect((await page.order('orders', { ...charge, details }, 'guest7')).status).toBe(200)
  })

  test('avs is pending once it was sent, and sent once', async () => {
    const { guest } = simulator.world.account('guest2')
    Object.assign(guest, { hasAvs: false, avsStatus: 'unknown' })
    for (const key of ['a', 'b']) {
      const response = await page.order('avs', { key, flow: 'avs', way: 'idCard' }, 'guest2')
      expect(response.status).toBe(200)
    }
    expect(guest.avsStatus).toBe('pending')
  })

  test('promocode says why a code cannot be redeemed', async () => {
    const order = { key: 'k', flow: 'promocode', code: 'NOSUCHCODE' }
    const response = await page.order('codes', order, 'guest1')
    expect(await errorOf(response)).toMatchObject({ reason: 'code.unknownCode' })
  })
})
