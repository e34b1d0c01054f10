import { afterEach, beforeEach, expect, test } from 'vitest'
import { notification, push } from '../../fixtures/shell/pushes.fixtures.ts'
import { connectEstablished } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'
import { pushTypes } from './serverFrames.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

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
  const show = { channelId: channel?.id, actorId }
  for (const freeChat of [true, false]) {
    simulator.push('guest1', { type: freeChat ? 'freeShowStarted' : 'freeShowStopped', ...show })
    expect(channel).toMatchObject({ freeChat })
  }
  const favourite = { kind: 'picture', id: 'picture4' }
  simulator.push('guest1', { type: 'favouritePinned', ...favourite })
  expect(account.favourites).toContain('picture:picture4')
  simulator.push('guest1', { type: 'favouriteUnpinned', ...favourite })
  expect(account.favourites).not.toContain('picture:picture4')
})
