import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'
import { knownPlaces, regionSeats } from './placeData.ts'
import { findPlace } from './places.simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

const find = (zipCode: string) =>
  ask(simulator, `utility/getGeoLocationByZip/${encodeURIComponent(zipCode)}`)

test('answers where a postcode of the path lies [REQ-8]', async () => {
  const place = await (await find('50667')).json()
  expect(place).toEqual({ city: 'Köln', countryCode: 'DE', latitude: 50.94, longitude: 6.96 })
  expect(await (await find('1012 ab')).json()).toMatchObject({ city: 'Amsterdam' })
})

test.each(['', '123', '123456', '0123', 'abcde', '12 34', '1012 ABC', '１０１１５'])(
  'answers 404 with an error to %j, which is no postcode [REQ-8]',
  async (zipCode) => {
    const response = await find(zipCode)
    expect(response.status).toBe(404)
    expect((await response.json()).error.message).toMatch(/zipCode|there is no GET/)
  },
)

test('prefers the country of the language where countries share a postcode', () => {
  expect(findPlace('3011', 'nl')?.city).toBe('Rotterdam')
  expect(findPlace('3011', 'de')?.city).toBe('Bern')
  expect(findPlace('20095', 'es')?.countryCode).toBe('DE')
  expect(findPlace('20333', 'es')?.countryCode).toBe('ES')
  expect(findPlace('20333', 'de')?.countryCode).toBe('DE')
  expect(findPlace('99999', 'es')?.countryCode).toBe('DE')
})

test('answers every other postcode with the seat of its region, always the same', () => {
  expect(findPlace('50999', 'de')?.city).toBe('Köln')
  expect(findPlace('8999', 'en')?.city).toBe('Graz')
  for (const [country, seats] of Object.entries(regionSeats)) {
    const rows = knownPlaces[country as keyof typeof knownPlaces]
    for (const seat of Object.values(seats)) expect(rows.map(([zip]) => zip)).toContain(seat)
  }
})
