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

const entry = {
  timestamp: 1_700_000_000_000,
  source: 'shell',
  type: 'purchase',
  context: 'vip',
  data: { item: 'vip', currency: 'EUR' },
  ints: [1, 0, 0, 0, 0],
  floats: [9.9, 0, 0, 0, 0],
}
const query =
  'mutation ($webToken: String!, $entries: [TrackingEntryInput!]!) ' +
  '{ track(webToken: $webToken, entries: $entries) }'

async function queryTokenOf(guestId?: string): Promise<string> {
  const cookie = guestId && simulator.signIn(guestId).cookie
  return (await (await ask(simulator, 'session', { ...(cookie && { cookie }) })).json()).queryToken
}

/** Sends what `navigator.sendBeacon` sends. */
function beacon(webToken: string, entries: unknown[]): Promise<Response> {
  return fetch(`${simulator.url}graphql/tracking`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ query, variables: { webToken, entries } }),
  })
}

const tracked = () => simulator.received.tracked.items()

test('stores what a beacon brings, and whose it is [TRK-10]', async () => {
  const answer = await beacon(await queryTokenOf('guest2'), [entry, { ...entry, type: 'view' }])
  expect(await answer.json()).toEqual({ data: { track: true } })
  expect(tracked()).toEqual([
    { kind: 'entry', at: clock.now(), guestId: 'guest2', entry },
    { kind: 'entry', at: clock.now(), guestId: 'guest2', entry: { ...entry, type: 'view' } },
  ])
  await beacon(await queryTokenOf(), [entry])
  expect(tracked().at(-1)?.guestId).toBeNull()
})

test('stores nothing without a valid web token, nor quotes it [TRK-10]', async () => {
  const { accessToken } = simulator.signIn('guest1')
  for (const token of ['', 'made.up', accessToken]) {
    const answer = await (await beacon(token, [entry])).text()
    expect(answer).toContain('webToken: is wrong')
    if (token) expect(answer).not.toContain(token)
  }
  const webToken = await queryTokenOf()
  clock.step(3_600_000)
  expect(await (await beacon(webToken, [entry])).text()).toContain('webToken: is expired')
  expect(tracked()).toEqual([])
})

test.each([
  [{ ints: [1, 2, 3, 4] }, 'entries.1.ints: must be exactly five whole numbers'],
  [{ floats: [1, 2, 3, 4, 5, 6] }, 'entries.1.floats: must be exactly five numbers'],
  [{ ints: [1.5, 0, 0, 0, 0] }, 'Int cannot represent non-integer value'],
  [{ data: { item: 7 } }, 'entries.1.data.item: must be text'],
  [{ type: '' }, 'entries.1.type: must not be empty'],
  [{ timestamp: 0.5 }, 'entries.1.timestamp: must be whole milliseconds'],
  [{ context: undefined }, 'Field "context" of required type'],
  [{ colour: 'red' }, 'Field "colour" is not defined'],
])('stores none of the entries when one is wrong: %j', async (change, message) => {
  const answer = await beacon(await queryTokenOf(), [entry, { ...entry, ...change }])
  expect((await answer.json()).errors[0].message).toContain(message)
  expect(tracked()).toEqual([])
})

test('stores the newest 200, and takes 100 at a time', async () => {
  const webToken = await queryTokenOf()
  for (let round = 0; round < 3; round++) {
    await beacon(
      webToken,
      Array.from({ length: 100 }, () => ({ ...entry, timestamp: round })),
    )
  }
  const rounds = tracked().map((item) => (item.kind === 'entry' ? item.entry.timestamp : null))
  expect([rounds.length, rounds[99], rounds[100]]).toEqual([200, 1, 2])
  const answer = await beacon(
    webToken,
    Array.from({ length: 101 }, () => entry),
  )
  expect(await answer.text()).toContain('at most 100')
})

test('stores the tracker’s calls', async () => {
  const call = { eventContext: 'menu', eventAction: 'opened', eventData: { name: 'search' } }
  const { accessToken: token } = simulator.signIn('guest3')
  const send = (path: string, body: unknown) =>
    ask(simulator, path, { method: 'POST', token, body: JSON.stringify(body) })
  await send('tracker/track', call)
  await send('tracker/trackActorProfileVisit', { actorName: 'Ada Velvet' })
  expect(tracked()).toEqual([
    { kind: 'call', at: clock.now(), guestId: 'guest3', ...call },
    { kind: 'profileVisit', at: clock.now(), guestId: 'guest3', actorName: 'Ada Velvet' },
  ])
  const bad = await send('tracker/track', { ...call, eventData: 'search' })
  expect([bad.status, (await bad.json()).error.field]).toEqual([422, 'eventData'])
  expect((await send('tracker/trackActorProfileVisit', { actorName: '' })).status).toBe(422)
})
