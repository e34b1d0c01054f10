import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { connect, connectEstablished, until } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'

let clock: SteppedClock
let simulator: Simulator

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
})
afterEach(() => simulator.stop())

const points = (loyaltyPoints: number) => ({ type: 'loyaltyPointsChanged', loyaltyPoints })
const send = (loyaltyPoints: number, to = 'guest1') => simulator.push(to, points(loyaltyPoints))

test('acknowledges a session and answers a ping with the seconds that the token is good for', async () => {
  const client = await connectEstablished(simulator)
  expect(client.acknowledgement).toEqual({
    type: 'sessionAcknowledged',
    sessionId: expect.any(String),
  })
  clock.step(600_000)
  client.send({ type: 'ping' })
  expect(await client.next()).toEqual({ type: 'pong', ttl: 3_000 })
})

test('numbers every frame but pong and acknowledgement: 1, 2, 3', async () => {
  const client = await connectEstablished(simulator)
  send(1)
  client.send({ type: 'canOneClick' })
  expect(await client.next()).toMatchObject({ seq: 1, loyaltyPoints: 1 })
  expect(await client.next()).toMatchObject({ seq: 2, type: 'canOneClickResult' })
  client.send({ type: 'ping' })
  expect(await client.next()).not.toHaveProperty('seq')
  send(3)
  expect(await client.next()).toMatchObject({ seq: 3, loyaltyPoints: 3 })
})

test('says in an acknowledgement that resumes nothing which frame was counted last', async () => {
  const first = await connectEstablished(simulator)
  expect(first.acknowledgement).not.toHaveProperty('seq')
  send(1)
  send(2)
  const second = await connectEstablished(simulator)
  expect(second.acknowledgement).toMatchObject({ seq: 2 })
  const other = await connectEstablished(simulator, { guestId: 'guest2' })
  expect(other.acknowledgement).not.toHaveProperty('seq')
  const resumed = await connectEstablished(simulator, { session: 1 })
  expect(resumed.acknowledgement).toMatchObject({ resumed: true })
  expect(resumed.acknowledgement).not.toHaveProperty('seq')
  send(3)
  expect(await second.next()).toMatchObject({ seq: 3 })
})

test('pushes to all guests with a session, each counted by itself', async () => {
  const first = await connectEstablished(simulator)
  const second = await connectEstablished(simulator, { guestId: 'guest2' })
  send(1)
  expect(simulator.push('*', points(9))).toBe(2)
  await first.next()
  expect(await first.next()).toMatchObject({ seq: 2, loyaltyPoints: 9 })
  expect(await second.next()).toMatchObject({ seq: 1, loyaltyPoints: 9 })
})

test('shares one session among the tabs of a guest', async () => {
  const first = await connectEstablished(simulator)
  const second = await connectEstablished(simulator)
  expect(second.acknowledgement.sessionId).toBe(first.acknowledgement.sessionId)
  send(5)
  expect(await first.next()).toEqual(await second.next())
  expect(simulator.guests()).toEqual([
    expect.objectContaining({ guestId: 'guest1', connections: 2, lastSeq: 1 }),
  ])
})

test('resumes after the last frame seen, with what was missed in order', async () => {
  const client = await connectEstablished(simulator)
  send(1)
  await client.next()
  client.socket.terminate()
  await client.closed
  send(2)
  send(3)
  const resumed = await connectEstablished(simulator, { session: 1 })
  expect(resumed.acknowledgement).toMatchObject({ resumed: true })
  send(4)
  const frames = [await resumed.next(), await resumed.next(), await resumed.next()]
  expect(frames.map(({ seq, loyaltyPoints }) => [seq, loyaltyPoints])).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
  ])
})

test('does not resume after a frame that it never sent', async () => {
  const client = await connectEstablished(simulator, { session: 7 })
  expect(client.acknowledgement).not.toHaveProperty('resumed')
})

test('does not resume a session that nobody came back to for 10 minutes', async () => {
  const before = await connectEstablished(simulator)
  send(1)
  await before.next()
  before.socket.terminate()
  await before.closed
  await until(() => simulator.guests().length === 0)
  clock.step(599_999)
  expect(send(2)).toBe(1)
  clock.step(60_000)
  expect(send(3)).toBe(0)
  const after = await connectEstablished(simulator, { session: 1 })
  expect(after.acknowledgement).not.toHaveProperty('resumed')
  expect(after.acknowledgement.sessionId).not.toBe(before.acknowledgement.sessionId)
})

test('keeps the session of a guest who came back', async () => {
  const before = await connectEstablished(simulator)
  before.socket.terminate()
  await before.closed
  await until(() => simulator.guests().length === 0)
  clock.step(300_000)
  const after = await connectEstablished(simulator, { session: 0 })
  clock.step(900_000)
  send(1)
  expect(await after.next()).toMatchObject({ seq: 1, loyaltyPoints: 1 })
})

test('tells a guest once when the session expires, without a word from them', async () => {
  const client = await connectEstablished(simulator)
  clock.step(3_600_000)
  client.send({ type: 'ping' })
  expect(await client.arrived()).toEqual([{ type: 'sessionExpired' }])
})

test('tells each tab of its own token, once', async () => {
  const [first, second] = [await connectEstablished(simulator), await connectEstablished(simulator)]
  clock.step(1_800_000)
  const late = await connectEstablished(simulator)
  clock.step(1_800_000)
  for (const tab of [first, second]) {
    expect(await tab.arrived()).toEqual([{ type: 'sessionExpired' }])
  }
  expect(await late.arrived()).toEqual([])
})

test('answers a session request with an expired token by sessionExpired', async () => {
  const client = await connect(simulator, { session: false })
  clock.step(3_600_000)
  client.send({ type: 'requestSession', language: 'en' })
  expect(await client.next()).toEqual({ type: 'sessionExpired' })
})

test('drops a peer that gives no sign of life to two probes', async () => {
  const client = await connectEstablished(simulator)
  const living = await connectEstablished(simulator, { guestId: 'guest2' })
  client.socket.pause()
  for (let sweep = 0; sweep < 5; sweep++) {
    clock.step(30_000)
    await living.arrived()
  }
  expect(simulator.guests().map(({ guestId }) => guestId)).toEqual(['guest2'])
})

test('drops nobody when the clock jumps', async () => {
  const client = await connectEstablished(simulator)
  clock.step(3_000_000)
  client.send({ type: 'ping' })
  expect(await client.next()).toMatchObject({ type: 'pong' })
})
