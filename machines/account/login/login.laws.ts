import type { Laws } from '../../../src/testing/laws.ts'
import { afterwards } from './login.afterwards.laws.ts'
import type { loginMachine } from './login.machine.ts'
import {
  dealtWith,
  isLoggedInNow,
  type LoginStep,
  stateAfter,
  was,
  wishNow,
} from './login.steps.laws.ts'

/** Whether the flow is opened now, or opened anew. */
const opensNow = (step: LoginStep) => {
  const { on, after } = step
  const isAnew = on('login.openRequested') !== undefined && after.context.loginEnabled
  return after.matches('open') && (!was(step, 'open') || isAnew || stateAfter(step) === 'decided')
}
/** Login for who has an account or of whom nobody knows, else signup [LGN-26]. */
const modeOf = (step: LoginStep) => {
  const { isSignedUp, hasAccount } = step.after.context
  return wishNow(step)?.mode ?? (isSignedUp || hasAccount !== false ? 'login' : 'signup')
}

/** Who is here, and what is opened for them. */
const opening: Laws<typeof loginMachine> = {
  'knows whether somebody is logged in': (step) =>
    step.after.context.isLoggedIn === isLoggedInNow(step),
  'waits for who is here, for the flow, for the server and for the page to go, and decides then': (
    step,
  ) => {
    const { before, after } = step
    const state = stateAfter(step)
    if (!before) return after.matches('awaitingGuest')
    if (state === 'stays') {
      const isOpened = wishNow(step) !== null && after.matches('open')
      return (
        isOpened ||
        ['anonymous', 'loggedIn'].every((one) => was(step, one) === after.matches(one as never))
      )
    }
    if (state !== 'decided')
      return (after.matches(state as never) && before?.value !== undefined) || !before
    return isLoggedInNow(step)
      ? after.matches('loggedIn')
      : after.matches('anonymous') || after.matches('open')
  },
  'neither login nor signup is offered where the configuration says so [LGN-21]': ({
    after,
    told,
  }) => after.context.loginEnabled || (after.context.wish === null && told('payTour').length === 0),
  'what is wished is opened as soon as it is known which way in, and done at once for who is logged in':
    (step) => {
      const { after } = step
      const { wish } = after.context
      if (after.matches('loggedIn')) return wish === null
      const isAsking = after.matches({ anonymous: 'askingCookie' })
      if (after.matches('anonymous')) {
        return wish === null ? wishNow(step) === null : wish.mode === undefined && isAsking
      }
      if (opensNow(step)) return wish === null && wishNow(step) !== null
      return JSON.stringify(wish) === JSON.stringify(wishNow(step))
    },
  'opens login or signup [LGN-7 LGN-14 LGN-25 LGN-26], lost passwords and those that are set anew [LGN-1 LGN-6], and nothing else':
    (step) => {
      const { on, after, told } = step
      const opened = told('payTour')
        .filter(({ type }) => type === 'payTour.openRequested')
        .map(({ flow, options }) => `${flow} ${options?.sview ?? ''}`.trim())
      const isEnabled = after.context.loginEnabled
      const isReset = isEnabled && dealtWith(step)?.hasPasswordReset === true
      const isLost = isEnabled && on('login.lostPasswordRequested') !== undefined
      const flow = modeOf(step) === 'signup' ? 'login signup' : 'login'
      const expected = [
        ...(isReset ? ['pwdreset'] : []),
        ...(isLost ? ['pwdlost'] : []),
        ...(opensNow(step) ? [flow] : []),
      ]
      return opened.join() === expected.join()
    },
  'an open flow is shown the way in that is asked for': (step) => {
    const isChanged = was(step, 'open') && step.on('login.openRequested') !== undefined
    const routes = step
      .told('payTour')
      .filter(({ type }) => type === 'payTour.routeRequested')
      .map(({ route }) => route)
    return routes.join() === (isChanged ? modeOf(step) : '')
  },
  'asks once whether there is an account where nobody knows, and waits 3 s for that': (step) => {
    const { answered, failed, fired, before, after, began, runs, delays } = step
    const isAsking = after.matches({ anonymous: 'askingCookie' })
    const wasAsking =
      was(step, 'anonymous') && before?.matches({ anonymous: 'askingCookie' }) === true
    const isNew = isAsking && began('askAccountCookie').length === 1
    const isOver =
      (answered('askAccountCookie') ?? failed('askAccountCookie')) !== undefined || fired
    if (runs('askAccountCookie') !== isAsking) return false
    if (wasAsking && isOver && isAsking) return false
    if (wasAsking && !isOver && after.matches('anonymous') && !isAsking) return false
    const isUnknown =
      after.context.hasAccount === null || step.on('login.accountCookieKnown') !== undefined
    const isEntered =
      after.matches('anonymous') && (stateAfter(step) === 'decided' || !was(step, 'anonymous'))
    return isEntered
      ? isNew === isUnknown && delays.includes(3000) === isUnknown
      : began('askAccountCookie').length === 0 && !delays.includes(3000)
  },
  'knows whether there is an account [PAY-36], and that who was logged in has one [LGN-12]': (
    step,
  ) => {
    const { on, answered, before, after } = step
    const { hasAccount, isSignedUp } = after.context
    const told = on('login.accountCookieKnown')?.hasAccount ?? answered('askAccountCookie')?.output
    const isNew =
      after.matches('loggedIn') && (!was(step, 'loggedIn') || stateAfter(step) === 'decided')
    if (isNew) return hasAccount === true && isSignedUp
    const known = before?.context
    const wasSignedUp = on('login.confirmFailed') ? false : (known?.isSignedUp ?? false)
    return hasAccount === (told ?? known?.hasAccount ?? null) && isSignedUp === wasSignedUp
  },
  'what the document was opened with is kept until it is dealt with': (step) => {
    const { on, before, after } = step
    const arrived = on('login.arrived')?.arrival
    const kept = dealtWith(step) ? null : (before?.context.arrival ?? null)
    return after.context.arrival === (arrived ?? kept)
  },
  'knows which page is seen': ({ on, before, after }) =>
    after.context.page === (on('navigation.pageEntered')?.page ?? before?.context.page ?? null),
}

export const laws: Laws<typeof loginMachine> = { ...opening, ...afterwards }
