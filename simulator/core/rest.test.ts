import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { ask, connectEstablished } from './client.fixtures.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let clock: SteppedClock
let simulator: Simulator

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
})
afterEach(() => simulator.stop())

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const fieldOf = async (response: Response) => (await response.json()).error.field

async function uhashOf(login = 'guest1@example.com', password = 'limelight'): Promise<string> {
  const body = JSON.stringify({ login, password })
  const response = await fetch(`${simulator.payUrl}api/login`, { method: 'POST', body })
  return (await response.json()).uhash
}

function loginSuccess(uhash: string, cookie = '', targetUrl = simulator.url) {
  const result = { flow: 'login', redirectTo: null, hostId: null, uhash }
  const body = JSON.stringify({ result, targetUrl })
  return ask(simulator, 'pay/loginSuccess', { method: 'POST', body, cookie })
}

test('gives an anonymous visitor no access token and remembers them by a safe cookie', async () => {
  const response = await ask(simulator, 'session')
  const session = await response.json()
  expect(session.accessToken).toBeNull()
  expect(session.guest).toMatchObject({ isLoggedIn: false, id: null })
  expect(session.queryToken).toEqual(expect.any(String))
  expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/)
})

test('binds the cookie to the guest of the one-time hash', async () => {
  const anonymous = cookieOf(await ask(simulator, 'session'))
  const success = await loginSuccess(await uhashOf(), anonymous)
  expect(await success.json()).toEqual({ data: { url: null } })
  const session = await (await ask(simulator, 'session', { cookie: cookieOf(success) })).json()
  expect(session.guest).toMatchObject({ isLoggedIn: true, id: 'guest1' })
  const balance = await ask(simulator, 'getGuestBalance', { token: session.accessToken })
  expect(await balance.json()).toEqual({
    balance: session.guest.balance,
    balanceFormatted: session.guest.balanceFormatted,
    isPayingCustomer: session.guest.isPayingCustomer,
  })
})

test('takes a one-time hash once', async () => {
  const uhash = await uhashOf()
  expect((await loginSuccess(uhash)).status).toBe(200)
  const again = await loginSuccess(uhash)
  expect(again.status).toBe(422)
  expect(await fieldOf(again)).toBe('result.uhash')
})

test('takes a one-time hash for less than 60 s', async () => {
  const [inTime, late] = [await uhashOf(), await uhashOf()]
  clock.step(59_999)
  expect((await loginSuccess(inTime)).status).toBe(200)
  clock.step(1)
  expect((await loginSuccess(late)).status).toBe(422)
})

test('leads a login to where a redirect token in its address says, once [LGN-2 LGN-8]', async () => {
  const token = simulator.platform.redirects.issue('/en/cams/')
  const address = `${simulator.url}en/?redirect_token=${token}`
  const urlOf = async (uhash: string) =>
    (await (await loginSuccess(uhash, '', address)).json()).data.url
  expect(await urlOf(await uhashOf())).toBe('/en/cams/')
  expect(await urlOf(await uhashOf())).toBeNull()
})

test('refuses a login success whose address has a fragment', async () => {
  const response = await loginSuccess(await uhashOf(), '', `${simulator.url}#top`)
  expect(response.status).toBe(422)
  expect(await fieldOf(response)).toBe('targetUrl')
})

test.each(['language', 'ver', 'access_token'])('refuses a url without %s', async (name) => {
  const query = new URLSearchParams({ language: 'en', ver: '1', access_token: '' })
  query.delete(name)
  const response = await fetch(`${simulator.url}rest/v1/session?${query}`)
  expect(response.status).toBe(400)
  expect(await fieldOf(response)).toBe(name)
})

test('answers a guest only when header and parameter carry the same valid token', async () => {
  const token = simulator.signIn('guest1').accessToken
  const other = simulator.signIn('guest2').accessToken
  const url = `${simulator.url}rest/v1/profile?language=en&ver=1&access_token=`
  const statusOf = async (parameter: string, header?: string) => {
    const headers = header ? { authorization: `Bearer ${header}` } : undefined
    return (await fetch(url + parameter, headers && { headers })).status
  }
  expect(await statusOf(token, token)).toBe(200)
  expect(await statusOf(token)).toBe(401)
  expect(await statusOf('', token)).toBe(401)
  expect(await statusOf(token, other)).toBe(401)
  const forged = `${token.split('.')[0]}.${other.split('.')[1]}`
  expect(await statusOf(forged, forged)).toBe(401)
})

test('refuses an access token after an hour', async () => {
  const token = simulator.signIn('guest1').accessToken
  clock.step(3_599_999)
  expect((await ask(simulator, 'profile', { token })).status).toBe(200)
  clock.step(1)
  const response = await ask(simulator, 'profile', { token })
  expect(response.status).toBe(401)
  expect((await response.json()).error.message).toContain('expired')
})

