import type { ListQuery } from '../../core/list/list.events.ts'
import { type Route, type RouteName, resolve } from '../../shell/navigation/routes.ts'
import type { CamsFilter, CamsOrder } from './camsQuery.ts'

/** The pages that list performers. */
export const camsPages = [
  'cams',
  'newGirls',
  'freeChat',
  'category',
] as const satisfies readonly RouteName[]
export type CamsPage = (typeof camsPages)[number]

/** Which of them is shown; a category with the one that its address names. */
export type CamsRoute = Extract<Route, { name: CamsPage }>

/** The page of all of them. */
export const allCams: CamsRoute = { name: 'cams', params: {} }

/** The category of those who are new, by number [ACT-41]. */
const newPerformers = 88

/** What a path shows of the performers; null for a page that does not list them. */
export function camsRouteAt(path: string): CamsRoute | null {
  const route = resolve(path)?.route
  return camsPages.some((page) => page === route?.name) ? (route as CamsRoute) : null
}

/** Whom a page lists, whatever its guest chooses. */
export function keptBy({ name, params }: CamsRoute): ListQuery['filter'] {
  switch (name) {
    case 'cams':
      return {}
    case 'newGirls':
      return { category: newPerformers }
    case 'freeChat':
      return { isFreeChat: true }
    case 'category':
      return { categorySlug: params.categorySlug }
  }
}

/** In which order a page has its performers until its guest chooses one. */
export function usualOrder({ name }: CamsRoute): CamsOrder {
  return name === 'newGirls' ? 'newest' : 'popular'
}

/** What a page leaves to choose: who gives a free show is there. */
export function choicesOf({ name }: CamsRoute): readonly (keyof CamsFilter)[] {
  return name === 'freeChat' ? ['gender'] : ['gender', 'isOnline', 'isFreeChat']
}
