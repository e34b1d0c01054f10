import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { type Client, connect, connectEstablished, isSilent } from './client.fixtures.ts'
import { faultCatalogue } from './faultCatalogue.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let clock: SteppedClock
let simulator: Simulator

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
})
afterEach(() => simulator.stop())

function sendPoints(count: number, to = 'guest1') {
  for (let loyaltyPoints = 1; loyaltyPoints <= count; loyaltyPoints++) {
    simulator.push(to, { type: 'loyaltyPointsChanged', loyaltyPoints })
  }
}

async function seqsAt(client: Client) {
  return (await client.arrived()).map(({ seq }) => seq)
}

test('withholds pongs from the guest named and from nobody else', async () => {
  const client = await connectEstablished(simulator)
  const other = await connectEstablished(simulator, { guestId: 'guest2' })
  simulator.setFault('guest1', 'withholdPongs', {})
  for (const each of [client, other]) each.send({ type: 'ping' })
  sendPoints(1)
  expect(await client.arrived()).toMatchObject([{ type: 'loyaltyPointsChanged' }])
  expect(await other.arrived()).toMatchObject([{ type: 'pong' }])
  simulator.setFault('guest1', 'withholdPongs', null)
  client.send({ type: 'ping' })
  expect(await client.arrived()).toMatchObject([{ type: 'pong' }])
})

test('delays frames and keeps their order, also when it is switched off meanwhile', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('*', 'delayFrames', { ms: 2_000 })
  sendPoints(1)
  clock.step(1_000)
  simulator.setFault('*', 'delayFrames', null)
  sendPoints(1)
  clock.step(999)
  expect(await seqsAt(client)).toEqual([])
  clock.step(1)
  expect(await seqsAt(client)).toEqual([1, 2])
})

test('drops the next frames, which are counted', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('guest1', 'dropFrames', { next: 2 })
  sendPoints(4)
  expect(await seqsAt(client)).toEqual([3, 4])
  expect(simulator.faults.list()).toEqual([])
})

test('counts how often a fault has struck, over all guests', async () => {
  await connectEstablished(simulator)
  await connectEstablished(simulator, { guestId: 'guest2' })
  simulator.setFault('*', 'delayFrames', { ms: 5 })
  simulator.setFault('guest1', 'halfOpen', {})
  sendPoints(2, 'guest2')
  expect(simulator.faults.list()).toMatchObject([
    { name: 'delayFrames', hits: 2 },
    { name: 'halfOpen', hits: 1 },
  ])
})

test('drops the same share of frames for the same seed', async () => {
  async function survivorsOf(seed: number) {
    const seeded = await createSimulator({ seed, clock })
    const client = await connectEstablished(seeded)
    seeded.setFault('*', 'dropFrames', { share: 0.5 })
    for (let n = 0; n < 40; n++)
      seeded.push('guest1', { type: 'loyaltyPointsChanged', loyaltyPoints: n })
    const seqs = await seqsAt(client)
    await seeded.stop()
    return seqs
  }
  const first = await survivorsOf(3)
  expect(first.length).toBeGreaterThan(8)
  expect(first.length).toBeLessThan(32)
  expect(await survivorsOf(3)).toEqual(first)
  expect(await survivorsOf(4)).not.toEqual(first)
})

test('duplicates frames', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('*', 'duplicateFrames', { next: 1 })
  sendPoints(2)
  expect(await seqsAt(client)).toEqual([1, 1, 2])
})

test('holds frames until each is delivered, dropped or delivered once more, in any order', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('guest1', 'holdFrames', {})
  sendPoints(4)
  expect(await seqsAt(client)).toEqual([])
  simulator.orderFrames('guest1', { does: 'deliver', nth: 2 })
  simulator.orderFrames('guest1', { does: 'drop', nth: 0 })
  simulator.orderFrames('guest1', { does: 'duplicate', nth: 5 })
  simulator.orderFrames('guest1', { does: 'reverse' })
  expect(await seqsAt(client)).toEqual([3, 4])
  simulator.setFault('guest1', 'holdFrames', null)
  expect(await seqsAt(client)).toEqual([4, 2])
  sendPoints(1)
  expect(await seqsAt(client)).toEqual([5])
})

test('orders about frames concern the guest named, and nobody when none are held', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('guest1', 'holdFrames', {})
  expect(simulator.orderFrames('guest1', { does: 'deliver', nth: 0 })).toBe(1)
  expect(simulator.orderFrames('guest2', { does: 'deliverAll' })).toBe(0)
  expect(() => simulator.orderFrames('nobody', { does: 'reverse' })).toThrow(
    'there is no guest nobody',
  )
  expect(await client.arrived()).toEqual([])
})

test('sends any bytes, as text where they are text', async () => {
  const client = await connectEstablished(simulator)
  const kinds: boolean[] = []
  client.socket.on('message', (_, isBinary) => kinds.push(isBinary))
  simulator.sendBytes('guest1', Buffer.from('{"type":'))
  simulator.sendBytes('guest1', Uint8Array.of(0xff, 0x00))
  await client.arrived()
  expect(kinds).toEqual([false, true])
})

test('sends frames in a wrong order, when enough have come or some time has passed', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('guest1', 'reorderFrames', { window: 3, withinMs: 500 })
  sendPoints(3)
  const full = await seqsAt(client)
  expect(full).not.toEqual([1, 2, 3])
  expect(new Set(full)).toEqual(new Set([1, 2, 3]))
  expect(full).toHaveLength(3)
  sendPoints(2)
  clock.step(499)
  expect(await seqsAt(client)).toEqual([])
  clock.step(1)
  expect(await seqsAt(client)).toEqual([5, 4])
})

