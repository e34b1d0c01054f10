import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectEstablished } from './client.fixtures.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

function order(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${simulator.url}simulator/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-limelight-simulator': '1', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const push = { to: 'guest1', frame: { type: 'loyaltyPointsChanged', loyaltyPoints: 3 } }

test('pushes, switches faults, closes and resets by request', async () => {
  const client = await connectEstablished(simulator)
  expect(await (await order('push', push)).json()).toEqual({ reached: 1 })
  expect(await client.next()).toMatchObject({ loyaltyPoints: 3 })
  const fault = { to: 'guest1', name: 'delayFrames', params: { ms: 5 } }
  expect(await (await order('faults', fault)).json()).toEqual({
    faults: [{ ...fault, hits: 0 }],
  })
  expect((await (await order('state')).json()).faults).toEqual([{ ...fault, hits: 0 }])
  expect(await (await order('close', { to: '*', code: 1012 })).json()).toEqual({ closed: 1 })
  expect((await client.closed).code).toBe(1012)
  await order('reset', {})
  const state = await (await order('state')).json()
  expect(state.faults).toEqual([])
  expect(state.journal).toEqual([])
})

test('shows who is connected and what went to and fro, but no token', async () => {
  const client = await connectEstablished(simulator)
  client.send({ type: 'canOneClick' })
  await client.next()
  const text = await (await order('state')).text()
  const { guests, journal } = JSON.parse(text)
  expect(guests).toMatchObject([{ guestId: 'guest1', connections: 1, lastSeq: 1 }])
  expect(journal.map(({ kind }: { kind: string }) => kind)).toEqual(['in', 'out', 'in', 'out'])
  expect(text).not.toContain('accessToken')
  expect(text).not.toContain(simulator.signIn('guest1').accessToken.slice(0, 20))
})

test('offers what browsers reported of refused content, without queries', async () => {
  const report = {
    'document-uri': `${simulator.url}en/?token=secret`,
    'effective-directive': 'img-src',
    'blocked-uri': 'http://evil.example/x.png?secret=1',
    'source-file': `${simulator.url}assets/a.js?secret`,
    'line-number': 1,
    'column-number': 20,
    'original-policy': "default-src 'none'",
  }
  const send = (body: unknown) =>
    fetch(`${simulator.url}simulator/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify(body),
    })
  expect((await send({ 'csp-report': report })).status).toBe(204)
  expect((await send({ 'csp-report': {} })).status).toBe(422)
  expect(
    (await send({ 'csp-report': { ...report, 'blocked-uri': 'x'.repeat(20_000) } })).status,
  ).toBe(413)
  const received = await (await order('received')).json()
  expect(received).toEqual({
    tracked: [],
    reports: [],
    violations: [
      {
        at: expect.any(Number),
        directive: 'img-src',
        blocked: 'http://evil.example/x.png',
        page: `${simulator.url}en/`,
        source: `${simulator.url}assets/a.js:1:20`,
      },
    ],
  })
  await order('reset', {})
  expect((await (await order('received')).json()).violations).toEqual([])
})

test('shows only what is newer than the entry seen last, and at most 200 entries', async () => {
  for (let n = 0; n < 260; n++) simulator.journal.write('note', null, `note ${n}`)
  const { journal } = await (await order('state')).json()
  expect(journal.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 200 }, (_, n) => `note ${n + 60}`),
  )
  const newer = await (await order('state?after=259')).json()
  expect(newer.journal).toMatchObject([{ number: 260, text: 'note 259' }])
})

test('offers an example of each push that it takes itself', async () => {
  const { pushes, faults } = await (await order('catalogue')).json()
  expect(pushes.length).toBeGreaterThan(30)
  expect(faults.length).toBeGreaterThan(12)
  for (const frame of pushes) {
    expect((await order('push', { to: 'guest1', frame })).status).toBe(200)
  }
})

test.each([
  ['push', { to: 'guest1' }, 'frame'],
  ['push', { to: 'guest1', frame: { type: 'avsRejected' } }, 'message'],
  ['faults', { to: 'guest1', name: 'delayFrames', params: { ms: -1 } }, 'ms'],
  ['close', { to: 'guest1', code: 7 }, 'code'],
  ['close', { to: 'guest1' }, 'code'],
])('names the field of a bad %s', async (path, body, field) => {
  const response = await order(path, body)
  expect(response.status).toBe(422)
  expect((await response.json()).error.field).toBe(field)
})

test('refuses a guest who does not exist, bad JSON and unknown paths', async () => {
  expect((await order('push', { ...push, to: 'guest0' })).status).toBe(404)
  expect((await order('unicorns')).status).toBe(404)
  expect((await order('state?after=x')).status).toBe(422)
  const headers = { 'x-limelight-simulator': '1' }
  const url = `${simulator.url}simulator/api/push`
  expect((await fetch(url, { method: 'POST', headers, body: '{' })).status).toBe(422)
})

test('obeys neither a request without the header nor a page of another origin', async () => {
  expect((await fetch(`${simulator.url}simulator/api/state`)).status).toBe(403)
  const foreign = [simulator.payUrl, 'http://evil.example', 'http://localhost:1']
  for (const address of foreign) {
    const { origin } = new URL(address)
    expect((await order('push', push, { origin })).status).toBe(403)
  }
  expect((await order('push', push, { origin: new URL(simulator.url).origin })).status).toBe(200)
})

test('serves its page with every script and style that it names', async () => {
  const response = await fetch(`${simulator.url}simulator`)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await response.text()
  const paths = [...html.matchAll(/(?:src|href)="\/(simulator\/[^"]+)"/g)].map(([, path]) => path)
  expect(paths).toContain('simulator/page.css')
  for (const path of paths) expect((await fetch(simulator.url + path)).status).toBe(200)
  const script = await (await fetch(`${simulator.url}simulator/page.js`)).text()
  const names = [...script.matchAll(/from '\.\/(\w+\.js)'/g)].map(([, name]) => name)
  expect(names).toContain('platform.js')
  for (const name of names) {
    expect((await fetch(`${simulator.url}simulator/${name}`)).status).toBe(200)
  }
})
