import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { ask } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'

let clock: SteppedClock
let simulator: Simulator

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
})
afterEach(() => simulator.stop())

function send(path: string, body?: unknown, token?: string): Promise<Response> {
  return ask(simulator, path, {
    method: 'POST',
    ...(token && { token }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

test('keeps the alive call and both reports, and whose they are [REQ-7]', async () => {
  const { accessToken } = simulator.signIn('guest2')
  const main = { build: '0.1.0', language: 'de', width: 390 }
  const problem = { where: 'navigation', what: 'PageCodeMissing' }
  expect((await send('alive', undefined, accessToken)).status).toBe(200)
  expect((await send('reporting/main', main)).status).toBe(200)
  expect((await send('reporting/default', problem, accessToken)).status).toBe(200)
  expect(simulator.received.reports.items()).toEqual([
    { kind: 'alive', at: clock.now(), guestId: 'guest2' },
    { kind: 'main', at: clock.now(), guestId: null, ...main },
    { kind: 'default', at: clock.now(), guestId: 'guest2', ...problem },
  ])
})

test.each([
  ['alive', { seconds: 5 }, 'body'],
  ['reporting/main', { build: '1', language: 'de' }, 'width'],
  ['reporting/default', { where: 'app' }, 'what'],
  ['reporting/default', { where: 'app', what: 'TypeError', message: 'secret' }, 'message'],
])('refuses a bad body of %s: %j', async (path, body, field) => {
  const response = await send(path, body)
  expect(response.status).toBe(422)
  expect((await response.json()).error.field).toBe(field)
  expect(simulator.received.reports.items()).toEqual([])
})

const topics = ['browserOnline', 'websocketConnectionError', 'vxmessengerError']

test.each(topics)('takes logger posts about %s [TRK-7]', async (topic) => {
  expect((await send(`logger/${topic}`, {})).status).toBe(200)
})

test('takes no logger post about anything else [TRK-7]', async () => {
  for (const topic of ['pongMissing', 'storedActionDropped', '']) {
    expect((await send(`logger/${topic}`, {})).status).toBe(404)
  }
  expect(simulator.loggerEntries).toEqual([])
})
