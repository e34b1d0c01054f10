import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { navigationMachine } from './navigation.machine.ts'
import {
  addressOf,
  hasFlow,
  isOfAnotherVisit,
  isOfOtherQuery,
  renaming,
  withoutFlow,
} from './navigation.visit.ts'
import { isOwnPath } from './ownPath.ts'
import { isComplete, pathOf } from './routes.ts'

type Going = Step<typeof navigationMachine>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isGoingBack = ({ before }: Going) => before?.matches({ history: 'goingBack' }) ?? false
const isAtRest = ({ before }: Going) => before?.matches({ history: 'atRest' }) ?? false

const isVisit = ({ on, before }: Going) => {
  const changed = on('router.locationChanged')
  return changed !== undefined && isOfAnotherVisit(before?.context.requested ?? null, changed)
}

/** The overlay that is closed at this step. */
function closedIn({ on, before }: Going) {
  const owner = on('navigation.overlayClosed')?.owner
  return owner && before?.context.overlays.includes(owner) ? owner : undefined
}

/** Whether the browser's history is compared with what lies over the page. */
function isCompared(step: Going): boolean {
  const changed = step.on('router.locationChanged')
  if (isGoingBack(step)) return isVisit(step) || changed?.cause === 'pop'
  if (!isAtRest(step)) return closedIn(step) !== undefined
  const isOther = changed && isOfOtherQuery(step.before?.context.requested ?? null, changed)
  return closedIn(step) !== undefined || (changed !== undefined && !isVisit(step) && !isOther)
}