test('leaves a gap that a resume fills', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('guest1', 'skipSeq', { next: 1 })
  sendPoints(2)
  expect(await seqsAt(client)).toEqual([2])
  const resumed = await connectEstablished(simulator, { session: 0 })
  expect(await seqsAt(resumed)).toEqual([1, 2])
})

test.each([
  ['notJson', { type: 'raw' }],
  ['unknownType', { type: 'moonPhaseChanged' }],
  ['missingField', { type: 'loyaltyPointsChanged' }],
])('sends garbage: %s', async (kind, expected) => {
  const client = await connectEstablished(simulator)
  simulator.setFault('guest1', 'garbageFrames', { kind, count: 2 })
  const frames = await client.arrived()
  expect(frames).toMatchObject([expected, expected])
  expect(frames[0]).not.toHaveProperty('loyaltyPoints')
})

test('sends binary garbage', async () => {
  const client = await connectEstablished(simulator)
  const isBinary = new Promise((resolve) => {
    client.socket.once('message', (_data, binary) => resolve(binary))
  })
  simulator.setFault('*', 'garbageFrames', { kind: 'binary', count: 1 })
  expect(await isBinary).toBe(true)
})

describe('half-open', () => {
  test('silences a standing connection and drops it when it is over', async () => {
    const client = await connectEstablished(simulator)
    simulator.setFault('guest1', 'halfOpen', {})
    sendPoints(1)
    expect(await isSilent(simulator, client)).toBe(true)
    simulator.setFault('guest1', 'halfOpen', null)
    expect((await client.closed).code).toBe(1006)
  })

  test('accepts a new connection and stays silent', async () => {
    simulator.setFault('guest1', 'halfOpen', {})
    expect(await isSilent(simulator, await connect(simulator, { withCookie: true }))).toBe(true)
    expect(await isSilent(simulator, await connect(simulator))).toBe(true)
  })
})

test.each([1000, 1002, 1011, 1012, 3999, 4000, 4001])('closes with %i now', async (code) => {
  const client = await connectEstablished(simulator)
  simulator.setFault('guest1', 'closeNow', { code })
  expect((await client.closed).code).toBe(code)
})

test('closes without a code, and drops without a close', async () => {
  for (const code of [1005, 1006]) {
    const client = await connectEstablished(simulator)
    simulator.setFault('*', 'closeNow', { code })
    expect((await client.closed).code).toBe(code)
  }
})

test.each([true, false])('closes the next connection (cookie: %s)', async (withCookie) => {
  simulator.setFault('guest1', 'closeOnConnect', { code: 1002, next: 1 })
  const other = await connectEstablished(simulator, { guestId: 'guest2', withCookie })
  const client = await connect(simulator, { withCookie })
  expect((await client.closed).code).toBe(1002)
  const again = await connectEstablished(simulator, { withCookie })
  expect(again.acknowledgement.type).toBe('sessionAcknowledged')
  expect(other.socket.readyState).toBe(other.socket.OPEN)
})

test('refuses connections with a status, and only so many', async () => {
  simulator.setFault('guest1', 'refuseConnections', { status: 502, next: 1 })
  await expect(connect(simulator, { withCookie: true })).rejects.toThrow('502')
  const client = await connectEstablished(simulator, { withCookie: true })
  expect(client.acknowledgement.type).toBe('sessionAcknowledged')
})

test('drops a refused guest whom no cookie named at the first frame', async () => {
  simulator.setFault('guest1', 'refuseConnections', { status: 503 })
  const client = await connect(simulator)
  expect((await client.closed).code).toBe(1006)
  simulator.setFault('*', 'refuseConnections', { status: 503 })
  await expect(connect(simulator)).rejects.toThrow('503')
})

test('refuses to resume', async () => {
  const client = await connectEstablished(simulator)
  sendPoints(2)
  await client.next()
  simulator.setFault('guest1', 'refuseResume', {})
  const returned = await connectEstablished(simulator, { session: 1 })
  expect(returned.acknowledgement).not.toHaveProperty('resumed')
  expect(await returned.arrived()).toEqual([])
})

test('expires the session now, and every token with it', async () => {
  const client = await connectEstablished(simulator)
  const other = await connectEstablished(simulator, { guestId: 'guest2' })
  simulator.setFault('guest1', 'expireSession', {})
  expect(await client.next()).toMatchObject({ type: 'sessionExpired' })
  const later = await connectEstablished(simulator)
  expect(later.acknowledgement.type).toBe('sessionAcknowledged')
  client.send({ type: 'ping' })
  expect(await client.arrived()).toEqual([])
  expect(await other.arrived()).toEqual([])
})

test('offers an example of every fault that it takes', () => {
  for (const [name, { example }] of Object.entries(faultCatalogue)) {
    expect(() => simulator.setFault('guest1', name, example)).not.toThrow()
  }
})

test.each([
  ['name', 'earthquake', {}],
  ['ms', 'delayFrames', { ms: 'long' }],
  ['ms', 'delayFrames', {}],
  ['share', 'dropFrames', { share: 2 }],
  ['code', 'closeNow', { code: 1004 }],
  ['code', 'closeOnConnect', { code: 2000 }],
  ['colour', 'withholdPongs', { colour: 'red' }],
  ['path', 'httpSlow', { path: 'rest', ms: 5 }],
  ['params', 'halfOpen', 'yes'],
])('refuses a bad %s of %s', (field, name, params) => {
  const refusal = expect.objectContaining({ status: 422, field })
  expect(() => simulator.setFault('guest1', name, params)).toThrow(refusal)
  expect(simulator.faults.list()).toEqual([])
})

test('refuses a fault for a guest who does not exist', () => {
  expect(() => simulator.setFault('guest0', 'halfOpen', {})).toThrow('there is no guest')
})
