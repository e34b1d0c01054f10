/** Stands for no country: a choice needs a value. */
export const unsaid = 'none'

const codes = [
  'AT',
  'BE',
  'BG',
  'CA',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'MX',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'TR',
  'US',
]

/**
 * The countries to choose from, by name in the given language, after the choice of saying none.
 * @param known a code that is among them whatever it is; empty for none
 */
export function countriesIn(locale: string, known: string, unsaidWords: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const wanted = known && !codes.includes(known) ? [...codes, known] : codes
  const countries = wanted
    .map((value) => ({
      value,
      words: /^[A-Z]{2}$/i.test(value) ? (names.of(value) ?? value) : value,
    }))
    .toSorted((one, other) => one.words.localeCompare(other.words, locale))
  return [{ value: unsaid, words: unsaidWords }, ...countries]
}
