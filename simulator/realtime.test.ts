import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type SteppedClock, steppedClock } from '../fixtures/clock.fixtures.ts'
import { notification, push } from '../fixtures/pushes.fixtures.ts'
import { connect, connectEstablished } from './client.fixtures.ts'
import { createSimulator } from './server.ts'
import { pushTypes } from './serverFrames.ts'
import type { Simulator } from './simulator.ts'

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
  while (simulator.guests().length > 0) await new Promise((resolve) => setImmediate(resolve))
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
  while (simulator.guests().length > 0) await new Promise((resolve) => setImmediate(resolve))
  clock.step(300_000)
  const after = await connectEstablished(simulator, { session: 0 })
  clock.step(900_000)
  send(1)
  expect(await after.next()).toMatchObject({ seq: 1, loyaltyPoints: 1 })
})

test.each([
  ['no JSON', '{"type":', 'frame is not JSON'],
  ['no type', '{}', 'frame has no type'],
  ['an array', '[]', 'frame has no type'],
  ['an unknown type', '{"type":"dance"}', 'unknown type dance'],
  ['no token', '{"type":"ping","guestId":"guest1"}', 'ping.accessToken is missing'],
])('closes with 1002 on a frame with %s', async (_what, raw, reason) => {
  const client = await connectEstablished(simulator)
  client.sendRaw(raw)
  expect(await client.closed).toEqual({ code: 1002, reason })
})

test.each([
  ['a field that is missing', { type: 'archiveChannel', status: true }, 'channelId is missing'],
  ['a field of a wrong kind', { type: 'loadChannels', offset: -1, limit: 5 }, 'offset must be'],
  ['a wrong token', { type: 'ping', accessToken: 'abc.def' }, 'accessToken is wrong'],
  ['another guest', { type: 'ping', guestId: 'guest2' }, "guestId is not the token's guest"],
])('closes with 1002 on a frame with %s', async (_what, frame, reason) => {
  const client = await connectEstablished(simulator)
  client.send(frame)
  const closing = await client.closed
  expect(closing.code).toBe(1002)
  expect(closing.reason).toContain(`${frame.type}.${reason}`)
})

test('closes with 1002 on anything before a session is requested', async () => {
  const client = await connect(simulator, { session: false })
  client.send({ type: 'ping' })
  expect(await client.closed).toEqual({ code: 1002, reason: 'ping before requestSession' })
})

test('takes nothing more from a connection that it has closed', async () => {
  const client = await connectEstablished(simulator)
  client.sendRaw('{}')
  client.send({ type: 'setAllChannelsSeen' })
  await client.closed
  const { channels } = simulator.world.account('guest1')
  expect(channels.some(({ unread }) => unread)).toBe(true)
})

test('closes with 1002 on a binary frame', async () => {
  const client = await connectEstablished(simulator)
  client.sendRaw(Buffer.from([1, 2, 3]))
  expect((await client.closed).code).toBe(1002)
})

test('tells a guest once when the session expires, without a word from them', async () => {
  const client = await connectEstablished(simulator)
  clock.step(3_600_000)
  client.send({ type: 'ping' })
  expect(await client.arrived()).toEqual([{ type: 'sessionExpired', seq: 1 }])
})

test('answers a session request with an expired token by sessionExpired', async () => {
  const client = await connect(simulator, { session: false })
  clock.step(3_600_000)
  client.send({ type: 'requestSession', language: 'en' })
  expect(await client.next()).toEqual({ type: 'sessionExpired' })
})

test('refuses a page of a foreign origin and any other path', async () => {
  const address = simulator.url.replace('http', 'ws')
  const statusOf = (path: string, origin: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(address + path, { origin })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('open', () => resolve('open'))
      socket.on('error', () => {})
    })
  const own = new URL(simulator.url).origin
  expect(await statusOf('realtime', own)).toBe('open')
  expect(await statusOf('realtime', 'http://evil.example')).toBe(403)
  expect(await statusOf('elsewhere', own)).toBe(404)
})

test('pushes a valid frame of every type', async () => {
  const client = await connectEstablished(simulator)
  for (const type of pushTypes) {
    expect(simulator.push('guest1', push(type))).toBe(1)
    expect(await client.next()).toMatchObject({ type })
  }
})

test.each([
  ['type', { type: 'moonPhase' }],
  ['type', { type: 'pong', ttl: 5 }],
  ['balance', { ...push('guestBalance'), balance: 'many' }],
  ['colour', { type: 'avsSet', colour: 'red' }],
  ['frame', 'text'],
])('pushes nothing that breaks the contract, and names %s', async (field, frame) => {
  expect(() => simulator.push('guest1', frame)).toThrow(
    expect.objectContaining({ status: 422, field }),
  )
})

test('keeps the guest’s state in line with what was pushed', () => {
  const { guest } = simulator.world.account('guest1')
  simulator.push('guest1', { ...push('guestBalance'), balance: 12, balanceFormatted: '12' })
  simulator.push('guest1', { type: 'vipAboUpdated', active: true, started: true, price: 30 })
  simulator.push('guest1', { type: 'avsRejected', message: 'Not readable' })
  expect(guest).toMatchObject({
    balance: 12,
    balanceFormatted: '12',
    isVip: true,
    avsStatus: 'rejected',
    avsRejectMessage: 'Not readable',
  })
})

test('keeps pushed notifications, favourites and who is online', () => {
  const account = simulator.world.account('guest1')
  const [channel] = account.channels
  const actorId = channel?.actorId ?? ''
  const [known] = account.notifications
  const news = [notification({ id: 'n9' }), { ...notification(known), title: 'Changed' }]
  simulator.push('guest1', { type: 'navbarNotifications', notifications: news })
  expect(account.notifications[0]).toEqual(news[0])
  expect(account.notifications[1]).toMatchObject({ id: known?.id, title: 'Changed' })
  expect(account.notifications).toHaveLength(9)
  for (const isActorOnline of [true, false]) {
    simulator.push('guest1', { type: isActorOnline ? 'actorOnline' : 'actorOffline', actorId })
    expect(channel).toMatchObject({ isActorOnline })
  }
  const favourite = { kind: 'picture', id: 'picture4' }
  simulator.push('guest1', { type: 'favouritePinned', ...favourite })
  expect(account.favourites).toContain('picture:picture4')
  simulator.push('guest1', { type: 'favouriteUnpinned', ...favourite })
  expect(account.favourites).not.toContain('picture:picture4')
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
