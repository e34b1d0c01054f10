import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

interface Actor {
  name: string
  gender: string
  distance: number | null
  profile: { age: number; languages: string[] }
}

interface Found {
  status: number
  actors: Actor[]
  total: number
  error: { message: string; field: string }
}

const carried = { language: 'en', ver: '1', access_token: '' }

async function search(parameters: Record<string, string>): Promise<Found> {
  const query = new URLSearchParams({ ...carried, ...parameters })
  const response = await fetch(`${simulator.url}rest/v1/actorsearch/search?${query}`)
  return { status: response.status, ...((await response.json()) as Omit<Found, 'status'>) }
}

test('finds by name, gender, age and language, all of them at once [ACT-31]', async () => {
  const { actors, total } = await search({ name: 'ADA', gender: 'F', ages: '25-44', speaks: 'de' })
  expect(total).toBeGreaterThan(0)
  for (const { name, gender, profile } of actors) {
    expect(name).toContain('Ada')
    expect(gender).toBe('F')
    expect(profile.languages).toContain('de')
    expect(profile.age).toBeGreaterThanOrEqual(25)
    expect(profile.age).toBeLessThanOrEqual(44)
  }
})

test('finds near a place, the nearest first, and nobody near a place that nobody knows [ACT-31]', async () => {
  const { actors, total } = await search({ near: 'DE-Hamburg', sort: 'nearest' })
  const distances = actors.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY)
  expect(total).toBeGreaterThan(5)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(Math.max(...distances)).toBeLessThan(200)
  expect((await search({ near: 'DE-Atlantis' })).total).toBe(0)
})

test.each([
  [{ shoeSize: '38' }, 'shoeSize: there is no such filter'],
  [{ gender: 'X' }, 'gender: must be one of F, M, N'],
  [{ ages: 'young' }, 'ages: must be years such as 21-29'],
  [{ near: 'Hamburg' }, 'near: must be a place such as DE-Hamburg'],
  [
    { sort: 'oldest' },
    'sort: must be one of popular, newest, name, cheapest, mostExpensive, topRated, nearest',
  ],
])('refuses %o by name [ACT-31]', async (parameters, message) => {
  expect(await search(parameters as Record<string, string>)).toMatchObject({
    status: 422,
    error: { message },
  })
})
