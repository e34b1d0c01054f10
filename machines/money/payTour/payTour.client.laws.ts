import type { Laws } from '../../../src/testing/laws.ts'
import type { payTourMachine } from './payTour.machine.ts'
import {
  endingOf,
  isClient,
  isOpen,
  isOpenedAgain,
  openedNow,
  type TourStep,
} from './payTour.steps.laws.ts'

type Actions = 'settled' | 'waiting' | 'held'
const isActions = (snapshot: TourStep['before'], actions: Actions) =>
  snapshot?.matches({ open: { actions } }) ?? false
/** Whether the same flow is open as before. */
const isStill = (step: TourStep) =>
  isOpen(step.before) && isOpen(step.after) && openedNow(step) === undefined
/** The payment client answers: by itself, by its view, or by a token that it gives [PAY-24]. */
const isAnswered = (step: TourStep) => {
  const { on, before } = step
  if (!isStill(step)) return false
  const isSeen = on('payClient.viewReady') ?? on('payClient.transferTokenGiven')
  return (
    on('payClient.ready') !== undefined ||
    (isSeen !== undefined && isClient(before, 'awaiting', 'unanswered'))
  )
}
const toldClient = ({ told }: TourStep, type: string) =>
  told('payClient').filter((event) => event.type === type)
/** It was greeted once more: a timer of its own. */
const isGreeted = (step: TourStep) =>
  step.fired && toldClient(step, 'payClient.sessionInitSubmitted').length > 0
const isGivenUp = (step: TourStep) =>
  step.fired && isClient(step.before, 'awaiting') && isClient(step.after, 'unanswered')
/** What waits is sent now. */
const isSent = (step: TourStep) => {
  const { on, fired, before } = step
  if (!isStill(step)) return false
  const isAsked = on('payTour.actionRequested') !== undefined && isActions(before, 'settled')
  const isPolled = fired && isActions(before, 'waiting')
  return (
    ((isAsked || isPolled) && isClient(before, 'ready')) ||
    (isActions(before, 'held') && isAnswered(step))
  )
}

