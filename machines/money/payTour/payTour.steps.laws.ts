import type { Step } from '../../../src/testing/laws.ts'
import {
  flowFor,
  flowOfArrival,
  isLoginFlow,
  isPaymentSuccess,
  type PayTourFlow,
} from './payTour.flows.ts'
import type { payTourMachine } from './payTour.machine.ts'

export type TourStep = Step<typeof payTourMachine>
export type Client = 'awaiting' | 'unanswered' | 'blocked' | 'ready'

export const isOpen = (snapshot: TourStep['before']) => snapshot?.matches('open') ?? false
export const isClient = (snapshot: TourStep['before'], ...states: Client[]) =>
  states.some((client) => snapshot?.matches({ open: { client } }))
const isLogin = (flow: string | null | undefined) => flow === 'login' || flow === 'signup'

/** How the flow that is open ends, if it does: as what success, and whether somebody waits for the guest no more. */
export interface Ending {
  success: string | null
  /** The server is told of it first. */
  isConfirmed?: boolean
  /** Another flow takes its place. */
  isReplaced?: boolean
}
export function endingOf(step: TourStep): Ending | undefined {
  const { on, before } = step
  if (!isOpen(before) || !before?.context.opening) return undefined
  const { opening, shown } = before.context
  const left =
    on('payTour.closeRequested') ??
    on('navigation.overlayLeft') ??
    on('payClient.closed') ??
    on('payClient.tabLost')
  // Whoever leaves a receipt has paid
  if (left) return { success: shown.isReceipt ? opening.flow : null }
  if (on('payClient.loggedOut') ?? on('payClient.redirectRequested')) return { success: null }
  if (isOtherAsked(step)) return { success: null, isReplaced: true }
  const succeeded = on('payClient.succeeded')
  if (succeeded) return { success: succeeded.flow, isConfirmed: !isPaymentSuccess(succeeded.flow) }
  const hook = on('payClient.hookReported')
  const isLoginLeft =
    hook?.hook === 'flow-changed' && hook.success && isLogin(hook.from) && !isLogin(hook.to)
  return isLoginLeft ? { success: hook.from, isConfirmed: true } : undefined
}
export const isLoginSuccess = isLogin

/** The flow that is asked for now, as this guest gets it [PAY-33 PAY-52]. */
const flowAsked = ({ on, before }: TourStep) => {
  const asked = on('payTour.openRequested')
  return asked && before ? flowFor(before.context, asked.flow ?? 'moneycharge') : undefined
}
const isOtherAsked = (step: TourStep) => {
  const flow = flowAsked(step)
  return flow !== undefined && flow !== step.before?.context.opening?.flow
}
/** Tried again, or asked for again, where the payment client does not answer or has no window. */
export function isOpenedAgain(step: TourStep): boolean {
  const { on, before } = step
  if (!isClient(before, 'unanswered', 'blocked')) return false
  return (
    on('payTour.retryRequested') !== undefined ||
    (flowAsked(step) !== undefined && !isOtherAsked(step))
  )
}
/** Who asks and is heard: what is open already is not opened again. */
export function requested(step: TourStep) {
  const asked = step.on('payTour.openRequested')
  return asked && (!isOpen(step.before) || isOtherAsked(step) || isOpenedAgain(step))
    ? asked
    : undefined
}

/** Whether the server was told of a success, or could not be. */
export const hasConfirmed = ({ answered, failed }: TourStep) =>
  (answered('confirmSuccess') ?? failed('confirmSuccess')) !== undefined
/** Whether nothing is open any more, and what is wished is dealt with. */
const isDecided = (step: TourStep) => {
  const { on, before } = step
  const ending = endingOf(step)
  const isFirst = before?.matches('awaitingGuest') && on('guest.identified') !== undefined
  return (
    before?.matches('closed') ||
    isFirst ||
    hasConfirmed(step) ||
    (ending !== undefined && !ending.isConfirmed)
  )
}
/** What is wished after a step, before it is dealt with. */
export function wishOf(step: TourStep): PayTourFlow | undefined {
  const arrived = step.on('payTour.arrived')
  const asked = requested(step)
  const known = step.before?.context.wish?.flow
  if (asked) return asked.flow ?? 'moneycharge'
  return known ?? (arrived ? (flowOfArrival(arrived) ?? undefined) : undefined)
}
/** The flow that is dealt with now, and whether this guest is offered it [LGN-21]. */
export function dealtWith(step: TourStep): { flow: PayTourFlow; isOffered: boolean } | undefined {
  const wish = wishOf(step)
  if (!wish || !isDecided(step)) return undefined
  const { isRestricted, isLoggedIn, loginEnabled } = step.after.context
  const flow = flowFor({ isRestricted }, wish)
  return {
    flow,
    isOffered: !isLoginFlow(flow) || (loginEnabled && !(flow === 'login' && isLoggedIn)),
  }
}
/** The flow that is opened now. */
export function openedNow(step: TourStep): PayTourFlow | undefined {
  const dealt = dealtWith(step)
  if (dealt?.isOffered) return dealt.flow
  return isOpenedAgain(step) ? step.before?.context.opening?.flow : undefined
}
