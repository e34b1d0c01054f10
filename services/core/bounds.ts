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

/** A text of so many UTF-16 units at least, and at most. */
export const long = (least: number, most: number) =>
  v.check((given: string) => given.length >= least && given.length <= most)

/** Text; what is no character in it becomes the sign for that. */
export const text = v.pipe(
  v.string(),
  long(0, longestText),
  v.transform((given) => given.replace(halves, '\ufffd')),
)

/** What names something: text that is a key and a part of addresses, and so is taken as it is or not at all. */
export const id = v.pipe(
  v.string(),
  long(1, longestId),
  v.check((given) => given.search(halves) < 0),
)

export const flag = v.boolean()

/** A number from one to another, both included. */
export const within = (least: number, most = Number.POSITIVE_INFINITY) =>
  v.check((given: number) => given >= least && given <= most)

/** An amount of money, or a measure. */
export const number = v.pipe(v.number(), within(-largestNumber, largestNumber))

/** A number that is counted with exactly. */
export const whole = v.pipe(
  v.number(),
  v.check((given) => Number.isSafeInteger(given)),
)

export const count = v.pipe(whole, within(0, largestCount))

/** In ms since the epoch. */
export const time = v.pipe(v.number(), within(0, latest))

/** A moment in ISO 8601, as ms since the epoch. */
export const moment = v.pipe(
  text,
  v.transform((iso) => Date.parse(iso)),
  time,
)

/** Of each id, how many. */
export const quantities = v.record(id, count)

/** A list of what the schema takes. */
export function list<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.array(schema),
    v.check((given) => given.length <= mostItems),
  )
}
