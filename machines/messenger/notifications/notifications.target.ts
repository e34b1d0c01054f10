import type { Language } from '../../core/language.ts'
import { pathOf, type Route } from '../../shell/navigation/routes.ts'
import type { Notification } from '../../shell/realtime/realtime.events.ts'

/** What a notification of that kind is about, by the platform's number for it. */
type About = (actorName: string) => Route

const ofPerformer: About = (actorName) => ({ name: 'actor', params: { actorName } })

const about: Readonly<Record<number, About>> = {
  3: (actorName) => ({ name: 'actorVideos', params: { actorName } }),
  4: (actorName) => ({ name: 'actorLiveShow', params: { actorName } }),
}

/** What needs no performer. */
const pages: Readonly<Record<number, Route>> = {
  13: { name: 'dailyBonus', params: {} },
}

/** Somebody has said something: a message, thanks for a gift. */
const isSaid: ReadonlySet<number> = new Set([1, 6])

/**
 * Where a notification leads: to what it is about. The platform takes a performer's id where an address
 * has the name [ACT-26].
 * @param language of the interface
 * @returns a path of this site; null when there is nothing to lead to
 */
export function targetOf(
  { type, actorId }: Pick<Notification, 'type' | 'actorId'>,
  language: Language,
): string | null {
  const page = pages[type]
  if (page) return pathOf(page, language)
  if (actorId === undefined) return null
  if (isSaid.has(type)) {
    const messenger = pathOf({ name: 'messenger', params: {} }, language)
    return `${messenger}?actor=${encodeURIComponent(actorId)}`
  }
  const route = (about[type] ?? ofPerformer)(actorId)
  return pathOf(route, language)
}