/** The payment client in its window, and what it is told. */
export const client: Laws<typeof payTourMachine> = {
  'is greeted every second until it answers, for 15 s [PAY-49]': (step) => {
    const { after, delays, fired } = step
    const isPolled = fired && !isGreeted(step) && !isGivenUp(step)
    const isNew = !isActions(step.before, 'waiting') || openedNow(step) !== undefined
    const isPolling = isActions(after, 'waiting') && (isNew || isPolled)
    const greeting = openedNow(step) ? [1000, 15_000] : isGreeted(step) ? [1000] : []
    const expected = [...(isPolling ? [500] : []), ...greeting]
    return delays.toSorted((one, other) => one - other).join() === expected.join()
  },
  'is ready once it answers, and stands as it says': (step) => {
    const { on, fired, before, after } = step
    if (openedNow(step)) return isClient(after, 'awaiting')
    if (!isStill(step)) return true
    if (isAnswered(step)) return isClient(after, 'ready')
    if (on('payClient.tabBlocked')) return isClient(after, 'blocked')
    const states = ['awaiting', 'unanswered', 'blocked', 'ready'] as const
    const isSame = states.every((state) => isClient(before, state) === isClient(after, state))
    return isSame ? true : fired && isGivenUp(step)
  },
  'is told the session when it is greeted and ready [PAY-37], then the options and the view [PAY-38 PAY-39], and what changes of them':
    (step) => {
      const { on, before, after } = step
      const { route = null } = after.context.opening ?? {}
      const isReady = isStill(step) && isClient(before, 'ready')
      const isParams = isAnswered(step) || (isReady && on('payTour.paramsRequested') !== undefined)
      const isRoute =
        (isAnswered(step) && route !== null) ||
        (isReady && on('payTour.routeRequested') !== undefined)
      return (
        toldClient(step, 'payClient.sessionInitSubmitted').length ===
          (isAnswered(step) || isGreeted(step) ? 1 : 0) &&
        toldClient(step, 'payClient.paramsSubmitted').length === (isParams ? 1 : 0) &&
        toldClient(step, 'payClient.routeSubmitted')
          .map((event) => event.route)
          .join() === (isRoute ? route : '')
      )
    },
  'shows the view and has the options that are asked for': (step) => {
    const { on, before, after } = step
    if (!isStill(step)) return true
    const { route, params } = after.context.opening ?? {}
    const asked = on('payTour.paramsRequested')
    const isRight = Object.entries(asked?.options ?? {}).every(
      ([key, value]) => params?.[key as never] === value,
    )
    return (
      isRight && route === (on('payTour.routeRequested')?.route ?? before?.context.opening?.route)
    )
  },
  'its tab comes to the front when that is asked for': (step) => {
    const isAsked = isOpen(step.before) && step.on('payTour.frontRequested') !== undefined
    return toldClient(step, 'payClient.focusSubmitted').length === (isAsked ? 1 : 0)
  },
  'the back button has one step more while it has a window': (step) => {
    const { on, before, told } = step
    const types = told('navigation')
      .map(({ type }) => type)
      .filter((type) => type.includes('overlay'))
    const isGone = endingOf(step) !== undefined || (isOpen(before) && openedNow(step) !== undefined)
    const isShown = isOpen(before) && on('payClient.opened') !== undefined
    return (
      types.join() ===
      [
        ...(isShown ? ['navigation.overlayOpened'] : []),
        ...(isGone ? ['navigation.overlayClosed'] : []),
      ].join()
    )
  },
  'questions and orders wait until it is ready, which is tried every 500 ms while it may answer [PAY-40 PAY-50]':
    (step) => {
      const { on, fired, before, after } = step
      const { waitingActions } = after.context
      if (!isOpen(after)) return true
      if (isActions(after, 'settled') !== (waitingActions.length === 0)) return false
      if (!isStill(step))
        return (
          waitingActions.length ===
          (isOpenedAgain(step) ? before?.context.waitingActions.length : 0)
        )
      const asked = on('payTour.actionRequested')
      const known = (before?.context.waitingActions ?? []).length + (asked ? 1 : 0)
      const sent = toldClient(step, 'payClient.actionSubmitted').length
      if (isSent(step)) return sent === known && waitingActions.length === 0
      const isHeld =
        fired && isActions(before, 'waiting') && isClient(before, 'unanswered', 'blocked')
      const isKept = isActions(before, 'held') || isHeld
      return sent === 0 && waitingActions.length === known && isActions(after, 'held') === isKept
    },
  'nothing waits for a payment client that is gone': (step) =>
    endingOf(step) === undefined || step.after.context.waitingActions.length === 0,
  'what it says of what it shows is known while it is open': (step) => {
    const { on, before, after } = step
    const { shown, scrollTo } = after.context
    const hook = on('payClient.hookReported')
    if (!before || !isStill(step)) return true
    const known = before.context.shown
    const isPaid = hook?.hook === 'receipt-shown' && hook.success
    return (
      shown.height === (on('payClient.resized')?.height ?? known.height) &&
      shown.flow === (hook?.hook === 'view-changed' ? hook.to : known.flow) &&
      shown.isReceipt === (isPaid || known.isReceipt) &&
      scrollTo?.top === (on('payClient.scrollRequested')?.top ?? before.context.scrollTo?.top)
    )
  },
  'whether there is an account is told the login [PAY-36], and its answers who asked [PAY-40]': (
    step,
  ) => {
    const { on, before, told, did } = step
    const cookie = isOpen(before) ? on('payClient.loginCookieKnown') : undefined
    const answer = isOpen(before) ? on('payClient.actionAnswered') : undefined
    const accounts = told('login').filter(({ type }) => type === 'login.accountCookieKnown')
    return (
      accounts.map(({ hasAccount }) => hasAccount).join() ===
        (cookie ? String(cookie.hasLoginCookie) : '') &&
      did('xstate.emit').length === (answer ? 1 : 0)
    )
  },
  'messages that nothing is done about are counted [PAY-32]': ({ on, before, after }) => {
    const refused = isOpen(before) ? on('payClient.messageRefused') : undefined
    const known = before?.context.refusedMessages ?? 0
    return after.context.refusedMessages === known + (refused ? (refused.count ?? 1) : 0)
  },
}
