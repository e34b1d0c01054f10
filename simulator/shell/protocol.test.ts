import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { connect, connectEstablished, until } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

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
  ['a field that nobody knows', { type: 'ping', colour: 'red' }, 'colour is not a field here'],
  ['no guest', { type: 'ping', guestId: undefined }, 'guestId is missing'],
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
  expect(simulator.guests()).toEqual([])
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

test('closes with 1007 on text that is not UTF-8', async () => {
  const client = await connectEstablished(simulator)
  client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
  expect((await client.closed).code).toBe(1007)
})

test('closes with 1009 on a frame of more than 64 KiB', async () => {
  const client = await connectEstablished(simulator)
  const email = `${'a'.repeat(70_000)}@example.com`
  client.send({ type: 'sendSignupEmail', email })
  expect((await client.closed).code).toBe(1009)
  const journal = simulator.journal.since(0).map(({ text }) => text)
  expect(journal).toContain('Max payload size exceeded')
  expect(journal.join()).not.toContain('aaaa')
})

function statusOf(path: string, options: ClientOptions): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = new WebSocket(simulator.url.replace('http', 'ws') + path, options)
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.on('open', () => resolve('open'))
    socket.on('error', () => {})
  })
}

test('refuses a page of a foreign origin and any other path', async () => {
  const { origin } = new URL(simulator.url)
  expect(await statusOf('realtime', { origin })).toBe('open')
  expect(await statusOf('realtime', { origin: 'http://evil.example' })).toBe(403)
  expect(await statusOf('elsewhere', { origin })).toBe(404)
})

test.each([
  ['localhost', 'open'],
  ['127.0.0.1', 'open'],
  ['[::1]', 'open'],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['no host', 421],
])('connects only under a name of this machine: %s is %s', async (host, status) => {
  const { port } = new URL(simulator.url)
  expect(await statusOf('realtime', { headers: { host: `${host}:${port}` } })).toBe(status)
})

test('refuses one connection too many, until another ends', async () => {
  const small = await createSimulator({ mostConnections: 2 })
  for (let tab = 1; tab <= 2; tab++) await connectEstablished(small)
  await expect(connect(small)).rejects.toThrow('503')
  small.closeConnections('guest1', 1000)
  await until(() => small.guests().length === 0)
  const again = await connectEstablished(small)
  expect(again.acknowledgement.type).toBe('sessionAcknowledged')
  await small.stop()
})
