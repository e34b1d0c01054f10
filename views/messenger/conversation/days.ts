/** The guest's calendar day of a time, as a number that is the same all day long. */
export function dayOf(time: number): number {
  const date = new Date(time)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

const dayLength = 86_400_000

const made = new Map<string, Intl.DateTimeFormat>()

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const known = made.get(name) ?? new Intl.DateTimeFormat(locale, options)
  made.set(name, known)
  return known
}

/**
 * What a day is called over its messages: "Today", "Yesterday", a weekday of the last six, else a date.
 * @param day of `dayOf`
 * @param today of `dayOf`
 */
export function dayName(day: number, today: number, locale: string): string {
  const ago = Math.round((today - day) / dayLength)
  const utc = { timeZone: 'UTC' } as const
  if (ago === 0 || ago === 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
  }
  if (ago > 1 && ago < 7) return format(locale, { ...utc, weekday: 'long' }).format(day)
  const isSameYear = new Date(day).getUTCFullYear() === new Date(today).getUTCFullYear()
  return format(locale, {
    ...utc,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(isSameYear ? {} : { year: 'numeric' }),
  }).format(day)
}

/** The time of day as the guest's language writes it. */
export function clockTime(time: number, locale: string): string {
  return format(locale, { hour: 'numeric', minute: '2-digit' }).format(time)
}

/** Day and time, for who hears a message without what is around it. */
export function fullTime(time: number, locale: string): string {
  return format(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
