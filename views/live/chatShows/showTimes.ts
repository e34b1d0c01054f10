import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import type { TextKey } from '../../core/text/text.tsx'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** On which day and between which hours a show is, where the guest is. */
export function timesOf(
  { start, end }: Pick<ChatShow, 'start' | 'end'>,
  locale: string,
  now: number,
) {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return { day: dayOf(start, locale, now), from: clock.format(start), to: clock.format(end) }
}

/** How long it is until a moment, in the largest unit that is full; null once it has come. */
export function untilThen(time: number, now: number): { words: TextKey; count: number } | null {
  const left = time - now
  if (left <= 0) return null
  if (left >= 2 * day) return { words: 'chatShows.in.days', count: Math.floor(left / day) }
  if (left >= hour) return { words: 'chatShows.in.hours', count: Math.floor(left / hour) }
  return { words: 'chatShows.in.minutes', count: Math.ceil(left / minute) }
}

/** Shows of one day, or those that the guest has a ticket for. */
export interface ShowGroup {
  /** Null for the guest's own. */
  day: string | null
  shows: readonly ChatShow[]
}

/** The guest's own first, then day by day; each in the order in which it came. */
export function grouped(shows: readonly ChatShow[], locale: string, now: number): ShowGroup[] {
  const days = new Map<string, ChatShow[]>()
  for (const show of shows) {
    if (show.isBought) continue
    const day = dayOf(show.start, locale, now)
    days.set(day, [...(days.get(day) ?? []), show])
  }
  const own = shows.filter(({ isBought }) => isBought)
  const groups = [...days].map(([name, ofDay]): ShowGroup => ({ day: name, shows: ofDay }))
  return own.length > 0 ? [{ day: null, shows: own }, ...groups] : groups
}

/** Today and tomorrow by their words, other days by their dates; what runs already is of today. */
function dayOf(time: number, locale: string, now: number): string {
  const distance = Math.max(0, Math.round((midnight(time) - midnight(now)) / day))
  const words =
    distance <= 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day')
      : new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
          time,
        )
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)
