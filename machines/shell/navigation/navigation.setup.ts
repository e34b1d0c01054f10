import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { tell } from '../../core/facts.ts'
import type { Language } from '../../core/language.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../recovery/recovery.events.ts'
import { writeRequested } from '../storage/write.ts'
import type {
  Location,
  NavigationEvent,
  NavigationFailed,
  QueryRequested,
  RouterArrived,
  RouterEvent,
  RouterRequest,
} from './navigation.events.ts'
import {
  addressOf,
  arrivedAt,
  hasFlow,
  isOfAnotherVisit,
  isOfOtherQuery,
  movedTo,
  queryString,
  renaming,
  scrollTargetOf,
  type Visit,
  visitOf,
  withoutFlow,
} from './navigation.visit.ts'
import type { OverlayOwner } from './overlays.ts'
import { isOwnPath } from './ownPath.ts'
import { canonicalPath, isComplete, type PageName, pathOf, type Route, resolve } from './routes.ts'

export interface NavigationContext {
  language: Language
  /** Where the guest wants to be. */
  requested: Visit | null
  /** The page that is seen; null until the first came. */
  shown: Visit | null
  /** The page that was seen before it. */
  from: Visit | null
  /** Who has something open over the page, the topmost last. */
  overlays: readonly OverlayOwner[]
  /** How far each history entry was scrolled when it was left, in px, by key. */
  positions: Readonly<Record<string, number>>
  /** What is to be followed once the browser has gone back. */
  waiting: WayRequested | null
}

/** Somebody wants to be led somewhere, or the page anew. */
type WayRequested = Extract<
  NavigationEvent,
  {
    type:
      | 'navigation.pathRequested'
      | 'navigation.routeRequested'
      | 'navigation.queryRequested'
      | 'navigation.reloadWithoutFlowRequested'
  }
>

/** How long the scroll after a page navigation waits, in ms [NAV-41]. */
const scrollWait = 200

/** How long a scroll animation lasts, in ms [NAV-42]. */
export const scrollDuration = 500

/** How far above the default target and above an element a scroll stops, in px [NAV-27]. */
export const scrollOffset = 35

/** How long a step back may take, in ms. */
export const backTimeout = 1000

/** More history entries than browsers keep. */
const maxPositions = 100

const overlayLeft = (isPageLeft: boolean) =>
  ({ type: 'navigation.overlayLeft', isPageLeft }) as const

const languageChanged = (language: Language) =>
  ({ type: 'navigation.languageChanged', language }) as const

const problemMet = (what: string) =>
  ({ type: 'reporting.problemMet', problem: { where: 'navigation', what } }) as const