test('takes no query token for an access token', async () => {
  const { cookie } = simulator.signIn('guest1')
  const { queryToken } = await (await ask(simulator, 'session', { cookie })).json()
  expect((await ask(simulator, 'profile', { token: queryToken })).status).toBe(401)
})

test('accepts cookie and token after a restart with the same seed, and no other seed', async () => {
  const { accessToken: token, cookie } = simulator.signIn('guest3')
  const restarted = await createSimulator({ clock })
  const other = await createSimulator({ clock, seed: 2 })
  expect((await ask(restarted, 'profile', { token })).status).toBe(200)
  expect((await (await ask(restarted, 'session', { cookie })).json()).guest.id).toBe('guest3')
  expect((await ask(other, 'profile', { token })).status).toBe(401)
  expect((await (await ask(other, 'session', { cookie })).json()).guest.id).toBeNull()
  await Promise.all([restarted.stop(), other.stop()])
})

test('ends a login on logout: cookie, token and connections count no more', async () => {
  const { accessToken: token, cookie } = simulator.signIn('guest1')
  const client = await connectEstablished(simulator)
  client.send({ type: 'ping', accessToken: token })
  await client.next()
  const logout = await ask(simulator, 'pay/logout', { method: 'POST', token, cookie })
  expect(logout.status).toBe(200)
  expect((await client.closed).code).toBe(1000)
  expect((await ask(simulator, 'profile', { token })).status).toBe(401)
  for (const kept of [cookie, cookieOf(logout)]) {
    const session = await (await ask(simulator, 'session', { cookie: kept })).json()
    expect(session.guest.isLoggedIn).toBe(false)
  }
})

test('lets a guest log out with a token that has expired', async () => {
  const { accessToken: token } = simulator.signIn('guest1')
  clock.step(3_600_000)
  expect((await ask(simulator, 'pay/logout', { method: 'POST', token })).status).toBe(200)
})

test('refuses a body where there is none', async () => {
  const { accessToken: token } = simulator.signIn('guest1')
  const response = await ask(simulator, 'pay/logout', { method: 'POST', token, body: '{}' })
  expect(response.status).toBe(422)
})

test('signs no locked guest in', () => {
  expect(() => simulator.signIn('guest13')).toThrow('guest13 is locked')
})

test('treats a guest who was locked as anonymous', async () => {
  const { accessToken: token, cookie } = simulator.signIn('guest4')
  simulator.push('guest4', { type: 'guestLocked' })
  expect((await ask(simulator, 'profile', { token })).status).toBe(401)
  expect((await (await ask(simulator, 'session', { cookie })).json()).accessToken).toBeNull()
})

test('answers 404 to an unknown path and 405 to a wrong method', async () => {
  expect((await ask(simulator, 'unicorns')).status).toBe(404)
  const response = await ask(simulator, 'session', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET')
  const both = await ask(simulator, 'profile', { method: 'PUT' })
  expect([both.status, both.headers.get('allow')]).toEqual([405, 'GET, POST'])
})

test('keeps what the logger posts bring, and whose it is', async () => {
  const { accessToken: token } = simulator.signIn('guest2')
  const body = JSON.stringify({ code: 1006 })
  await ask(simulator, 'logger/websocketConnectionError', { method: 'POST', token, body })
  await ask(simulator, 'logger/browserOnline', { method: 'POST', body: '{}' })
  expect(simulator.loggerEntries).toEqual([
    {
      topic: 'websocketConnectionError',
      at: clock.now(),
      guestId: 'guest2',
      data: { code: 1006 },
    },
    { topic: 'browserOnline', at: clock.now(), guestId: null, data: {} },
  ])
  const bad = await ask(simulator, 'logger/browserOnline', { method: 'POST', body: '7' })
  expect(bad.status).toBe(422)
})

test.each([
  'rest/v1/session?language=en&ver=1&access_token=',
  'rest/v1/elsewhere',
  'graphql/guest',
  'simulator/api/state',
  'simulator/page.js',
  'internal/office-ip',
])('lets no cache keep the answer of %s', async (path) => {
  const keepingOf = async () => (await fetch(simulator.url + path)).headers.get('cache-control')
  expect(await keepingOf()).toBe('no-store')
  simulator.setFault('*', 'httpMalformed', { path: '/*', next: 1 })
  expect(await keepingOf()).toBe('no-store')
})

test('refuses what a page of a foreign origin sends', async () => {
  const headers = { origin: 'http://evil.example' }
  expect((await ask(simulator, 'session', { headers })).status).toBe(403)
  const own = { origin: new URL(simulator.url).origin }
  expect((await ask(simulator, 'session', { headers: own })).status).toBe(200)
})