/** Of the browser's history, and what lies over the page. */
export const historyLaws: Laws<typeof navigationMachine> = {
  'follows a path of this site, in place of the entry of what lies over the page': (step) => {
    const asked = step.on('navigation.pathRequested')
    if (!asked || isGoingBack(step)) return true
    if (!isOwnPath(asked.path)) {
      const what = step.told('reporting').map(({ problem }) => problem.what)
      return what.join() === 'pathRefused' && step.told('router').length === 0
    }
    const entries = step.before?.context.requested?.location.overlays ?? 0
    const type =
      asked.isReplacing || entries > 0 ? 'router.replaceRequested' : 'router.pushRequested'
    return same(step.told('router'), [{ type, path: asked.path, overlays: 0 }])
  },
  'follows a route in the language of the page, and reports one that cannot be built': (step) => {
    const route = step.on('navigation.routeRequested')?.route
    if (!route || isGoingBack(step) || !step.before) return true
    const what = step.told('reporting').map(({ problem }) => problem.what)
    const paths = step.told('router').map(({ path }) => path)
    return isComplete(route)
      ? same(paths, [pathOf(route, step.before.context.language)]) && what.length === 0
      : what.join() === 'routeRefused' && paths.length === 0
  },
  'names in the address what a page shows': (step) => {
    const asked = step.on('navigation.queryRequested')
    if (!asked || isGoingBack(step)) return true
    const { requested = null, overlays = [] } = step.before?.context ?? {}
    const request = renaming(requested, overlays.length, asked)
    return same(step.told('router'), request ? [request] : [])
  },
  'what is wanted while the browser goes back waits for it, the latest of all; a query only if nothing does':
    (step) => {
      if (!isGoingBack(step))
        return (
          step.after.context.waiting === null ||
          step.on('navigation.languageRequested') !== undefined
        )
      const { waiting = null } = step.before?.context ?? {}
      const way =
        step.on('navigation.pathRequested') ??
        step.on('navigation.routeRequested') ??
        step.on('navigation.reloadWithoutFlowRequested') ??
        (waiting === null ? step.on('navigation.queryRequested') : undefined)
      if (way) return step.after.context.waiting === way && step.told('router').length === 0
      const stays = step.after.matches({ history: 'goingBack' })
      if (step.on('navigation.languageRequested')) return stays
      return same(step.after.context.waiting, stays ? waiting : null)
    },
  'what waited is followed once the browser went back, or after a second': (step) => {
    const { waiting = null } = step.before?.context ?? {}
    const isOver = isCompared(step) || (step.fired && !step.after.matches({ history: 'goingBack' }))
    if (!isGoingBack(step) || waiting === null || !isOver) return true
    const isLed =
      step.told('router').length + step.told('browser').length + step.told('reporting').length > 0
    const isQuery = waiting.type === 'navigation.queryRequested'
    return isLed || isQuery
  },
  'goes back for at most a second': (step) => {
    const begins = step.after.matches({ history: 'goingBack' }) && !isGoingBack(step)
    const isScroll = step.before?.matches({ page: 'awaitingScroll' })
    const isOver = isGoingBack(step) && step.fired && !isScroll
    return (
      (!begins || step.delays.includes(1_000)) &&
      (!isOver || step.after.matches({ history: 'atRest' }))
    )
  },
  'knows what lies over the page, the topmost last; another page has nothing over it': (step) => {
    const { before, after, on } = step
    const overlays = before?.context.overlays ?? []
    const asked = isGoingBack(step) ? undefined : on('navigation.pathRequested')
    const opened = on('navigation.overlayOpened')?.owner
    const closed = closedIn(step)
    if (opened) return same(after.context.overlays, [...overlays, opened])
    if (closed)
      return same(after.context.overlays, overlays.toSpliced(overlays.lastIndexOf(closed), 1))
    const isLeft =
      (isVisit(step) && (isAtRest(step) || isGoingBack(step))) || (asked && isOwnPath(asked.path))
    if (isLeft) return after.context.overlays.length === 0
    const changed = on('router.locationChanged')
    const isPop = isAtRest(step) && changed?.cause === 'pop'
    return !isPop || same(after.context.overlays, overlays.slice(0, changed.location.overlays))
  },
  'whoever is left with the page or by going back is told': (step) => {
    const overlays = step.before?.context.overlays ?? []
    const isLeft = step.on('navigation.overlayClosed') === undefined
    const gone = isLeft ? Math.max(0, overlays.length - step.after.context.overlays.length) : 0
    const told = step.told('menus').filter(({ type }) => type === 'navigation.overlayLeft')
    return told.length === gone
  },
  'the history has an entry for what is opened over the page': (step) => {
    const opened = step.on('navigation.overlayOpened')
    const requested = step.before?.context.requested
    if (!(opened && requested) || isGoingBack(step)) return true
    const { length } = step.before?.context.overlays ?? []
    const isSpare = length < requested.location.overlays
    const push = {
      type: 'router.pushRequested',
      path: addressOf(requested.location),
      overlays: length + 1,
    }
    return same(step.told('router'), isSpare ? [] : [push])
  },
  'the history has as many entries as lie over the page: one that is missing is pushed, and the browser goes back by those that are spare':
    (step) => {
      const { requested, overlays } = step.after.context
      if (!isCompared(step)) return true
      if (step.before?.context.waiting) return !step.after.matches({ history: 'goingBack' })
      const spare = (requested?.location.overlays ?? 0) - overlays.length
      const types = step.told('router').map(({ type }) => type)
      if (spare > 0) {
        const isBack = same(step.told('router'), [{ type: 'router.backRequested', steps: spare }])
        return isBack && step.after.matches({ history: 'goingBack' })
      }
      const isPushed = spare < 0 && requested !== null
      return (
        types.join() === (isPushed ? 'router.pushRequested' : '') &&
        step.after.matches({ history: 'atRest' })
      )
    },
  'goes on going back until the browser has': (step) =>
    !isGoingBack(step) ||
    step.fired ||
    isCompared(step) ||
    step.after.matches({ history: 'goingBack' }),
  'loads the document anew without a payment flow in its address': (step) => {
    const { before, after } = step
    const isAsked = step.on('navigation.reloadWithoutFlowRequested') && !isGoingBack(step)
    const location = before?.context.requested?.location
    const isStripped =
      before?.matches({ history: 'strippingFlow' }) && step.on('router.locationChanged')
    const isReloaded = step.told('browser').length === 1
    if (isStripped) return isReloaded && after.matches({ history: 'atRest' })
    if (!isAsked) return true
    if (!location || !hasFlow(location)) return isReloaded
    const paths = step.told('router').map(({ path }) => path)
    return (
      paths.join() === addressOf(withoutFlow(location)) &&
      !isReloaded &&
      after.matches({ history: 'strippingFlow' })
    )
  },
  'rests once the address is corrected, and until the browser is elsewhere': ({
    on,
    before,
    after,
  }) => {
    if (!before) return after.matches({ history: 'atRest' })
    const isCorrected =
      before.matches({ history: 'correctingAddress' }) && on('router.locationChanged')
    return !isCorrected || after.matches({ history: 'atRest' })
  },
}
