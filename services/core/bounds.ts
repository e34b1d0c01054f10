import * as v from 'valibot'

/** More than any text of the platform has, in UTF-16 units. */
const longestText = 20_000
const longestId = 255
const mostItems = 10_000
const largestCount = 1_000_000_000
const largestNumber = 1_000_000_000_000
/** The end of the year 9999, in ms since the epoch: every calendar can name it. */
const latest = 253_402_300_799_999

/** Half of a surrogate pair: no text that can stand in an address. */
const halves = /\p{Surrogate}/gu

/** Text; what is no character in it becomes the sign for that. */
export const text = v.pipe(
  v.string(),
  v.maxLength(longestText),
  v.transform((given) => given.replace(halves, '\ufffd')),
)

/** What names something: text that is a key and a part of addresses, and so is taken as it is or not at all. */
export const id = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(longestId),
  v.check((given) => given.search(halves) < 0),
)

export const flag = v.boolean()

/** An amount of money, or a measure. */
export const number = v.pipe(v.number(), v.minValue(-largestNumber), v.maxValue(largestNumber))

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(largestCount))

/** In ms since the epoch. */
export const time = v.pipe(v.number(), v.minValue(0), v.maxValue(latest))

/** Of each id, how many. */
export const quantities = v.record(id, count)

/** A list of what the schema takes. */
export function list<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(v.array(schema), v.maxLength(mostItems))
}
