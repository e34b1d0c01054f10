import { afterEach, expect, test } from 'vitest'
import { ask, connectEstablished } from './client.fixtures.ts'
import type { ReplayedStep } from './replayedScript.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let simulator: Simulator | undefined
afterEach(() => simulator?.stop())

const guest = { id: 'guest1', name: 'Xxxx', email: 'x@x.x', isLoggedIn: true, balance: 77 }
const asked = (path: string, status: number | null, body: unknown): ReplayedStep => ({
  is: 'asked',
  seq: 1,
  at: 0,
  call: { method: 'GET', path, data: {} },
  answer: { seq: 1, at: 0, status, body: JSON.stringify(body) },
})
const session = asked('/rest/v1/session', 200, {
  accessToken: 'access',
  queryToken: 'query',
  feedToken: 'feed',
  expiresIn: 900,
  guest,
})

async function play(...steps: ReplayedStep[]): Promise<Simulator> {
  const script = { script: 1, speed: 'step', guestId: 'guest1', page: '/', steps } as const
  simulator = await createSimulator({ script })
  return simulator
}

test('the session of a replayed log brings its guest, with tokens and a cookie of this platform', async () => {
  const platform = await play(session)
  const answer = await ask(platform, 'session')
  const { accessToken: token, ...rest } = (await answer.json()) as { accessToken: string }
  expect(rest).toMatchObject({ guest, expiresIn: 900 })
  expect((await ask(platform, 'getGuestBalance', { token })).status).toBe(200)
  const [cookie = ''] = answer.headers.getSetCookie()
  const again = await ask(platform, 'session', { cookie })
  expect(await again.json()).toMatchObject({ guest: { id: 'guest1' } })
})

test('a guest whom this platform did not know may log in as the log has them', async () => {
  const stranger = { ...guest, id: 'guest-e21f1b16' }
  const platform = await play(asked('/rest/v1/session', 200, { expiresIn: 900, guest: stranger }))
  const { accessToken: token } = (await (await ask(platform, 'session')).json()) as {
    accessToken: string
  }
  expect((await ask(platform, 'getGuestBalance', { token })).status).toBe(200)
})

test('an answer that was lost is lost again, and an order that is not in the log is refused', async () => {
  const platform = await play(session, asked('/rest/v1/getGuestBalance', null, {}))
  const lost = await ask(platform, 'getGuestBalance')
  await expect(lost.text()).rejects.toThrow()
  const body = JSON.stringify({ bonus: 'CODE' })
  const headers = { 'content-type': 'application/json' }
  const order = await ask(platform, 'redeemBonus', { method: 'POST', headers, body })
  expect(order.status).toBe(404)
  expect(await order.text()).toContain('/rest/v1/redeemBonus is not in the log')
})

test('the configuration says of the session what the log says, and where this platform is', async () => {
  const config = { payUrl: 'http://elsewhere/', loginEnabled: false, siteVariant: 'red' }
  const platform = await play(asked('/config.json', 200, config))
  const answer = await (await fetch(`${platform.url}config.json`)).json()
  expect(answer).toMatchObject({ loginEnabled: false, siteVariant: 'red', payUrl: platform.payUrl })
})

test('the realtime channel hears the guest and pushes what the log has, and nothing of the platform', async () => {
  const pushed = { type: 'loyaltyPointsChanged', loyaltyPoints: 5 }
  const platform = await play(
    { is: 'connected', seq: 1, at: 0 },
    { is: 'told', seq: 2, at: 0, frame: { type: 'canOneClick' } },
    { is: 'pushed', seq: 3, at: 0, frame: pushed },
    { is: 'closed', seq: 4, at: 0, code: 4100, reason: 'as recorded' },
  )
  const client = await connectEstablished(platform)
  platform.platform.push('guest1', { type: 'loyaltyPointsChanged', loyaltyPoints: 9 })
  client.send({ type: 'canOneClick' })
  expect(await client.next()).toEqual({ ...pushed, seq: 1 })
  expect(await client.closed).toEqual({ code: 4100, reason: 'as recorded' })
})
