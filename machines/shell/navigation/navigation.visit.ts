import type { Language } from '../../core/language.ts'
import { originIn } from '../../money/payTour/payTour.origin.ts'
import type { ScrollTarget } from '../viewport/viewport.events.ts'
import type { Location, QueryRequested, RouterEvent, RouterRequest } from './navigation.events.ts'
import { languageIn, type PageName, pageAt } from './routes.ts'

/** A page of the guest's way: one history entry and those of overlays over it. */
export interface Visit {
  page: PageName
  language: Language
  location: Location
  cause: RouterEvent['cause']
  /** The keys of its history entries. */
  keys: readonly string[]
}

/** The query parameters that open a payment flow; a reload strips them. */
const flowParameters = ['showModalbox', 'vxpAutoFlow', 'vxpFlow'] as const

/**
 * The visit that begins at a reported location.
 * @param language of the page before, kept where the path names none
 */
export function visitOf({ location, cause }: RouterEvent, language: Language): Visit {
  return {
    page: pageAt(location.path),
    language: languageIn(location.path) ?? language,
    location,
    cause,
    keys: [location.key],
  }
}

/** The visit with another of its history entries, or its address corrected. */
export function movedTo(visit: Visit, location: Location): Visit {
  const keys = visit.keys.filter((key) => key !== location.key)
  return { ...visit, location, keys: [...keys, location.key] }
}

/** Whether the report is of another page; paths are not compared, for a log has them redacted. */
export function isOfAnotherVisit(visit: Visit | null, { cause, location }: RouterEvent): boolean {
  if (!visit || cause === 'load') return true
  if (cause !== 'pop' && location.isSameVisit) return false
  if (cause === 'replace') return true
  return cause === 'push' ? location.overlays === 0 : !visit.keys.includes(location.key)
}

/** Whether back or forward led to an entry that names something else of the same page. */
export function isOfOtherQuery(visit: Visit | null, { cause, location }: RouterEvent): boolean {
  return (
    visit !== null &&
    cause === 'pop' &&
    queryString(visit.location.query) !== queryString(location.query)
  )
}

/**
 * What the router is asked so that the address names what a page shows: an entry of its own follows
 * one that names something else, so that back leads to that; one that names nothing is renamed.
 * @param overlays how many lie over the page
 * @returns null when the address names that already, or the page was left
 */
export function renaming(
  visit: Visit | null,
  overlays: number,
  { page, query }: QueryRequested,
): RouterRequest | null {
  if (visit?.page !== page) return null
  const { location } = visit
  const wanted = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null)
  const others = Object.entries(location.query).filter(([name]) => !(name in query))
  const next = { ...location, query: Object.fromEntries([...others, ...wanted]) }
  const path = addressOf(next)
  if (path === addressOf(location)) return null
  const isAnother = wanted.some(([name]) => name in location.query)
  const type = isAnother ? 'router.pushRequested' : 'router.replaceRequested'
  return { type, path, overlays, isSameVisit: true }
}

/** `?page=2`, empty without parameters. */
export function queryString(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Path, query and hash in one. */
export function addressOf({ path, query, hash }: Pick<Location, 'path' | 'query' | 'hash'>) {
  return `${path}${queryString(query)}${hash && `#${hash}`}`
}

/** The location without the parameters that open a payment flow. */
export function withoutFlow(location: Location): Location {
  const kept = Object.entries(location.query).filter(
    ([name]) => !flowParameters.some((parameter) => parameter === name),
  )
  return { ...location, query: Object.fromEntries(kept) }
}

/** What the payment tour is told of the address that the document was loaded for. */
export function arrivedAt({ query }: Location) {
  return {
    type: 'payTour.arrived',
    showsModalbox: query.showModalbox === '1',
    autoFlow: query.vxpAutoFlow || null,
    namedFlow: query.vxpFlow || null,
    origin: originIn(query),
  } as const
}

/** Whether the address would open a payment flow. */
export function hasFlow({ query }: Location): boolean {
  return flowParameters.some((parameter) => parameter in query)
}

/**
 * Where to scroll once the page of a visit is shown [NAV-21 NAV-24 NAV-26 NAV-27].
 * @param from the visit whose page was shown before; null for the first
 * @returns null to stay where the page is
 */
export function scrollTargetOf(from: Visit | null, { location, ...visit }: Visit) {
  const { query } = location
  const isTranslated = from?.page === visit.page && from.language !== visit.language
  if (visit.cause !== 'load' && ('noscroll' in query || isTranslated)) return null
  const id = location.hash || query.scrollTo
  if (id) return { kind: 'element', id } satisfies ScrollTarget
  return from && ({ kind: 'area', area: areaOf(from, { location, ...visit }) } as const)
}

function areaOf(from: Visit, visit: Visit) {
  const before = from.location
  const after = visit.location
  if (from.page !== visit.page) return 'top'
  if (before.path !== after.path) return 'default'
  if (before.query.page !== after.query.page) return 'pagination'
  return queryString(before.query) === queryString(after.query) ? 'top' : 'view'
}
