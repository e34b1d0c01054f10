import { expect, test } from 'vitest'
import { createLedger } from '../core/ledger.ts'
import { createWorld, type World } from '../core/world.simulator.ts'
import { type PlannedShow, planShows } from './chatShowPlan.ts'
import { liveTexts } from './liveTexts.ts'

const minute = 60_000
const quarter = 15 * minute
const now = Date.UTC(2026, 1, 14, 20, 7, 31)
const worldOf = (seed: number) =>
  createWorld(
    seed,
    now,
    createLedger(() => now),
  )
const world: World = worldOf(1)
const shows = planShows(world, now)
const runNow = shows.filter(({ start }) => start <= now)

/** Shows by performer, in the order of the plan. */
const programmes = [...new Set(shows.map(({ performer }) => performer))].map((one) =>
  shows.filter(({ performer }) => performer === one),
)

test('about one performer in eight gives one to three shows, one after the other', () => {
  const share = programmes.length / world.performers.size
  expect(share).toBeGreaterThan(0.08)
  expect(share).toBeLessThan(0.18)
  expect(new Set(programmes.map(({ length }) => length))).toEqual(new Set([1, 2, 3]))
  for (const programme of programmes) {
    for (const [at, { end }] of programme.entries()) {
      expect(end).toBeLessThan(programme[at + 1]?.start ?? Number.POSITIVE_INFINITY)
    }
  }
})

test('they begin at full quarters of an hour in the next ten days, and last 30 to 75 minutes', () => {
  for (const { start, end } of shows) {
    expect(start % quarter).toBe(0)
    expect(start).toBeLessThan(now + 10 * 24 * 60 * minute)
    expect((end - start) / minute).toBeGreaterThanOrEqual(30)
    expect((end - start) / minute).toBeLessThanOrEqual(75)
  }
})

test('a few run now and for half an hour more, begun at the moment by who is online', () => {
  expect(runNow.length).toBeGreaterThan(1)
  expect(runNow.length).toBeLessThan(15)
  for (const { end, creationType, performer, status } of runNow) {
    expect(end - now).toBeGreaterThan(30 * minute)
    expect([creationType, performer.isOnline, status]).toEqual(['spontaneous', true, 'ok'])
  }
  expect(shows.filter(({ creationType }) => creationType === 'spontaneous')).toEqual(runNow)
})

test.each<[string, (show: PlannedShow) => boolean]>([
  ['cancelled', ({ status }) => status === 'cancelled'],
  ['a draft', ({ status }) => status === 'draft'],
  ['internal', ({ isInternal }) => isInternal],
  ['featured', ({ isFeatured }) => isFeatured],
  ['featured by itself', ({ isAutoFeatured }) => isAutoFeatured],
  ['free for VIP guests', ({ isFreeForVips }) => isFreeForVips],
  ['sold out', ({ seats, seatsTaken }) => seatsTaken === seats],
  ['nearly sold out', ({ seats, seatsTaken }) => seatsTaken === seats - 1],
])('some are %s, most are not', (_, isSo) => {
  const some = shows.filter(isSo).length
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(shows.length / 3)
})

test('prices, seats and texts are within what is told of them', () => {
  for (const { price, seats, seatsTaken, theme } of shows) {
    expect(price).toBeGreaterThanOrEqual(20)
    expect(price).toBeLessThanOrEqual(60)
    expect(seats).toBeGreaterThanOrEqual(3)
    expect(seats).toBeLessThanOrEqual(60)
    expect(seatsTaken).toBeLessThanOrEqual(seats)
    for (const language of ['de', 'en', 'es', 'nl'] as const) {
      expect(liveTexts(language).shows[theme]?.title).toMatch(/\p{L}/u)
    }
  }
})

test('the same seed plans the same shows, another one others', () => {
  expect(planShows(worldOf(1), now)).toEqual(shows)
  const ids = (planned: PlannedShow[]) => planned.map(({ id }) => id)
  expect(ids(planShows(worldOf(2), now))).not.toEqual(ids(shows))
})
