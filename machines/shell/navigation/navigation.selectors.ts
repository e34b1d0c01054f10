import type { SnapshotFrom } from 'xstate'
import { type Language, languages } from '../../core/language.ts'
import type { Location } from './navigation.events.ts'
import type { navigationMachine } from './navigation.machine.ts'
import { addressOf, type Visit } from './navigation.visit.ts'
import { isPersonal, type PageName, pathOf, type Route, resolve } from './routes.ts'

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>

const routes = new WeakMap<Location, Route | null>()

function routeAt(location: Location): Route | null {
  const known = routes.get(location)
  if (known !== undefined) return known
  const route = resolve(location.path)?.route ?? null
  routes.set(location, route)
  return route
}

/** The page that is seen; null until the first came. */
export function selectShownPage({ context }: NavigationSnapshot): PageName | null {
  return context.shown?.page ?? null
}

/** Whether the page that is seen is the one the document was loaded for, or a place within it. */
export function selectIsFirstPage({ context: { shown, from } }: NavigationSnapshot): boolean {
  return !shown || shown.cause === 'load' || (!from && shown.location.hash !== '')
}

/** The route of the page that is seen; null for pages without one and before the first came. */
export function selectShownRoute({ context }: NavigationSnapshot): Route | null {
  return context.shown && routeAt(context.shown.location)
}

/** Names the visit of the page that is seen: another one, another key; empty before the first. */
export function selectShownKey({ context }: NavigationSnapshot): string {
  return context.shown?.keys[0] ?? ''
}

/** The page that is wanted, seen or not; null until the browser said where it is. */
export function selectRequestedPage({ context }: NavigationSnapshot): PageName | null {
  return context.requested?.page ?? null
}

/** Path, query and hash of the page that is wanted; `/` until the browser said where it is. */
export function selectAddress({ context }: NavigationSnapshot): string {
  return context.requested ? addressOf(context.requested.location) : '/'
}

/** The language of the page that is wanted. */
export function selectPageLanguage({ context }: NavigationSnapshot): Language {
  return context.language
}

/** Whether the code of the wanted page is being loaded. */
export function selectIsLoadingPage(snapshot: NavigationSnapshot): boolean {
  return snapshot.matches({ page: 'loadingPage' })
}

/** Whether the code of the wanted page did not come. */
export function selectHasPageFailed(snapshot: NavigationSnapshot): boolean {
  return snapshot.matches({ page: 'failed' })
}

/** Whether the page that is seen is for the logged-in guest only [NAV-4]. */
export function selectIsPersonal({ context }: NavigationSnapshot): boolean {
  return context.shown !== null && isPersonal(context.shown.page)
}

/** The page number of a paged list, from 1 [NAV-22]. */
export function selectPageNumber({ context }: NavigationSnapshot): number {
  const written = parameterOf(context.shown, 'page') ?? ''
  const number = /^\d+$/.test(written) ? Number(written) : 1
  return Number.isSafeInteger(number) && number >= 1 ? number : 1
}

/** The sort order of a list as written in the address; null without one [NAV-23]. */
export function selectSort({ context }: NavigationSnapshot): string | null {
  return parameterOf(context.shown, 'sort') || null
}

/** Which of the lists of a page is shown, as written in the address; null without one. */
export function selectListName({ context }: NavigationSnapshot): string | null {
  return parameterOf(context.shown, 'list') || null
}

/** Whether the address names one of the messenger's conversations [MSG-9]. */
export function selectNamesConversation({ context: { shown } }: NavigationSnapshot): boolean {
  return (
    shown?.page === 'messenger' &&
    Boolean(shown.location.query.channel || shown.location.query.actor)
  )
}

/** Whether the address restores the money-charge flow. */
export function selectShowsModalbox({ context }: NavigationSnapshot): boolean {
  return parameterOf(context.shown, 'showModalbox') === '1'
}

/** The flow that the address opens by itself; null without one. */
export function selectAutoFlow({ context }: NavigationSnapshot): string | null {
  return parameterOf(context.shown, 'vxpAutoFlow') || null
}

/** The flow that the address names; null without one. */
export function selectFlowInAddress({ context }: NavigationSnapshot): string | null {
  return parameterOf(context.shown, 'vxpFlow') || null
}

function parameterOf(visit: Visit | null, name: string): string | undefined {
  return visit?.location.query[name]
}

/** The same page in each language, for `hreflang`; null for a page without a route. */
export function selectAlternates(snapshot: NavigationSnapshot): Record<Language, string> | null {
  const route = selectShownRoute(snapshot)
  if (!route) return null
  const known = alternates.get(route)
  if (known) return known
  const paths = languages.map((language) => [language, pathOf(route, language)])
  const made = Object.fromEntries(paths) as Record<Language, string>
  alternates.set(route, made)
  return made
}

const alternates = new WeakMap<Route, Record<Language, string>>()

/** The one path of the page that is seen, in its language; null for a page without a route. */
export function selectCanonicalPath(snapshot: NavigationSnapshot): string | null {
  const { shown } = snapshot.context
  return shown && (selectAlternates(snapshot)?.[shown.language] ?? null)
}
