/** A number that can be called. */
export interface PhoneNumber {
  countryCode: string
  /** Network or area, without the leading 0. */
  preCode: string
  number: string
  /** The whole number, as in `+49 171 2345678`. */
  e123: string
  isMobile: boolean
}

interface Country {
  dial: string
  /** Begin of a mobile number without the leading 0, whole as its network's code. */
  mobile: RegExp
  /** Code of an area. */
  area: RegExp
}

const countries: Record<string, Country> = {
  DE: { dial: '49', mobile: /^1[567]\d/, area: /^(?:[346]0|69|89|[2-9]\d{2})/ },
  AT: { dial: '43', mobile: /^6[5-9]\d/, area: /^(?:1|[2-57]\d{2})/ },
  CH: { dial: '41', mobile: /^7[4-9]/, area: /^[2-68]\d/ },
  GB: { dial: '44', mobile: /^7[1-9]\d{2}/, area: /^(?:2\d|1\d{2})/ },
  ES: { dial: '34', mobile: /^[67]\d{2}/, area: /^(?:9[13]|[89]\d{2})/ },
  NL: { dial: '31', mobile: /^6/, area: /^[1-57]\d/ },
}

/** Two-letter codes of the countries whose numbers are called. */
export const callableCountries = Object.keys(countries)

/** Numbers that are never called: nothing but noughts after the code. */
export const isBlacklisted = ({ number }: PhoneNumber): boolean => /^0+$/.test(number)

/**
 * Reads a number as people write it: with spaces, dashes, slashes, brackets, with the country's dial
 * code or a leading 0.
 * @param countryCode two letters
 */
export function readPhoneNumber(
  countryCode: string,
  written: string,
): PhoneNumber | 'unknownCountry' | 'invalid' {
  const country = Object.hasOwn(countries, countryCode) ? countries[countryCode] : undefined
  if (!country) return 'unknownCountry'
  const dense = written.replace(/[\s()/.-]/g, '').replace(/^\+/, '00')
  if (!/^\d{6,20}$/.test(dense)) return 'invalid'
  const isForeign = dense.startsWith('00') && !dense.startsWith(`00${country.dial}`)
  if (isForeign) return 'invalid'
  const national = dense.replace(new RegExp(`^00${country.dial}`), '').replace(/^0/, '')
  const mobileCode = country.mobile.exec(national)?.[0]
  const preCode = mobileCode ?? country.area.exec(national)?.[0]
  if (preCode === undefined) return 'invalid'
  const number = national.slice(preCode.length)
  if (number.length < 5 || national.length > 12) return 'invalid'
  const e123 = `+${country.dial} ${preCode} ${number}`
  return { countryCode, preCode, number, e123, isMobile: mobileCode !== undefined }
}
