import { assign, emit, enqueueActions, sendTo, setup, stateIn, stopChild } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to, toNowOrLater } from '../../core/address.ts'
import type { Language } from '../../core/language.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import type { Device } from '../../shell/app/app.events.ts'
import { isOwnPath } from '../../shell/navigation/ownPath.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { writeRequested } from '../../shell/storage/write.ts'
import type {
  PayClientAction,
  PayClientRequest,
  PayTourArrival,
  PayTourEmitted,
  PayTourEvent,
  PayTourRequest,
} from './payTour.events.ts'
import {
  defaultFlow,
  flowFor,
  flowNamed,
  flowOfArrival,
  holdsReload,
  isLoginFlow,
  isLoginLeft,
  isLoginSuccess,
  isPaymentFlow,
  isPaymentSuccess,
  type PayTourFlow,
} from './payTour.flows.ts'
import { type Opening, openingOf } from './payTour.opening.ts'
import { type PayTourOptions, type PayTourSite, toParams } from './payTour.options.ts'
import { storedOrigin } from './payTour.origin.ts'
import { nothingShown, type Shown, shownFlowNamed } from './payTour.shown.ts'

export interface PayTourInput extends Omit<PayTourSite, 'origin'> {
  device: Device
}

/** A success as the server is told of it; its one-time secret stays in the service. */
export interface PaySuccess {
  flow: string
  redirectTo: string | null
  hostId: string | null
}

/** What the slots of the payment client's window are started with. */
export interface PayClientInput {
  flow: PayTourFlow
  url: string
}

type Action = { action: PayClientAction; params?: Readonly<Record<string, boolean>> }
type Hook = { hook: string; from: string; to: string; success: boolean }

export interface PayTourContext extends PayTourSite {
  device: Device
  isLoggedIn: boolean
  isRestricted: boolean
  /** What is to be opened as soon as the guest is known and nothing else is open. */
  wish: PayTourRequest | null
  /** What is open. */
  opening: Opening | null
  /** A payment waits for feedback [PAY-29 RT-13]. */
  isPaymentInProgress: boolean
  /** The page is to be loaded again once the payment is over. */
  isReloadDue: boolean
  /** Wait until the payment client is ready [PAY-50]. */
  waitingActions: readonly Action[]
  /** Of which the server is being told. */
  success: PaySuccess | null
  /** The flow that a login led on to within the payment client. */
  nextFlow: PayTourFlow | null
  /** Telling the server of the last success failed. */
  hasConfirmFailed: boolean
  /** Where within its frame the payment client wants to be seen; each time an object of its own. */
  scrollTo: { top: number } | null
  /** What the payment client has said of what it shows. */
  shown: Shown
  refusedMessages: number
}

/** How long the payment client may take to answer, in ms. */
export const frameTimeout = 15_000

/** After which a payment client that is not ready is greeted again, in ms [PAY-49]. */
export const handshakeInterval = 1000

/** How often it is tried to run actions that wait for the payment client, in ms [PAY-50]. */
export const actionPoll = 500

