import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { type CountryCode, knownPlaces } from '../shell/placeData.ts'

interface Spot {
  latitude: number
  longitude: number
}

const earthRadius = 6_371

/** The known place of a name such as `DE-Hamburg`; undefined for any other. */
function spotOf(place: string): Spot | undefined {
  const [countryCode = '', ...rest] = place.split('-')
  const city = rest.join('-')
  const row = placesOf(countryCode).find(([, name]) => name === city)
  return row && { latitude: row[2], longitude: row[3] }
}

const placesOf = (countryCode: string) => knownPlaces[countryCode as CountryCode] ?? []

/** Where a performer lives, from seed and id alone; undefined in a country without known places. */
function homeOf({ id, countryCode }: Performer, seed: number): Spot | undefined {
  const places = placesOf(countryCode)
  if (places.length === 0) return undefined
  const [, , latitude, longitude] = createRandom(seed, `${id}/place`).pick(places)
  return { latitude, longitude }
}

/**
 * How far a performer lives from a place, in whole km.
 * @param place such as `DE-Hamburg`
 * @returns null when one of the two is not known
 */
export function kilometresTo(place: string, performer: Performer, seed: number): number | null {
  const from = spotOf(place)
  const to = homeOf(performer, seed)
  if (!from || !to) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(chord)))
}
