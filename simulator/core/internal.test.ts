import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectEstablished } from './client.fixtures.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

function call(route: string, body?: string, headers: Record<string, string> = {}) {
  return fetch(`${simulator.url}internal/${route}`, {
    method: 'POST',
    headers: { 'x-limelight-simulator': '1', ...headers },
    ...(body !== undefined && { body }),
  })
}

const tagOf = async () => (await (await fetch(`${simulator.url}config.json`)).json()).ver

test('gives the configuration a new caching tag each time caches are cleared [NAV-20]', async () => {
  const tags = [await tagOf()]
  for (let round = 0; round < 2; round++) {
    const { ver } = await (await call('cache-clear')).json()
    expect(await tagOf()).toBe(ver)
    tags.push(ver)
  }
  expect(new Set(tags).size).toBe(3)
})

test.each([
  [undefined, true],
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['198.51.100.7, 203.0.113.7', true],
  ['203.0.113.7, 198.51.100.7', false],
  ['2001:db8::1', false],
  ['::1', true],
  ['nonsense', false],
])('says whether %s is an address of the office [NAV-20]', async (forwarded, isOffice) => {
  const response = await call(
    'office-ip',
    undefined,
    forwarded ? { 'x-forwarded-for': forwarded } : {},
  )
  expect(await response.json()).toMatchObject({ isOffice })
})

const line = (overrides: object = {}) =>
  JSON.stringify({ guestId: 'guest1', type: 4, title: 'Tonight', text: 'At nine.', ...overrides })

test('imports notifications and tells the guests who are there [NAV-20]', async () => {
  const client = await connectEstablished(simulator)
  const body = `${line()}\n\n${line({ title: 'Tomorrow', actorId: 'actor3' })}\r\n${line({ guestId: 'guest2' })}\n`
  expect(await (await call('import', body)).json()).toEqual({ imported: 3 })
  const [newest, older] = simulator.world.account('guest1').notifications
  expect(newest).toMatchObject({ title: 'Tomorrow', actorId: 'actor3', unread: true, unseen: true })
  expect(older).toMatchObject({ title: 'Tonight', text: 'At nine.', type: 4 })
  expect(newest?.id).not.toBe(older?.id)
  const told = await client.next()
  expect(told).toMatchObject({ type: 'navbarNotifications' })
  expect((told.notifications as { title: string }[])[0]?.title).toBe('Tomorrow')
  expect(await client.next()).toMatchObject({
    type: 'floatingNotifications',
    notifications: [{ title: 'Tomorrow' }, { title: 'Tonight' }, {}, {}],
  })
  expect(simulator.world.account('guest2').notifications[0]?.title).toBe('Tonight')
})

test.each([
  ['{"guestId"', 'line 2: body: is not JSON', 'body'],
  [line({ title: undefined }), 'line 2: title: is missing', 'title'],
  [line({ type: -1 }), 'line 2: type: must be a whole number from 0', 'type'],
  [line({ colour: 'red' }), 'line 2: colour: is not a field here', 'colour'],
  [line({ guestId: 'guest0' }), 'line 2: there is no guest guest0', undefined],
])(
  'imports nothing when a line is wrong, and names it: %s [NAV-20]',
  async (bad, message, field) => {
    const before = simulator.world.account('guest1').notifications.length
    const response = await call('import', `${line()}\n${bad}\n${line()}`)
    expect(response.status).toBe(422)
    const { error } = await response.json()
    expect(error.message).toContain(message)
    expect(error.field).toBe(field)
    expect(simulator.world.account('guest1').notifications).toHaveLength(before)
  },
)

test('imports neither nothing at all nor too much', async () => {
  expect((await call('import', '\n \n')).status).toBe(422)
  expect((await call('import', 'x'.repeat(1_100_000))).status).toBe(413)
})

test('obeys only POST with the header, of no page of another origin [NAV-20]', async () => {
  for (const route of ['import', 'cache-clear', 'office-ip']) {
    const url = `${simulator.url}internal/${route}`
    expect((await fetch(url, { method: 'POST' })).status).toBe(403)
    expect((await call(route, '', { origin: 'http://evil.example' })).status).toBe(403)
    const get = await fetch(url, { headers: { 'x-limelight-simulator': '1' } })
    expect(get.status).toBe(404)
  }
  expect((await call('unicorns')).status).toBe(404)
})
