import type { Arrival } from '../../account/login/login.events.ts'
import type { Language } from '../../core/language.ts'
import type { RetryDue } from '../recovery/recovery.events.ts'
import type { OverlayOwner } from './overlays.ts'
import type { PageName, Route } from './routes.ts'

/** Where the browser is. Secret query parameters are withheld by the service. */
export interface Location {
  /** Begins with a slash: `/en/cams/`. */
  path: string
  query: Readonly<Record<string, string>>
  /** Without `#`; empty when there is none. */
  hash: string
  /** Names the history entry. */
  key: string
  /** How many overlays (menus, modals) lie over the page in this history entry. */
  overlays: number
  /** The page led on within itself to this history entry, or renamed it: no other page was visited. */
  isSameVisit?: true
}

/** What the document was opened with, reported once and before its first location. */
export type RouterArrived = { type: 'router.arrived'; arrival: Arrival }

/** Where the router's adapter says that the browser is. */
export type RouterEvent = {
  type: 'router.locationChanged'
  location: Location
  /** `load` is the document's first location; `pop` is back and forward. */
  cause: 'load' | 'push' | 'replace' | 'pop'
  /** How far the page that was left was scrolled, in px. */
  leftAt: number
}

/** What the chart tells the router's adapter. Paths carry query and hash. */
export type RouterRequest =
  | { type: 'router.pushRequested'; path: string; overlays: number; isSameVisit?: true }
  | { type: 'router.replaceRequested'; path: string; overlays: number; isSameVisit?: true }
  | { type: 'router.backRequested'; steps: number }

export type NavigationEvent =
  | RetryDue
  | RouterArrived
  | RouterEvent
  /** A link was followed. The path may carry query and hash. */
  | {
      type: 'navigation.pathRequested'
      path: string
      /** Takes the place of the current history entry. */
      isReplacing?: boolean
    }
  /** A machine leads somewhere, in the language of the page; views link by path. */
  | { type: 'navigation.routeRequested'; route: Route; query?: Readonly<Record<string, string>> }
  /** The same page in another language. */
  | { type: 'navigation.languageRequested'; language: Language }
  /** Another try to load the page whose code did not come. */
  | { type: 'navigation.retryRequested' }
  /** The document is to be loaded again, without opening a payment flow once more. */
  | { type: 'navigation.reloadWithoutFlowRequested' }
  | QueryRequested
  | { type: 'navigation.overlayOpened'; owner: OverlayOwner }
  | { type: 'navigation.overlayClosed'; owner: OverlayOwner }
  /** Raised by the chart itself: the browser is at another page. */
  | { type: 'navigation.visitBegan' }

/** The address is to name what a page shows now; nothing comes of it once that page was left. */
export type QueryRequested = {
  type: 'navigation.queryRequested'
  page: PageName
  /** The parameters that name it; null for one that is to go. */
  query: Readonly<Record<string, string | null>>
}

/** What listeners are told when the code of a page did not come [NAV-38]. */
export type NavigationFailed = { type: 'navigationFailed'; page: PageName; what: string }

/** What others are told once a page is shown: tracking, legal, modals, homescreen. */
export type PageEvent = {
  type: 'navigation.pageEntered'
  page: PageName
  path: string
  query: Readonly<Record<string, string>>
}

/** What a page is told when back or forward led to another query of the same visit. */
export type QueryEvent = {
  type: 'navigation.queryEntered'
  page: PageName
  query: Readonly<Record<string, string>>
}

declare module '../../core/address.ts' {
  interface Addresses {
    navigation: NavigationEvent
    router: RouterRequest
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'navigation.pageEntered': PageEvent
    'navigation.queryEntered': QueryEvent
  }
}
