import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { ask, until } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'
import { payClient } from './payClient.fixtures.ts'

let clock: SteppedClock
let simulator: Simulator
let page: ReturnType<typeof payClient>

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
  page = payClient(simulator)
})
afterEach(() => simulator.stop())

const charge = { key: 'order-1', flow: 'moneycharge', coins: 100, method: 'CC' }
const newcomer = {
  key: 'order-1',
  flow: 'signup',
  email: 'new@example.org',
  screenName: 'NightOwl',
  password: 'moonlight',
  terms: true,
}
const balanceOf = (guestId: string) => simulator.world.account(guestId).guest.balance
const errorOf = async (response: Response) => (await response.json()).error

async function gained(guestId: string, act: () => Promise<unknown>): Promise<number> {
  const before = balanceOf(guestId)
  await act()
  return balanceOf(guestId) - before
}

describe('an account', () => {
  test('is made once, also when the answer was lost', async () => {
    const before = simulator.world.accounts().length
    const first = await (await page.order('signup', newcomer)).json()
    const again = await (await page.order('signup', newcomer)).json()
    expect(simulator.world.accounts()).toHaveLength(before + 1)
    for (const { uhash } of [first, again]) {
      expect((await page.confirm('signup', uhash)).status).toBe(200)
    }
  })

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 'guest1@example.com' }, 'email'],
    [{ screenName: 'x' }, 'screenName'],
    [{ password: 'short' }, 'password'],
    [{ terms: false }, 'terms'],
  ])('is refused with %j', async (wrong, field) => {
    const response = await page.order('signup', { ...newcomer, ...wrong })
    expect((await errorOf(response)).field).toBe(field)
  })

  test('of a partner logs in once it has signed up', async () => {
    const partner = { flow: 'login', externalToken: 'partner-77' }
    const unknown = await page.order('externalLogin', partner)
    expect(await errorOf(unknown)).toMatchObject({ reason: 'partner' })
    await page.order('signup', { ...newcomer, externalToken: partner.externalToken })
    const { token } = await (await page.order('externalLogin', partner)).json()
    const headers = { authorization: `Bearer ${token}` }
    const overview = await fetch(`${simulator.payUrl}api/overview`, { headers })
    expect((await overview.json()).account.email).toBe(newcomer.email)
  })

  test('gets a new password by the key of the mail, once', async () => {
    await page.post('password/lost', { email: 'guest1@example.com' })
    const link = simulator.platform.mailbox.mails()[0]?.link ?? ''
    const resetKey = new URLSearchParams(link.split('?')[1]).get('ukey')
    const order = { flow: 'pwdreset', userId: 'guest1', resetKey, password: 'starlight' }
    const reset = await page.order('password/reset', { ...order, key: 'a' })
    const { uhash } = await reset.json()
    expect((await page.confirm('pwdreset', uhash)).status).toBe(200)
    const again = await page.order('password/reset', { ...order, key: 'b' })
    expect(await errorOf(again)).toMatchObject({ reason: 'resetKey' })
  })
})

describe('a success', () => {
  test('is known to the platform by its one-time hash, of any flow', async () => {
    const { uhash } = await (await page.order('orders', charge, 'guest1')).json()
    const forged = await page.confirm('login', uhash)
    expect(forged.status).toBe(422)
    const { uhash: other } = await (await page.order('orders', charge, 'guest1')).json()
    expect((await page.confirm('moneycharge', other)).status).toBe(200)
    expect((await page.confirm('moneycharge', other)).status).toBe(422)
  })

  test.each(['', 'forged', crypto.randomUUID()])('with the hash %j is refused', async (uhash) => {
    expect((await page.confirm('login', uhash)).status).toBe(422)
  })

  test('leaves the login of a guest who is logged in already', async () => {
    const { cookie } = simulator.signIn('guest1')
    const { uhash } = await (await page.order('orders', charge, 'guest1')).json()
    const response = await page.confirm('moneycharge', uhash, cookie)
    expect(response.headers.getSetCookie()).toEqual([])
    const session = await (await ask(simulator, 'session', { cookie })).json()
    expect(session.guest.id).toBe('guest1')
  })

  test('of another guest than the one who is there logs the other in', async () => {
    const { cookie } = simulator.signIn('guest1')
    const login = { login: 'guest2@example.com', password: 'limelight' }
    const { uhash } = await (await page.post('login', login)).json()
    const response = await page.confirm('login', uhash, cookie)
    const own = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const session = await (await ask(simulator, 'session', { cookie: own })).json()
    expect(session.guest.id).toBe('guest2')
  })
})