/** Types, slots, guards and actions of the navigation. */
export const navigationSetup = setup({
  types: {} as {
    context: NavigationContext
    events: NavigationEvent
    emitted: NavigationFailed
    input: { language: Language }
  },
  actors: {
    router: callbackSlot<RouterRequest>('router'),
    loadPage: promiseSlot<void, { page: PageName }>('loadPage'),
  },
  delays: { scrollWait, backTimeout },
  guards: {
    beginsVisit: ({ context }, params: RouterEvent) => isOfAnotherVisit(context.requested, params),
    mustBeCorrected: ({ context }, params: RouterEvent) =>
      isOfAnotherVisit(context.requested, params) && !isCanonical(params.location),
    mustBeRenamed: ({ context }, params: QueryRequested) => renamingIn(context, params) !== null,
    isOtherQuery: ({ context }, params: RouterEvent) => isOfOtherQuery(context.requested, params),
    isPop: (_, params: RouterEvent) => params.cause === 'pop',
    isReturn: ({ context }) => context.requested?.cause === 'pop',
    isOwnPath: (_, params: { path: string }) => isOwnPath(params.path),
    isBuildable: (_, params: { route: Route }) => isComplete(params.route),
    isOpen: ({ context }, params: { owner: OverlayOwner }) =>
      context.overlays.includes(params.owner),
    hasFlow: ({ context }) => context.requested !== null && hasFlow(context.requested.location),
    isSomethingWaiting: ({ context }) => context.waiting !== null,
    isNothingWaiting: ({ context }) => context.waiting === null,
    isEntryMissing: ({ context }) => context.overlays.length > entriesOf(context),
    isEntrySpare: ({ context }) => context.overlays.length < entriesOf(context),
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    beginVisit: enqueueActions(({ context, enqueue }, event: RouterEvent) => {
      const visit = visitOf(event, context.language)
      const left = context.requested && { [context.requested.location.key]: event.leftAt }
      const positions = Object.entries({ ...context.positions, ...left }).slice(-maxPositions)
      for (const owner of context.overlays.toReversed())
        enqueue.sendTo(to(owner), overlayLeft(true))
      enqueue.assign({
        requested: visit,
        overlays: [],
        language: visit.language,
        positions: Object.fromEntries(positions),
      })
      enqueue.raise({ type: 'navigation.visitBegan' })
      if (event.cause === 'load')
        enqueue.sendTo(...toNowOrLater('payTour', arrivedAt(event.location)))
      if (visit.language !== context.language)
        enqueue.sendTo(to('app'), languageChanged(visit.language))
      if ('testdevice' in event.location.query)
        enqueue.sendTo(to('storage'), writeRequested('testDevice', '1'))
    }),
    tellArrival: enqueueActions(({ enqueue }, { arrival }: RouterArrived) => {
      enqueue.sendTo(...toNowOrLater('login', { type: 'login.arrived', arrival }))
    }),
    noteLocation: assign(({ context: { requested, shown } }, { location }: RouterEvent) => {
      const moved = requested && movedTo(requested, location)
      return { requested: moved, shown: shown === requested ? moved : shown }
    }),
    correctAddress: sendTo(to('router'), (_, { location }: RouterEvent) => ({
      type: 'router.replaceRequested',
      path: addressOf({ ...location, path: canonicalPath(location.path) }),
      overlays: 0,
    })),
    stripFlow: enqueueActions(({ context: { requested, overlays }, enqueue }) => {
      if (!requested) return
      const path = addressOf(withoutFlow(requested.location))
      const request = { type: 'router.replaceRequested', path, overlays: overlays.length } as const
      enqueue.sendTo(to('router'), request)
    }),
    followPath: enqueueActions(
      ({ context, enqueue }, { path, isReplacing }: { path: string; isReplacing?: boolean }) => {
        const takesPlace = isReplacing || entriesOf(context) > 0
        const type = takesPlace ? 'router.replaceRequested' : 'router.pushRequested'
        for (const owner of context.overlays.toReversed())
          enqueue.sendTo(to(owner), overlayLeft(true))
        enqueue.assign({ overlays: [] })
        enqueue.sendTo(to('router'), { type, path, overlays: 0 })
      },
    ),
    followWaiting: enqueueActions(({ context: { waiting }, enqueue }) => {
      enqueue.assign({ waiting: null })
      if (waiting) enqueue.raise(waiting)
    }),
    keepWaiting: assign({ waiting: (_, event: WayRequested) => event }),
    followRoute: raise(
      ({ context }, params: { route: Route; query?: Readonly<Record<string, string>> }) => ({
        type: 'navigation.pathRequested' as const,
        path: pathOf(params.route, context.language) + queryString(params.query ?? {}),
      }),
    ),
    changeLanguage: enqueueActions(
      ({ context: { requested }, enqueue }, { language }: { language: Language }) => {
        enqueue.sendTo(to('storage'), writeRequested('language', language))
        const found = requested && resolve(requested.location.path)
        if (found) {
          const path = addressOf({ ...requested.location, path: pathOf(found.route, language) })
          enqueue.raise({ type: 'navigation.pathRequested', path, isReplacing: true })
          return
        }
        enqueue.assign({ language })
        enqueue.sendTo(to('app'), languageChanged(language))
      },
    ),
    addOverlay: assign({
      overlays: ({ context }, { owner }: { owner: OverlayOwner }) => [...context.overlays, owner],
    }),
    removeOverlay: assign({
      overlays: ({ context: { overlays } }, { owner }: { owner: OverlayOwner }) =>
        overlays.toSpliced(overlays.lastIndexOf(owner), 1),
    }),
    leaveOverlaysAbove: enqueueActions(({ context: { overlays }, enqueue }, event: RouterEvent) => {
      if (event.cause !== 'pop') return
      const left = overlays.slice(event.location.overlays)
      for (const owner of left.toReversed()) enqueue.sendTo(to(owner), overlayLeft(false))
      enqueue.assign({ overlays: overlays.slice(0, event.location.overlays) })
    }),
    pushEntry: enqueueActions(({ context: { overlays, requested }, enqueue }) => {
      if (!requested) return
      const path = addressOf(requested.location)
      const request = { type: 'router.pushRequested', path, overlays: overlays.length } as const
      enqueue.sendTo(to('router'), request)
    }),
    rename: enqueueActions(({ context, enqueue }, event: QueryRequested) => {
      const request = renamingIn(context, event)
      if (request) enqueue.sendTo(to('router'), request)
    }),
    tellQuery: enqueueActions(({ context: { requested }, enqueue }) => {
      if (!requested) return
      const { page, location } = requested
      tell(enqueue, { type: 'navigation.queryEntered', page, query: location.query })
    }),
    goBack: sendTo(to('router'), ({ context }) => ({
      type: 'router.backRequested',
      steps: entriesOf(context) - context.overlays.length,
    })),
    showPage: enqueueActions(({ context: { requested, shown }, enqueue }) => {
      if (!requested) return
      enqueue.assign({ shown: requested, from: shown })
      const { page, location } = requested
      const { path, query } = location
      tell(enqueue, { type: 'navigation.pageEntered', page, path, query })
    }),
    scroll: enqueueActions(({ context: { from, shown }, enqueue }) => {
      const target = shown && scrollTargetOf(from, shown)
      if (!target) return
      const isMarked = target.kind === 'area' && target.area !== 'default'
      enqueue.sendTo(to('window'), {
        type: 'viewport.scrollRequested',
        target,
        offset: isMarked ? 0 : scrollOffset,
        duration: scrollDuration,
      })
    }),
    restorePosition: sendTo(to('window'), ({ context: { positions, requested } }) => ({
      type: 'viewport.scrollRequested',
      target: { kind: 'position' as const, y: positions[requested?.location.key ?? ''] ?? 0 },
      offset: 0,
      duration: 0,
    })),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
    reportFailure: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const what = error instanceof Error ? error.name : 'unknown'
      const page = context.requested?.page ?? 'notFound'
      enqueue.emit({ type: 'navigationFailed', page, what })
      enqueue.sendTo(to('reporting'), problemMet(what))
    }),
    reportProblem: sendTo(to('reporting'), (_, { what }: { what: string }) => problemMet(what)),
  },
})

/** How many history entries of overlays lie over the page where the browser is. */
function entriesOf({ requested }: NavigationContext): number {
  return requested?.location.overlays ?? 0
}

function renamingIn({ requested, overlays }: NavigationContext, event: QueryRequested) {
  return renaming(requested, overlays.length, event)
}

function isCanonical({ path, overlays }: Location): boolean {
  return overlays === 0 && canonicalPath(path) === path
}
