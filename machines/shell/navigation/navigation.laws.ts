import type { Laws, Step } from '../../../src/testing/laws.ts'
import { historyLaws } from './navigation.history.laws.ts'
import type { navigationMachine } from './navigation.machine.ts'
import {
  isOfAnotherVisit,
  isOfOtherQuery,
  movedTo,
  scrollTargetOf,
  visitOf,
} from './navigation.visit.ts'
import { canonicalPath } from './routes.ts'

type Going = Step<typeof navigationMachine>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The location of another page that the browser is at from this step on. */
function visitIn({ on, before }: Going) {
  const changed = on('router.locationChanged')
  const isListening =
    before?.matches({ history: 'atRest' }) || before?.matches({ history: 'goingBack' })
  return changed && isListening && isOfAnotherVisit(before?.context.requested ?? null, changed)
    ? changed
    : undefined
}

/** Of the pages that the guest visits. */
export const laws: Laws<typeof navigationMachine> = {
  ...historyLaws,
  'asks the browser where it is all the time, and loads nothing before it knows': ({
    before,
    after,
    runs,
  }) => runs('router') && (before !== undefined || after.matches({ page: 'awaitingLocation' })),
  'is where the browser is': (step) => {
    const changed = step.on('router.locationChanged')
    const { requested = null, language = 'en' } = step.before?.context ?? {}
    const visit = visitIn(step)
    if (!changed) return step.after.context.requested === requested
    const expected = visit
      ? visitOf(visit, language)
      : requested && movedTo(requested, changed.location)
    return same(step.after.context.requested, expected)
  },
  'loads the code of each page that is visited, and again where it did not come [NAV-28 NAV-29]': (
    step,
  ) => {
    const { before, after, on } = step
    const isAgain = on('navigation.retryRequested') ?? on('recovery.retryDue')
    const isDue = visitIn(step) ?? (before?.matches({ page: 'failed' }) && isAgain)
    const expected = isDue ? [{ page: after.context.requested?.page }] : []
    return (
      same(step.began('loadPage'), expected) &&
      step.runs('loadPage') === after.matches({ page: 'loadingPage' })
    )
  },
  'shows a page once its code is there, and tells all whom it concerns': (step) => {
    const { before, after } = step
    const isShown = step.answered('loadPage') !== undefined
    const { requested, shown, from } = after.context
    const isNew = shown === requested && same(from, before?.context.shown ?? null)
    const types = step.told('tracking').map(({ type }) => type)
    return types.includes('navigation.pageEntered') === isShown && (!isShown || isNew)
  },
  'what is shown has the address that the browser has, as long as it is the same visit': (step) => {
    const { before, after } = step
    const isSame = before?.context.shown && before.context.shown === before.context.requested
    return (
      !isSame || visitIn(step) !== undefined || same(after.context.shown, after.context.requested)
    )
  },
  'scrolls 200 ms after a page is shown; back and forward lead at once to where it was left [NAV-21 NAV-26 NAV-41]':
    (step) => {
      const { before, after, fired, delays } = step
      const isShown = step.answered('loadPage') !== undefined
      const isReturn = isShown && after.context.requested?.cause === 'pop'
      const isScroll = fired && before?.matches({ page: 'awaitingScroll' })
      const [scroll, ...others] = step.told('window')
      if (isReturn) {
        const { positions, requested } = after.context
        const y = positions[requested?.location.key ?? ''] ?? 0
        return after.matches({ page: 'settled' }) && same(scroll?.target, { kind: 'position', y })
      }
      if (isShown) return after.matches({ page: 'awaitingScroll' }) && delays.includes(200)
      if (!isScroll || before?.matches({ history: 'goingBack' })) return true
      const { from, shown } = after.context
      const target = (shown && scrollTargetOf(from, shown)) ?? undefined
      return (
        after.matches({ page: 'settled' }) && same(scroll?.target, target) && others.length === 0
      )
    },
  'a page whose code did not come is reported, and told those who try again [NAV-38]': (step) => {
    const hasFailed = step.failed('loadPage') !== undefined
    const what = step.told('reporting').map(({ problem }) => problem.what)
    return (
      step.told('recovery').length === Number(hasFailed) &&
      step.did('xstate.emit').length === Number(hasFailed) &&
      (!hasFailed || (step.after.matches({ page: 'failed' }) && what.join() === 'Error'))
    )
  },
  'remembers how far the page was scrolled that is left': (step) => {
    const visit = visitIn(step)
    const left = step.before?.context.requested?.location.key
    return !visit || left === undefined || step.after.context.positions[left] === visit.leftAt
  },
  'corrects an address that is spelled otherwise': (step) => {
    const { before, after } = step
    const visit = before?.matches({ history: 'atRest' }) ? visitIn(step) : undefined
    const path = visit && canonicalPath(visit.location.path)
    const isDue = visit && (path !== visit.location.path || visit.location.overlays > 0)
    const isDone = step
      .told('router')
      .some((event) => event.type === 'router.replaceRequested' && event.overlays === 0)
    return (
      visit === undefined ||
      (after.matches({ history: 'correctingAddress' }) === isDue && isDone === isDue)
    )
  },
  'tells the page when back or forward lead to another query of it [NAV-22 NAV-23]': (step) => {
    const changed = step.before?.matches({ history: 'atRest' })
      ? step.on('router.locationChanged')
      : undefined
    const isOther =
      changed && !visitIn(step) && isOfOtherQuery(step.before?.context.requested ?? null, changed)
    const queries = step.told('cams').filter(({ type }) => type === 'navigation.queryEntered')
    return same(
      queries.map(({ query }) => query),
      isOther ? [changed.location.query] : [],
    )
  },
  'tells the login with what the document was opened': ({ on, told }) =>
    told('login').some(({ type }) => type === 'login.arrived') ===
    (on('router.arrived') !== undefined),
  'stores the language that the guest wants': ({ on, told }) => {
    const wanted = on('navigation.languageRequested')?.language
    const values = told('storage').flatMap(({ item, value }) => (item === 'language' ? value : []))
    return values.join() === (wanted ?? '')
  },
}