describe('a transfer token', () => {
  const use = async (transferToken: string) => page.post('transfer', { transferToken })
  const issue = async () => (await (await page.inquire('transferToken', 'guest5')).json()).data

  test('takes a guest along to another window, once', async () => {
    const token = await issue()
    const { token: access } = await (await use(token)).json()
    const headers = { authorization: `Bearer ${access}` }
    const overview = await fetch(`${simulator.payUrl}api/overview`, { headers })
    expect((await overview.json()).account.email).toBe('guest5@example.com')
    expect((await use(token)).status).toBe(422)
  })

  test('lasts ten minutes', async () => {
    const token = await issue()
    clock.step(600_000)
    expect((await use(token)).status).toBe(422)
  })

  test('is for guests', async () => {
    expect((await page.inquire('transferToken')).status).toBe(401)
  })
})

describe('the fault payClient', () => {
  const misbehave = (kind: string, more = {}) =>
    simulator.setFault('guest1', 'payClient', { kind, next: 1, ...more })

  test('declines an order, and the next one is booked', async () => {
    misbehave('decline')
    const coins = await gained('guest1', async () => {
      expect((await page.order('orders', charge, 'guest1')).status).toBe(402)
      expect((await page.order('orders', charge, 'guest1')).status).toBe(200)
    })
    expect(coins).toBe(100)
  })

  test('loses the answer to an order that is booked; sent again it is booked once', async () => {
    misbehave('timeoutAfterBooking')
    const before = balanceOf('guest1')
    let isAnswered = false
    const late = page.order('orders', charge, 'guest1').then(() => {
      isAnswered = true
    })
    await until(() => balanceOf('guest1') > before)
    expect((await page.order('orders', charge, 'guest1')).status).toBe(200)
    expect(isAnswered).toBe(false)
    clock.step(30_000)
    await late
    expect(balanceOf('guest1') - before).toBe(100)
  })

  test('answers an order never and does not book it', async () => {
    misbehave('timeoutBeforeBooking')
    const before = balanceOf('guest1')
    const late = page.order('orders', charge, 'guest1')
    await until(() => simulator.faults.isIdle())
    clock.step(30_000)
    expect((await late).status).toBe(504)
    expect(balanceOf('guest1')).toBe(before)
  })

  test('tells the page how to misbehave, in the flow meant and as often as meant', async () => {
    misbehave('doubleSubmit', { flow: 'vipabo' })
    const askFor = async (flow: string) =>
      (await (await page.inquire(`misbehaviour?flow=${flow}`, 'guest1')).json()).data
    expect(await askFor('moneycharge')).toBeNull()
    expect(await askFor('vipabo')).toBe('doubleSubmit')
    expect(await askFor('vipabo')).toBeNull()
  })

  test('keeps a view from ever being ready', async () => {
    simulator.setFault('*', 'payClient', { kind: 'neverReady' })
    const html = await (await fetch(`${simulator.payUrl}tour/login`)).text()
    expect(html).toContain('data-misbehaviour="neverReady"')
  })

  test.each([{ kind: 'unheardOf' }, { kind: 'decline', flow: 'unicorn' }, {}])(
    'refuses %j',
    (params) => {
      expect(() => simulator.setFault('*', 'payClient', params)).toThrow()
    },
  )
})
