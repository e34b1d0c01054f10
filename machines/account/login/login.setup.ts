import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { isLoginFlow, type PayTourFlow } from '../../money/payTour/payTour.flows.ts'
import { isOwnPath } from '../../shell/navigation/ownPath.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import { writeRequested } from '../../shell/storage/write.ts'
import type { GuestAction } from '../gate/gate.actions.ts'
import type { GuestState } from '../guest/guest.state.ts'
import type { Arrival, LoginEvent } from './login.events.ts'
import { type LoginMode, loginModes } from './loginModes.ts'
import { offeredMode } from './offeredMode.ts'
import { parseStoredAction, redirectOf, storedText } from './storedAction.ts'

export interface LoginInput {
  /** Off: neither login nor signup is offered anywhere [LGN-21]. */
  loginEnabled: boolean
  siteVariant: string | null
  /** What item `onLoginAction` held as the app started. */
  storedAction: string | null
}

interface LoginRequest {
  /** Login or signup; without it the account cookie decides. */
  mode?: LoginMode
  /** What is to run afterwards: null for nothing, undefined for what is stored. */
  afterwards?: GuestAction | null
}

export interface LoginContext extends LoginInput {
  isLoggedIn: boolean
  /** Whether a cookie of the payment client says that an account exists; null when nobody knows. */
  hasAccount: boolean | null
  /** Somebody was logged in since the page was loaded [LGN-12]. */
  isSignedUp: boolean
  page: PageName | null
  /** What the document was opened with, until it was dealt with. */
  arrival: Arrival | null
  /** What is to be opened as soon as the guest is known. */
  wish: LoginRequest | null
  /** Where the server leads after the login. */
  targetUrl: string | null
}

/** How long the redirect after a login waits, in ms [LGN-34]. */
export const redirectDelay = 500

/** How long the answer about the account cookie may take before the login does without, in ms. */
export const cookieTimeout = 3000

/** After which a page that was to go and did not is taken up again, in ms. */
export const leaveTimeout = 10_000

/** The page of a partner's variant from which a login leads to the variant's home [LGN-3]. */
export const partnerPage = 'magazineGoldrush' satisfies PageName

const actionRemoved = { type: 'storage.removalRequested', item: 'onLoginAction' } as const

type Known = { guest: GuestState }
type Ended = { flow: PayTourFlow; isSuccess: boolean; isLogin: boolean }

