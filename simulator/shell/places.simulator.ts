import { Refusal } from '../core/refusal.ts'
import { endpoint } from '../core/rest.ts'
import { type CountryCode, knownPlaces, regionSeats } from './placeData.ts'

/** Where a postcode lies. */
interface Place {
  city: string
  countryCode: CountryCode
  latitude: number
  longitude: number
}

const shapes: Record<CountryCode, RegExp> = {
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  ES: /^[0-5]\d{4}$/,
  NL: /^[1-9]\d{3}( ?[A-Z]{2})?$/,
}

/** The country whose postcodes are tried first, by language; the others follow in their order. */
const firstCountries: Record<string, CountryCode> = { de: 'DE', es: 'ES', nl: 'NL' }

/** The postcode's geo location (REQ-8); 404 for what is no postcode of DE, AT, CH, ES or NL. */
export const endpoints = [
  endpoint({
    method: 'GET',
    path: 'utility/getGeoLocationByZip/:zipCode',
    answer({ parameter, language }) {
      const place = findPlace(parameter('zipCode'), language)
      if (place) return place
      throw new Refusal(404, 'zipCode: is no postcode of DE, AT, CH, ES or NL', 'zipCode')
    },
  }),
]

/**
 * The place of a postcode: the known one, else the seat of its postal region. Where countries share
 * a postcode, the language's own country comes first.
 */
export function findPlace(zipCode: string, language: string): Place | undefined {
  const wanted = zipCode.trim().toUpperCase()
  const first = firstCountries[language]
  const all = Object.keys(shapes) as CountryCode[]
  const countries = [...new Set(first ? [first, ...all] : all)].filter((country) =>
    shapes[country].test(wanted),
  )
  const digits = wanted.slice(0, /\d+/.exec(wanted)?.[0].length)
  for (const country of countries) {
    const known = placeOf(country, digits)
    if (known) return known
  }
  const [country] = countries
  return country && placeOf(country, regionSeats[country][digits[0] ?? ''] ?? '')
}

function placeOf(countryCode: CountryCode, digits: string): Place | undefined {
  const row = knownPlaces[countryCode].find(([zipCode]) => zipCode === digits)
  if (!row) return undefined
  const [, city, latitude, longitude] = row
  return { city, countryCode, latitude, longitude }
}