/** Types, slots, guards and actions of the pay tour. */
export const payTourSetup = setup({
  types: {} as {
    context: PayTourContext
    events: PayTourEvent
    emitted: PayTourEmitted
    input: PayTourInput
    children: { payClient: 'payFrame' | 'payTab'; confirmSuccess: 'confirmSuccess' }
  },
  actors: {
    payFrame: callbackSlot<PayClientRequest, PayClientInput>('payFrame'),
    payTab: callbackSlot<PayClientRequest, PayClientInput>('payTab'),
    confirmSuccess: promiseSlot<{ targetUrl: string | null }, PaySuccess>('confirmSuccess'),
  },
  delays: { frameTimeout, handshakeInterval, actionPoll },
  guards: {
    isRequested: ({ context }) => context.wish !== null,
    isRequestOffered: ({ context }) => context.wish !== null && isOffered(context, context.wish),
    isOpenAlready: ({ context }, params: PayTourRequest) =>
      flowFor(context, params.flow ?? defaultFlow) === context.opening?.flow,
    isClientReady: stateIn({ open: { client: 'ready' } }),
    isClientAwaited: stateIn({ open: { client: 'awaiting' } }),
    isSomethingWaiting: ({ context }) => context.waitingActions.length > 0,
    isPaymentSuccess: (_, params: { flow: string }) => isPaymentSuccess(params.flow),
    isLoginSuccess: ({ context }) => isLoginSuccess(context.success?.flow ?? ''),
    isLoginLeft: (_, params: Hook) => isLoginLeft(params),
    isViewChange: (_, { hook, to }: Hook) =>
      hook === 'view-changed' && shownFlowNamed(to) !== undefined,
    isReceipt: (_, { hook, success }: Hook) => hook === 'receipt-shown' && success,
    isPaid: ({ context }) => context.shown.isReceipt,
    isReloadHeld: ({ context: { opening } }) => opening !== null && holdsReload(opening.flow),
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({
      isLoggedIn: guest.isLoggedIn,
      isRestricted: guest.isRestricted,
    })),
    takeLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    takeArrival: assign(({ context }, arrival: PayTourArrival) => {
      const flow = flowOfArrival(arrival)
      return {
        wish: context.wish ?? (flow && { flow }),
        origin: arrival.origin ?? context.origin,
      }
    }),
    /** Who comes again without it came from there still. */
    storeOrigin: enqueueActions(({ enqueue }, { origin }: PayTourArrival) => {
      if (origin)
        enqueue.sendTo(to('storage'), writeRequested('affiliateId', JSON.stringify(origin)))
    }),
    takeStoredOrigin: assign(({ context: { origin } }, { value }: { value: string }) => ({
      origin: origin ?? storedOrigin(value),
    })),
    takeRequest: enqueueActions(({ context, enqueue }, params: PayTourRequest) => {
      const { flow = defaultFlow, options, prefill, display } = params
      const given = context.wish?.flow
      if (given && given !== flow) enqueue.sendTo(...toNowOrLater('login', endedWithout(given)))
      enqueue.assign({ wish: { flow, options, prefill, display } })
    }),
    dropRequest: enqueueActions(({ context, enqueue }) => {
      const flow = flowFor(context, context.wish?.flow ?? defaultFlow)
      enqueue.assign({ wish: null })
      enqueue.sendTo(...toNowOrLater('login', endedWithout(flow)))
      enqueue.sendTo(...toNowOrLater('gate', { type: 'gate.wayLeft' }))
    }),
    openFlow: assign(({ context }) => {
      const opening = openingOf(context.wish ?? {}, context)
      return {
        opening,
        wish: null,
        isPaymentInProgress: isPaymentFlow(opening.flow),
        hasConfirmFailed: false,
        scrollTo: null,
        shown: nothingShown,
      }
    }),
    /** Whoever waited for the end of the flow goes on now [PAY-28 PAY-30 PAY-31]. */
    endFlow: enqueueActions(({ context, enqueue }, { success }: { success: string | null }) => {
      enqueue.assign({ opening: null, isPaymentInProgress: false, waitingActions: [] })
      enqueue.sendTo(
        ...toNowOrLater('login', {
          type: 'payTour.ended',
          flow: context.opening?.flow ?? defaultFlow,
          isSuccess: success !== null,
          isLogin: success !== null && isLoginSuccess(success),
        }),
      )
      enqueue.sendTo(to('guest'), { type: 'guest.balanceOutdated' })
    }),
    askForBalance: sendTo(to('guest'), { type: 'guest.balanceOutdated' }),
    tellWayLeft: sendTo(...toNowOrLater('gate', { type: 'gate.wayLeft' })),

    startClient: enqueueActions(({ context: { opening }, enqueue }) => {
      if (!opening) return
      const { flow, url, presentation } = opening
      const src = presentation === 'tab' ? 'payTab' : 'payFrame'
      enqueue.spawnChild(src, { id: 'payClient', input: { flow, url } })
    }),
    stopClient: stopChild('payClient'),
    addOverlay: sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'payTour' }),
    removeOverlay: sendTo(to('navigation'), { type: 'navigation.overlayClosed', owner: 'payTour' }),
    submitSessionInit: sendTo('payClient', { type: 'payClient.sessionInitSubmitted' }),
    submitParams: sendTo('payClient', ({ context }) => ({
      type: 'payClient.paramsSubmitted',
      options: context.opening?.params ?? {},
    })),
    submitRoute: enqueueActions(({ context: { opening }, enqueue }) => {
      if (!opening?.route) return
      enqueue.sendTo('payClient', { type: 'payClient.routeSubmitted', route: opening.route })
    }),
    submitFocus: sendTo('payClient', { type: 'payClient.focusSubmitted' }),
    takeRoute: assign(({ context: { opening } }, { route }: { route: string }) => ({
      opening: opening && { ...opening, route },
    })),
    takeParams: assign(({ context: { opening } }, { options }: { options: PayTourOptions }) => ({
      opening: opening && { ...opening, params: { ...opening.params, ...toParams(options) } },
    })),
    takeAction: assign({
      waitingActions: ({ context }, { action, params }: Action) => [
        ...context.waitingActions,
        { action, params },
      ],
    }),
    submitActions: enqueueActions(({ context, enqueue }) => {
      for (const { action, params } of context.waitingActions)
        enqueue.sendTo('payClient', {
          type: 'payClient.actionSubmitted',
          action,
          params: { ...(action === 'logout' && { clearToken: true }), ...params },
        })
      enqueue.assign({ waitingActions: [] })
    }),

    takeScroll: assign((_, { top }: { top: number }) => ({ scrollTo: { top } })),
    notePaid: assign(({ context: { shown } }) => ({ shown: { ...shown, isReceipt: true } })),
    takeHeight: assign(({ context: { shown } }, { height }: { height: number }) => ({
      shown: { ...shown, height },
    })),
    takeShownFlow: assign(({ context: { shown } }, { to: name }: Hook) => ({
      shown: { ...shown, flow: shownFlowNamed(name) ?? null },
    })),
    countRefusedMessages: assign(({ context }, { count = 1 }: { count?: number }) => ({
      refusedMessages: context.refusedMessages + count,
    })),
    emitAnswer: emit((_, { action, data }: { action: PayClientAction; data: unknown }) => ({
      type: 'payClientAnswered' as const,
      action,
      data,
    })),
    tellAccountCookie: enqueueActions(
      ({ enqueue }, { hasLoginCookie: hasAccount }: { hasLoginCookie: boolean }) =>
        enqueue.sendTo(...toNowOrLater('login', { type: 'login.accountCookieKnown', hasAccount })),
    ),

    takeSuccess: assign((_, { flow, redirectTo, hostId }: PaySuccess) => ({
      success: { flow, redirectTo, hostId },
      nextFlow: null,
    })),
    takeLoginLeft: assign((_, hook: Hook) => ({
      success: { flow: hook.from, redirectTo: null, hostId: null },
      nextFlow: flowNamed(hook.to) ?? null,
    })),
    tellLoginSucceeded: enqueueActions(
      ({ context: { nextFlow }, enqueue }, { targetUrl }: { targetUrl: string | null }) => {
        const afterwards = nextFlow && ({ type: 'openFlow', params: { value: nextFlow } } as const)
        const succeeded = { type: 'login.succeeded', targetUrl } as const
        enqueue.sendTo(
          ...toNowOrLater('login', { ...succeeded, ...(afterwards && { afterwards }) }),
        )
      },
    ),
    noteConfirmFailed: assign({ hasConfirmFailed: true }),
    tellConfirmFailed: sendTo(...toNowOrLater('login', { type: 'login.confirmFailed' })),
    askWhoTheGuestIs: sendTo(to('guest'), { type: 'guest.sessionOutdated' }),
    tellPasswordChanged: enqueueActions(({ context: { isLoggedIn, success }, enqueue }) => {
      if (isLoggedIn && success?.flow === 'pwdreset')
        enqueue.sendTo(to('realtime'), messageSubmitted({ type: 'passwordChanged' }))
    }),
    logGuestOut: sendTo(to('guest'), { type: 'guest.logoutRequested' }),
    goTo: enqueueActions(({ enqueue }, { url }: { url: string | null }) => {
      if (url === null) return
      if (isOwnPath(url))
        enqueue.sendTo(to('navigation'), { type: 'navigation.pathRequested', path: url })
      else enqueue.sendTo(to('browser'), { type: 'browser.leaveRequested', url })
    }),
    noteReloadDue: assign({ isReloadDue: true }),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
    reloadIfDue: enqueueActions(({ context, enqueue }) => {
      if (!context.isReloadDue) return
      enqueue.assign({ isReloadDue: false })
      enqueue.sendTo(to('browser'), { type: 'browser.reloadRequested' })
    }),
  },
})

function endedWithout(flow: PayTourFlow) {
  return { type: 'payTour.ended', flow, isSuccess: false, isLogin: false } as const
}

function isOffered(context: PayTourContext, request: PayTourRequest): boolean {
  const flow = flowFor(context, request.flow ?? defaultFlow)
  if (!isLoginFlow(flow)) return true
  return context.loginEnabled && !(flow === 'login' && context.isLoggedIn)
}
