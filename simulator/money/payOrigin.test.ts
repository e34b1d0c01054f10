import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'

const flowNames =
  'moneycharge trialmoneycharge limit oneclick autorecharge vipabo vxabo vxtvabo trialvipabo ' +
  'changecc changels settings vxsettings pwdreset pwdlost login signup avs promocode scratchcard ' +
  'carrier opcompensation'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

function logIn(body: unknown, headers?: HeadersInit): Promise<Response> {
  const text = JSON.stringify(body)
  return fetch(`${simulator.payUrl}api/login`, {
    method: 'POST',
    body: text,
    ...(headers && { headers }),
  })
}

function inquire(name: string, guestId?: string): Promise<Response> {
  const token = guestId ? simulator.signIn(guestId).accessToken : 'none'
  return fetch(`${simulator.payUrl}api/${name}`, { headers: { authorization: `Bearer ${token}` } })
}

test('logs in by e-mail address or screen name', async () => {
  const { name } = simulator.world.account('guest5').guest
  for (const login of ['guest5@example.com', ' GUEST5@example.com ', name]) {
    const response = await logIn({ login, password: 'limelight' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      uhash: expect.any(String),
      token: expect.any(String),
      receipt: { kind: 'login' },
    })
  }
})

test('takes an unusual password as it is', async () => {
  const { password } = simulator.world.account('guest18')
  expect(password).not.toBe('limelight')
  expect((await logIn({ login: 'guest18@example.com', password })).status).toBe(200)
  expect((await logIn({ login: 'guest18@example.com', password: 'limelight' })).status).toBe(401)
})

test('refuses a wrong password and an unknown guest alike', async () => {
  const wrong = await logIn({ login: 'guest1@example.com', password: 'moonlight' })
  const unknown = await logIn({ login: 'nobody@example.com', password: 'limelight' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(await wrong.json()).toEqual(await unknown.json())
})

test('does not log a locked guest in', async () => {
  const response = await logIn({ login: 'guest13@example.com', password: 'limelight' })
  expect(response.status).toBe(403)
  expect((await response.json()).error.message).toContain('locked')
})

test('names the field of a login that is not filled in', async () => {
  const response = await logIn({ login: ' ', password: 'limelight' })
  expect(response.status).toBe(422)
  expect((await response.json()).error.field).toBe('login')
})

test('quotes nothing of a login that it cannot read', async () => {
  for (const body of ['moonlight', ['moonlight'], { login: 'guest1', password: ['moonlight'] }]) {
    const response = await logIn(body)
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('moonlight')
  }
})

test('refuses a login that another page sends', async () => {
  const headers = { origin: new URL(simulator.url).origin }
  const response = await logIn({ login: 'guest1@example.com', password: 'limelight' }, headers)
  expect(response.status).toBe(403)
})

test('lets only the app embed a view, and only its own scripts run', async () => {
  const response = await fetch(`${simulator.payUrl}tour/login?lang=en&flow=login`)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${new URL(simulator.url).origin}`)
  expect(policy).toContain("script-src 'self'")
  expect(await response.text()).toContain(`data-app-origin="${new URL(simulator.url).origin}"`)
})

test('talks to the origin of ref only when it is the app’s', async () => {
  const { port } = new URL(simulator.url)
  const view = (ref: string) =>
    fetch(`${simulator.payUrl}tour/login?ref=${encodeURIComponent(ref)}`)
  const other = await view(`http://127.0.0.1:${port}/en/`)
  expect(await other.text()).toContain(`data-app-origin="http://127.0.0.1:${port}"`)
  expect((await view('http://evil.example/')).status).toBe(400)
  expect((await view('"><script>')).status).toBe(400)
})

test('serves every script and style that its pages name', async () => {
  const found = new Set<string>()
  async function follow(path: string, references: RegExp) {
    if (found.has(path)) return
    found.add(path)
    const response = await fetch(simulator.payUrl + path)
    expect(response.status, path).toBe(200)
    const text = await response.text()
    for (const [, reference = ''] of text.matchAll(references)) {
      const { pathname } = new URL(reference, simulator.payUrl + path)
      await follow(pathname.slice(1), / from '([^']+)'/g)
    }
  }
  for (const page of ['tour/login', 'tour/avs', 'helper', 'checkout/c1']) {
    await follow(page, /(?:src|href)="([^"]+)"/g)
  }
  expect(found).toContain('views/opcompensation.js')
  expect(found).toContain('texts/nl.js')
})

test('shows the checkout that its path names, and none at an id that cannot be', async () => {
  const open = (id: string) => fetch(`${simulator.payUrl}checkout/${encodeURIComponent(id)}`)
  expect(await (await open('order-7')).text()).toContain('data-id="order-7"')
  expect((await open('7">')).status).toBe(400)
  expect((await fetch(`${simulator.payUrl}checkout`)).status).toBe(404)
})

test('knows every flow of the specification and no other', async () => {
  for (const flow of flowNames.split(' ')) {
    expect((await fetch(`${simulator.payUrl}tour/${flow}`)).status, flow).toBe(200)
  }
  expect((await fetch(`${simulator.payUrl}tour/unicorn`)).status).toBe(404)
})

test('says whether an account was used in this browser', async () => {
  const ask = async (cookie: string) =>
    (await fetch(`${simulator.payUrl}api/hasLoginCookie`, { headers: { cookie } })).json()
  const response = await logIn({ login: 'guest1@example.com', password: 'limelight' })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await ask(cookie)).toEqual({ data: true })
  expect(await ask(cookie.replace(/\.[\w-]+$/, '.AAAA'))).toEqual({ data: false })
  expect(await ask('')).toEqual({ data: false })
})

test('answers what the page asks about the guest of its token', async () => {
  const { guest } = simulator.world.account('guest5')
  const { balance, balanceFormatted, avsStatus } = guest
  expect(await (await inquire('getbalance', 'guest5')).json()).toEqual({
    data: { balance, balanceFormatted },
  })
  expect(await (await inquire('getavsstatus', 'guest5')).json()).toEqual({ data: avsStatus })
  expect(await (await inquire('getactiveabos', 'guest5')).json()).toEqual({
    data: ['vipabo', 'vxabo', 'vxtvabo'],
  })
  expect(await (await inquire('isLoggedIn', 'guest5')).json()).toEqual({ data: true })
  expect(await (await inquire('isLoggedIn')).json()).toEqual({ data: false })
  expect((await inquire('getbalance')).status).toBe(401)
})
