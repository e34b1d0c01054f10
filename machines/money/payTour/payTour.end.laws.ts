import type { Laws } from '../../../src/testing/laws.ts'
import type { PayTourEnded } from './payTour.events.ts'
import { holdsReload } from './payTour.flows.ts'
import type { payTourMachine } from './payTour.machine.ts'
import {
  dealtWith,
  endingOf,
  hasConfirmed,
  isLoginSuccess,
  isOpen,
  openedNow,
  requested,
  type TourStep,
} from './payTour.steps.laws.ts'

/** The payment client shows the receipt of a payment. */
const isPaid = ({ on, before }: TourStep) => {
  const hook = isOpen(before) ? on('payClient.hookReported') : undefined
  return hook?.hook === 'receipt-shown' && hook.success
}
/** Of which flows it is told that they are over, and how. */
function endedOf(step: TourStep): Omit<PayTourEnded, 'type'>[] {
  const { before } = step
  const ending = endingOf(step)
  const dealt = dealtWith(step)
  const asked = requested(step)
  const given = asked ? before?.context.wish?.flow : undefined
  const without = (flow: PayTourEnded['flow']) => ({ flow, isSuccess: false, isLogin: false })
  return [
    ...(ending && before?.context.opening
      ? [
          {
            flow: before.context.opening.flow,
            isSuccess: ending.success !== null,
            isLogin: isLoginSuccess(ending.success),
          },
        ]
      : []),
    ...(given && given !== (asked?.flow ?? 'moneycharge') ? [without(given)] : []),
    ...(dealt && !dealt.isOffered ? [without(dealt.flow)] : []),
  ]
}
const leadsTo = (step: TourStep) => {
  const { on, answered, before } = step
  const answer = answered('confirmSuccess')?.output as { targetUrl: string | null } | undefined
  if (answer && !isLoginSuccess(before?.context.success?.flow)) return answer.targetUrl
  return isOpen(before) ? (on('payClient.redirectRequested')?.url ?? null) : null
}
const isReloadWanted = ({ on }: TourStep) =>
  (on('push.sessionExpired') ?? on('updates.reloadDue')) !== undefined
const isReloadHeld = ({ before }: TourStep) => {
  const flow = before?.context.opening?.flow
  return before?.matches('confirming') === true || (flow !== undefined && holdsReload(flow))
}

/** What follows a flow, as a success or not. */
export const ends: Laws<typeof payTourMachine> = {
  'whoever opened a flow is told how it ended, and of a login what follows [PAY-30]': (step) => {
    const { answered, failed, before, told } = step
    const ended = told('login').filter(({ type }) => type === 'payTour.ended')
    const others = told('login')
      .map(({ type }) => type)
      .filter((type) => type.startsWith('login.') && type !== 'login.accountCookieKnown')
    const isLogin = isLoginSuccess(before?.context.success?.flow)
    const isTold = answered('confirmSuccess') && isLogin
    const expected = failed('confirmSuccess')
      ? 'login.confirmFailed'
      : isTold
        ? 'login.succeeded'
        : ''
    return (
      JSON.stringify(ended.map(({ type: _, ...how }) => how)) === JSON.stringify(endedOf(step)) &&
      others.join() === expected
    )
  },
  'a login that leads on within the payment client goes on there afterwards [LGN-11]': (step) => {
    const { on, answered, before, after, told } = step
    const hook = endingOf(step) ? on('payClient.hookReported') : undefined
    const [event] = told('login').filter(({ type }) => type === 'login.succeeded')
    if (hook) return after.context.nextFlow === hook.to
    if (endingOf(step)?.isConfirmed) return after.context.nextFlow === null
    const { targetUrl } = (answered('confirmSuccess')?.output ?? {}) as {
      targetUrl?: string | null
    }
    return (
      !event ||
      (event.targetUrl === targetUrl &&
        (event.afterwards?.params.value ?? null) === before?.context.nextFlow)
    )
  },
  'what waited for a flow that the guest left, or is not offered, is told so': (step) => {
    const ending = endingOf(step)
    const isLeft = ending?.success === null && !ending.isReplaced
    const isDropped = dealtWith(step)?.isOffered === false
    const times = step.told('gate').filter(({ type }) => type === 'gate.wayLeft').length
    return times === (isLeft ? 1 : 0) + (isDropped ? 1 : 0)
  },
  'the balance is asked for after each flow [PAY-31], and who is here after each success': (
    step,
  ) => {
    const { on, before, told } = step
    const ending = endingOf(step)
    const isSigned = isOpen(before) && on('payClient.signedUp') !== undefined
    const isOver = ending !== undefined && ending.success !== null && !ending.isConfirmed
    const types = told('guest').map(({ type }) => type)
    const expected = [
      ...(ending || isPaid(step) ? ['guest.balanceOutdated'] : []),
      ...(isPaid(step) || isSigned || isOver || hasConfirmed(step)
        ? ['guest.sessionOutdated']
        : []),
      ...(isOpen(before) && on('payClient.loggedOut') ? ['guest.logoutRequested'] : []),
    ]
    return types.join() === expected.join()
  },
  'leads where the payment client or the server says, within the site or away': (step) => {
    const url = leadsTo(step)
    const paths = step
      .told('navigation')
      .flatMap(({ type, path }) => (type === 'navigation.pathRequested' ? [path] : []))
    const urls = step
      .told('browser')
      .flatMap(({ type, url }) => (type === 'browser.leaveRequested' ? [url] : []))
    const isWithin = url?.startsWith('/') === true
    return (
      paths.join() === (isWithin ? url : '') &&
      urls.join() === (url !== null && !isWithin ? url : '')
    )
  },
  'a reload waits while money may move [RT-12 RT-13]': (step) => {
    const { before, after, told } = step
    const reloads = told('browser').filter(({ type }) => type === 'browser.reloadRequested').length
    const was = before?.context.isReloadDue ?? false
    const isNow = isReloadWanted(step) && !isReloadHeld(step)
    const isHeld = isReloadWanted(step) && isReloadHeld(step)
    const isOver = (endingOf(step) && !endingOf(step)?.isConfirmed) || hasConfirmed(step)
    return (
      reloads === (isNow || (was && isOver) ? 1 : 0) &&
      after.context.isReloadDue === (isOver ? false : isHeld || was)
    )
  },
  'a password that was set anew by who is logged in is told of [LGN-31]': ({
    answered,
    before,
    told,
  }) => {
    const { isLoggedIn = false, success } = before?.context ?? {}
    const isTold = answered('confirmSuccess') && isLoggedIn && success?.flow === 'pwdreset'
    return told('realtime').length === (isTold ? 1 : 0)
  },
  'says that the server could not be told, until something is opened': (step) => {
    const known = step.before?.context.hasConfirmFailed ?? false
    const isAnew = openedNow(step) !== undefined && !step.on('payTour.retryRequested')
    const isFailed = step.failed('confirmSuccess') !== undefined
    return step.after.context.hasConfirmFailed === (!isAnew && (isFailed || known))
  },
}
