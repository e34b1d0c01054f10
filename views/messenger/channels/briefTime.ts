const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Formats {
  ago: Intl.RelativeTimeFormat
  weekday: Intl.DateTimeFormat
  date: Intl.DateTimeFormat
  year: Intl.DateTimeFormat
}

const formats = new Map<string, Formats>()

function formatsOf(locale: string): Formats {
  const known = formats.get(locale)
  if (known) return known
  const made = {
    ago: new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'short' }),
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
    year: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: '2-digit' }),
  }
  formats.set(locale, made)
  return made
}

/**
 * When something was, as short as a list has it.
 * @param at in ms since the epoch; a time still to come counts as now
 * @param now in ms since the epoch
 * @param locale BCP 47 tag
 * @returns for example "now", "5m ago", "3h ago", "Tue", "Mar 4", "Mar 4, 25"
 */
export function briefTime(at: number, now: number, locale: string): string {
  const { ago, weekday, date, year } = formatsOf(locale)
  const passed = Math.max(0, now - at)
  if (passed < minute) return ago.format(0, 'second')
  if (passed < hour) return ago.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return ago.format(-Math.floor(passed / hour), 'hour')
  if (passed < 7 * day) return weekday.format(at)
  return passed < 300 * day ? date.format(at) : year.format(at)
}