/** Types, slots, guards and actions of the login. */
export const loginSetup = setup({
  types: {} as { context: LoginContext; events: LoginEvent; input: LoginInput },
  actors: { askAccountCookie: promiseSlot<boolean>('askAccountCookie') },
  delays: { cookieTimeout, redirectDelay, leaveTimeout },
  guards: {
    isLoginEnabled: ({ context }) => context.loginEnabled,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isAnotherState: ({ context }, { guest }: Known) => guest.isLoggedIn !== context.isLoggedIn,
    isCookieKnown: ({ context }) => context.hasAccount !== null,
    isRequested: ({ context }) => context.wish !== null,
    isModeKnown: ({ context: { wish } }) => wish?.mode !== undefined,
    cameFromLogin: ({ context }, { cameFrom }: { cameFrom: string }) =>
      context.loginEnabled && loginModes.some((mode) => mode === cameFrom),
    isAnotherFlow: (_, { flow }: Ended) => !isLoginFlow(flow),
    isBeingConfirmed: (_, { isSuccess, isLogin }: Ended) => isSuccess && isLogin,
    isSuccess: (_, { isSuccess }: Ended) => isSuccess,
    leadsWithin: ({ context: { targetUrl } }) => targetUrl !== null && isOwnPath(targetUrl),
    leadsAway: ({ context }) => context.targetUrl !== null,
    isAtPartnerPage: ({ context: { page, siteVariant } }) =>
      siteVariant !== null && page === partnerPage,
    isRedirectStored: ({ context }) => redirectOf(context.storedAction) !== null,
  },
  actions: {
    takeGuest: assign((_, { guest }: Known) => ({ isLoggedIn: guest.isLoggedIn })),
    takePage: assign((_, { page }: { page: PageName }) => ({ page })),
    takeArrival: assign((_, { arrival }: { arrival: Arrival }) => ({ arrival })),
    takeStored: assign((_, { storedAction }: { storedAction: string | null }) => ({
      storedAction,
    })),
    takeCookie: assign((_, { hasAccount }: { hasAccount: boolean }) => ({ hasAccount })),
    takeRequest: assign((_, { mode, afterwards }: LoginRequest) => ({
      wish: { mode, afterwards },
    })),
    dropRequest: assign({ wish: null }),
    /** A password reset, a signup that was prepared elsewhere, a way that a login stands before. */
    dealWithArrival: enqueueActions(({ context, enqueue }) => {
      const { arrival, isLoggedIn, loginEnabled } = context
      if (!arrival) return
      enqueue.assign({ arrival: null })
      if (!loginEnabled) return
      if (arrival.hasPasswordReset)
        enqueue.sendTo(
          ...toNowOrLater('payTour', { type: 'payTour.openRequested', flow: 'pwdreset' }),
        )
      else if (isPreparedSignup(arrival) && !isLoggedIn)
        enqueue.assign({ wish: { mode: 'signup' } })
      else if (arrival.hasRedirectToken && !isLoggedIn) enqueue.assign({ wish: { mode: 'login' } })
    }),
    store: enqueueActions(({ enqueue }, { action }: { action?: GuestAction | null }) => {
      if (!action) return
      const text = storedText(action)
      enqueue.assign({ storedAction: text })
      enqueue.sendTo(to('storage'), writeRequested('onLoginAction', text))
    }),
    removeOutdatedAction: enqueueActions(({ context: { storedAction, wish }, enqueue }) => {
      if (wish?.afterwards !== null || storedAction === null) return
      enqueue.assign({ storedAction: null })
      enqueue.sendTo(to('storage'), actionRemoved)
    }),
    openFlow: enqueueActions(({ context, enqueue }) => {
      const mode = context.wish?.mode ?? offeredMode(context)
      enqueue.sendTo(
        ...toNowOrLater('payTour', {
          type: 'payTour.openRequested',
          flow: 'login',
          ...(mode === 'signup' && { options: { sview: 'signup' } }),
        }),
      )
    }),
    changeRoute: enqueueActions(({ context, enqueue }) => {
      const route = context.wish?.mode ?? offeredMode(context)
      enqueue.sendTo(...toNowOrLater('payTour', { type: 'payTour.routeRequested', route }))
    }),
    openLostPassword: sendTo(
      ...toNowOrLater('payTour', { type: 'payTour.openRequested', flow: 'pwdlost' }),
    ),
    removeStored: enqueueActions(({ context, enqueue }) => {
      if (context.storedAction === null) return
      enqueue.assign({ storedAction: null })
      enqueue.sendTo(to('storage'), actionRemoved)
    }),
    runStored: enqueueActions(({ context: { storedAction }, enqueue }) => {
      if (storedAction === null) return
      const action = parseStoredAction(storedAction)
      if (action) enqueue.sendTo(to('gate'), { type: 'gate.actionRequested', action })
    }),
    runAfterwards: enqueueActions(({ context: { wish }, enqueue }) => {
      if (wish?.afterwards)
        enqueue.sendTo(to('gate'), { type: 'gate.actionRequested', action: wish.afterwards })
    }),
    noteSignedUp: assign({ isSignedUp: true, hasAccount: true }),
    resetSignedUp: assign({ isSignedUp: false }),

    takeTarget: assign((_, { targetUrl }: { targetUrl: string | null }) => ({ targetUrl })),
    removeStoredRedirect: enqueueActions(({ context, enqueue }) => {
      if (redirectOf(context.storedAction) === null) return
      enqueue.assign({ storedAction: null })
      enqueue.sendTo(to('storage'), actionRemoved)
    }),
    followTarget: sendTo(to('navigation'), ({ context }) => ({
      type: 'navigation.pathRequested',
      path: context.targetUrl ?? '/',
    })),
    followStored: sendTo(to('navigation'), ({ context }) => ({
      type: 'navigation.pathRequested',
      path: redirectOf(context.storedAction) ?? '/',
    })),
    goToPartnersHome: sendTo(to('navigation'), {
      type: 'navigation.routeRequested',
      route: { name: 'home', params: {} },
    }),
    leave: sendTo(to('browser'), ({ context }) => ({
      type: 'browser.leaveRequested',
      url: context.targetUrl ?? '/',
    })),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
  },
})

/** Whether the signup opens by itself: nothing of it may be missing [LGN-14]. */
function isPreparedSignup({ flow, hasExternalToken, hasSignupPreset }: Arrival): boolean {
  return flow === 'signup' && hasExternalToken && hasSignupPreset
}
