import type { Step } from '../../../src/testing/laws.ts'
import type { GuestAction } from '../gate/gate.actions.ts'
import type { loginMachine } from './login.machine.ts'

export type LoginStep = Step<typeof loginMachine>

export const was = ({ before }: LoginStep, state: string) =>
  before?.matches(state as never) ?? false
export const isLoggedInNow = ({ on, before }: LoginStep) =>
  on('guest.identified')?.guest.isLoggedIn ?? before?.context.isLoggedIn ?? false

/** Where a login that was told to the server leads, once its time has come [LGN-34]. */
const isLed = (step: LoginStep) => step.fired && was(step, 'redirecting')
const flowEnded = (step: LoginStep) => {
  const ended = was(step, 'open') ? step.on('payTour.ended') : undefined
  const isOfLogin = ['login', 'pwdreset', 'pwdlost'].includes(ended?.flow ?? '')
  return isOfLogin ? ended : undefined
}
/** The guest closed the flow, and is not logged in all the same. */
export const isGivenUp = (step: LoginStep) =>
  flowEnded(step)?.isSuccess === false && !isLoggedInNow(step)

/** Where it stands after a step, unless it is decided anew. */
export function stateAfter(step: LoginStep): string {
  const { on, before, fired } = step
  if (!before) return 'awaitingGuest'
  if (on('login.succeeded')) return 'redirecting'
  if (on('login.confirmFailed')) return 'leaving'
  const ended = flowEnded(step)
  if (ended) return ended.isSuccess && ended.isLogin ? 'confirming' : 'decided'
  if (was(step, 'awaitingGuest')) return on('guest.identified') ? 'decided' : 'awaitingGuest'
  if (was(step, 'leaving')) return fired || on('browser.leaveRefused') ? 'decided' : 'leaving'
  if (isLed(step))
    return leadsTo(step) === 'leaves' || leadsTo(step) === 'reloads' ? 'leaving' : 'decided'
  const states = ['redirecting', 'confirming', 'open'].filter((state) => was(step, state))
  return states[0] ?? (isLoggedInNow(step) === before.context.isLoggedIn ? 'stays' : 'decided')
}

/** What follows a login: what the server said, the partner's home, what was stored, else the page anew [LGN-3 LGN-8 to LGN-10]. */
export function leadsTo(
  step: LoginStep,
): 'within' | 'leaves' | 'home' | 'stored' | 'reloads' | undefined {
  if (!isLed(step) || !step.before) return undefined
  const { targetUrl, page, siteVariant } = step.before.context
  if (targetUrl !== null) return targetUrl.startsWith('/') ? 'within' : 'leaves'
  if (siteVariant !== null && page === 'magazineGoldrush') return 'home'
  return redirectStored(step) === undefined ? 'reloads' : 'stored'
}
/** The path that a stored action leads to, if it only leads somewhere. */
export function redirectStored({ before }: LoginStep): string | undefined {
  const stored = JSON.parse(before?.context.storedAction ?? 'null') as GuestAction | null
  return stored?.type === 'openPath' ? (stored.params?.targetUrl as string | undefined) : undefined
}

export interface Wish {
  mode?: string | undefined
  afterwards?: GuestAction | null | undefined
}
/** What the document was opened with, where it is dealt with now. */
export const dealtWith = (step: LoginStep) => {
  const arrival = step.before?.context.arrival
  return stateAfter(step) === 'decided' && arrival ? arrival : undefined
}
/** What is to be opened, after a step: what somebody asks for, or what the document was opened with. */
export function wishNow(step: LoginStep): Wish | null {
  const { on, before } = step
  if (!before?.context.loginEnabled) return null
  const asked = on('login.openRequested')
  const forced = on('login.signupForced')
  if (asked) return { mode: asked.mode, afterwards: asked.afterwards ?? null }
  if (forced && ['login', 'signup'].includes(forced.cameFrom)) return { mode: 'signup' }
  const arrival = isLoggedInNow(step) ? undefined : dealtWith(step)
  if (arrival && !arrival.hasPasswordReset) {
    const { flow, hasExternalToken, hasSignupPreset, hasRedirectToken } = arrival
    if (flow === 'signup' && hasExternalToken && hasSignupPreset) return { mode: 'signup' }
    if (hasRedirectToken) return { mode: 'login' }
  }
  return before.context.wish
}
