import * as v from 'valibot'
import { expect, test } from 'vitest'
import { guestState } from './guestState.ts'
import { createLedger } from './ledger.ts'
import { createWorld } from './world.simulator.ts'

const startedAt = Date.UTC(2026, 0, 1)
const worldOf = (seed: number) =>
  createWorld(
    seed,
    startedAt,
    createLedger(() => startedAt),
  )

function everythingIn(seed: number) {
  const world = worldOf(seed)
  const { performers, gifts } = world
  const accounts = world.accounts().map(({ guest, channels, notifications }) => ({
    guest,
    channels,
    notifications,
  }))
  return { performers: [...performers.values()], gifts: [...gifts.values()], accounts }
}

test('is the same world for the same seed, and another one for another', () => {
  expect(everythingIn(7)).toEqual(everythingIn(7))
  expect(everythingIn(7).performers).not.toEqual(everythingIn(8).performers)
})

test('is the same whatever was asked of it first', () => {
  const asked = worldOf(1)
  asked.account('guest900')
  const [first, second] = [asked.account('guest40'), worldOf(1).account('guest40')]
  expect(first.guest).toEqual(second.guest)
  expect(first.channels).toEqual(second.channels)
})

test('has at least 60 performers, all of another name and aged 21 or more', () => {
  const { performers } = everythingIn(1)
  expect(performers.length).toBeGreaterThanOrEqual(60)
  expect(new Set(performers.map(({ name }) => name)).size).toBe(performers.length)
  for (const { age } of performers) expect(age).toBeGreaterThanOrEqual(21)
  expect(performers.some(({ isOnline }) => isOnline)).toBe(true)
  expect(performers.some(({ isOnline }) => !isOnline)).toBe(true)
})

test('has twenty guests of many kinds, each with every field of the guest state', () => {
  const guests = everythingIn(1).accounts.map(({ guest }) => guest)
  expect(guests.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => `guest${i + 1}`))
  for (const guest of guests) expect(v.parse(guestState, guest)).toEqual(guest)
  const flags = ['isVip', 'isPayingCustomer', 'isRestricted', 'hasAvs', 'isLocked'] as const
  for (const flag of flags) {
    expect(guests.some((guest) => guest[flag])).toBe(true)
    expect(guests.some((guest) => !guest[flag])).toBe(true)
  }
})

test('knows no guest but guest1 to guest100000', () => {
  const world = worldOf(1)
  expect(world.find('guest100000')?.guest.email).toBe('guest100000@example.com')
  for (const id of ['guest0', 'guest01', 'guest100001', 'actor1', '']) {
    expect(world.find(id)).toBeUndefined()
    expect(() => world.account(id)).toThrow('there is no guest')
  }
})
