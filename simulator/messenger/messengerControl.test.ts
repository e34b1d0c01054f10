import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()

async function order(path: string, body?: unknown) {
  const response = await fetch(`${business.simulator.url}simulator/api/messenger${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-limelight-simulator': '1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...(await response.json()) }
}

const own = { guestId: 'guest1', channelId: 'guest1-channel1' }

test('shows with whom a guest writes, by name', async () => {
  const { channels, gifts, manner } = await order('?guest=guest1')
  const names = channels.map(({ actorName }: { actorName: string }) => actorName)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)))
  expect(channels).toHaveLength(12)
  expect(gifts[0]).toEqual({ id: 'gift1', name: 'Rose' })
  expect(manner).toBe('quiet')
  expect((await order('')).channels).toEqual([])
})

test('writes, sends pictures and gifts in a performer’s place', async () => {
  const client = await business.connect('guest1')
  const written = await order('/message', { ...own, kind: 'text', text: 'Hello' })
  expect(written.done).toContain('guest1-channel1-message')
  await order('/message', { ...own, kind: 'picture' })
  await order('/message', { ...own, kind: 'gift', giftId: 'gift2' })
  const frames = await client.arrived()
  expect(frames.map(({ message }) => message)).toMatchObject([
    { messageType: 'text', data: 'Hello', senderType: 'actor' },
    { messageType: 'picture', data: { width: 640 } },
    { messageType: 'gift', data: {}, includedGifts: { gift2: 1 } },
  ])
  const url = JSON.stringify(frames[1]).match(/\/pictures\/[^"]+/)?.[0] ?? ''
  const answer = await fetch(new URL(url, business.simulator.url))
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
})

test('puts a performer online and off, and her free show on and over', async () => {
  const [channel] = business.account('guest1').channels
  const actorId = channel?.actorId
  await order('/presence', { actorId, isOnline: true })
  expect(channel?.isActorOnline).toBe(true)
  await order('/freeShow', { actorId, isOn: true })
  expect(channel?.freeChat).toBe(true)
  await order('/presence', { actorId, isOnline: false })
  expect(channel).toMatchObject({ isActorOnline: false, freeChat: false })
})

test('pushes so much a second for so long, and tells what', async () => {
  const client = await business.connect('guest1')
  const lengthOf = () =>
    [...business.account('guest1').threads.values()].reduce((sum, one) => sum + one.length(), 0)
  const before = lengthOf()
  const running = order('/load', { guestId: 'guest1', perSecond: 200, seconds: 3 })
  let isRunning = true
  void running.then(() => {
    isRunning = false
  })
  while (isRunning) {
    business.clock.step(10)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { done } = await running
  expect(done).toMatchObject({ pushed: 600, endedAt: done.startedAt + 3_000 })
  const frames = await client.arrived()
  expect(frames).toHaveLength(600)
  const counted: Record<string, number> = {}
  for (const { type } of frames) counted[type] = (counted[type] ?? 0) + 1
  expect(done.byType).toEqual(counted)
  expect(Object.keys(counted).sort()).toEqual([
    'actorOffline',
    'actorOnline',
    'freeShowStarted',
    'freeShowStopped',
    'messengerContentChanged',
  ])
  expect(lengthOf() - before).toBe(counted.messengerContentChanged)
})

test.each([
  ['/message', { ...own, kind: 'text', text: ' ' }, 422, 'text'],
  ['/message', { ...own, kind: 'song' }, 422, 'kind'],
  ['/message', { ...own, kind: 'gift', giftId: 'unicorn' }, 422, 'giftId'],
  ['/message', { ...own, channelId: 'nowhere', kind: 'picture' }, 404, 'channelId'],
  ['/message', { ...own, channelId: 'guest1-channel12', kind: 'picture' }, 409, 'channelId'],
  ['/presence', { actorId: 'actor0', isOnline: true }, 404, 'actorId'],
  ['/load', { guestId: 'guest1', perSecond: 0, seconds: 1 }, 422, 'perSecond'],
  ['/load', { guestId: 'guest1', perSecond: 1, seconds: 1, kinds: [] }, 422, 'kinds'],
])('names what is wrong with %s %j', async (path, body, status, field) => {
  expect(await order(path, body)).toMatchObject({ status, error: { field } })
})
