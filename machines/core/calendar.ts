const day = 86_400_000

/** A day of the Gregorian calendar; the month from 1. */
interface CivilDay {
  year: number
  month: number
  day: number
}

/** How many days there are from 1 January 1970 to a day (Howard Hinnant, “days_from_civil”). */
function daysTo({ year, month, day: ofMonth }: CivilDay): number {
  const from = month > 2 ? year : year - 1
  const era = Math.floor(from / 400)
  const ofEra = from - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + ofMonth - 1
  const inEra = ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear
  return era * 146_097 + inEra - 719_468
}

/** The day so many days after 1 January 1970 (“civil_from_days”). */
function civilDay(days: number): CivilDay {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const inEra = shifted - era * 146_097
  const years =
    inEra - Math.floor(inEra / 1_460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)
  const ofEra = Math.floor(years / 365)
  const ofYear = inEra - (365 * ofEra + Math.floor(ofEra / 4) - Math.floor(ofEra / 100))
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: ofEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

const daysOfMonth = (year: number, month: number) =>
  daysTo({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) -
  daysTo({ year, month, day: 1 })

/**
 * The same day and hour so many months before, in UTC, or that hour of the last day of that month.
 * @param at in ms since the epoch
 * @returns in ms since the epoch
 */
export function monthsBefore(at: number, months: number): number {
  const days = Math.floor(at / day)
  const { year, month, day: ofMonth } = civilDay(days)
  const before = year * 12 + month - 1 - months
  const earlier = { year: Math.floor(before / 12), month: (before % 12) + 1 }
  const last = daysOfMonth(earlier.year, earlier.month)
  return daysTo({ ...earlier, day: Math.min(ofMonth, last) }) * day + (at - days * day)
}

/** A moment in ISO 8601, to the second and in UTC. */
export function isoMoment(at: number): string {
  const days = Math.floor(at / day)
  const { year, month, day: ofMonth } = civilDay(days)
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor((at - days * day) / 1_000)
  const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${year}-${two(month)}-${two(ofMonth)}T${time.map(two).join(':')}.000Z`
}
