import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { tell } from '../../core/facts.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { forGate } from './forGate.ts'
import type { GuestEvent, GuestPush } from './guest.events.ts'
import { changedBy, replacedBy } from './guest.pushes.ts'
import { anonymousGuest, type GuestState } from './guest.state.ts'
import { answered, begun, type LoginRefusal } from './loginRefusal.ts'
import type { OtherTabsRequest } from './otherTabs.events.ts'

/** What the server answers about the session; its tokens stay in the service (contract §2). */
export interface GuestSession {
  guest: GuestState
  /** Seconds. */
  expiresIn: number
}

export type Balance = Pick<GuestState, 'balance' | 'balanceFormatted' | 'isPayingCustomer'>

export interface GuestContext {
  language: string
  guest: GuestState
  /** What was pushed while the session was being loaded: the answer may be older. */
  pushesMeanwhile: readonly GuestPush[]
  /** The balance is to be loaded again once it is known who the guest is [PAY-31]. */
  isBalanceOutdated: boolean
  /** The channel has had a session of this guest: what a later one does not resume was missed. */
  hadChannel: boolean
  /** In ms since the epoch; null until a session was loaded [GST-29]. */
  sessionExpiresAt: number | null
  /** Told once nobody is logged in any more. */
  loginRefusal: LoginRefusal | null
}

/** Whether a request that was answered with this status was refused because of the login. */
export const isLoginRefused = (status: unknown): boolean => status === 401

const loginWanted = { type: 'login.openRequested', mode: 'login' } as const

/** What the guest's machine may know, ask and do. */
export const guestSetup = setup({
  types: {} as { context: GuestContext; events: GuestEvent; input: { language: string } },
  actors: {
    loadSession: promiseSlot<GuestSession>('loadSession'),
    loadBalance: promiseSlot<Balance>('loadBalance'),
    logOut: promiseSlot<void>('logOut'),
    otherTabs: callbackSlot<OtherTabsRequest>('otherTabs'),
  },
  guards: {
    isLoggedIn: (_, params: GuestState) => params.isLoggedIn,
    isThisGuest: ({ context: { guest } }, { guestId }: { guestId: string }) => guest.id === guestId,
    isKnown: ({ context }) => context.guest.isLoggedIn,
    isEmailUnverified: ({ context: { guest } }) => guest.email !== null && !guest.isEmailVerified,
    /** The lock was pushed while the session was being loaded [GST-15]. */
    isLockedMeanwhile: ({ context }, params: GuestState) =>
      params.isLoggedIn && context.pushesMeanwhile.some(({ type }) => type === 'push.guestLocked'),
    isBalanceOutdated: ({ context }, params: GuestState) =>
      params.isLoggedIn && context.isBalanceOutdated,
    /** The session itself is refused: for the platform nobody is logged in. */
    isRefused: (_, { error }: { error: unknown }) =>
      error instanceof Error && 'status' in error && isLoginRefused(error.status),
    isRenewing: ({ context: { guest, loginRefusal } }) =>
      guest.isLoggedIn && loginRefusal?.restsUntil === null,
    /** A platform that accepts the session and refuses all the same is asked ever more seldom. */
    mayRenew: ({ context: { loginRefusal } }) => now() >= (loginRefusal?.restsUntil ?? 0),
    isOtherBalance: ({ context: { guest } }, params: { balance: number }) =>
      guest.balance !== params.balance,
    isResumed: (_, params: { resumed: boolean }) => params.resumed,
    hasMissedPushes: ({ context }, params: { resumed: boolean }) =>
      !params.resumed && context.hadChannel,
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeSession: enqueueActions(({ context, enqueue }, { guest, expiresIn }: GuestSession) => {
      const isAnother = context.guest.id !== null && context.guest.id !== guest.id
      if (isAnother) tell(enqueue, { type: 'guest.loggedOut' })
      const pushes = isAnother || !guest.isLoggedIn ? [] : context.pushesMeanwhile
      enqueue.assign({
        guest: pushes.reduce(changedBy, replacedBy(context.guest, guest)),
        sessionExpiresAt: now() + expiresIn * 1000,
        hadChannel: context.hadChannel && !isAnother,
        loginRefusal: answered(context.loginRefusal),
      })
    }),
    awaitSession: assign({ pushesMeanwhile: [] }),
    keepPush: assign(({ context }, push: GuestPush) => ({
      pushesMeanwhile: [...context.pushesMeanwhile, push],
    })),
    takePush: assign({
      guest: ({ context }, push: GuestPush) => changedBy(context.guest, push),
    }),
    followPush: enqueueActions(({ context, enqueue }, push: GuestPush) => {
      const guest = changedBy(context.guest, push)
      enqueue.assign({ guest })
      const met = forGate(push, guest)
      if (met) enqueue.sendTo(...toNowOrLater('gate', met))
      tell(enqueue, { type: 'guest.changed', guest })
      if (push.type === 'push.avsRevoked')
        enqueue.sendTo(to('browser'), { type: 'browser.reloadRequested' })
    }),
    takeBalance: enqueueActions(({ context, enqueue }, params: Balance) => {
      const guest = { ...context.guest, ...params }
      enqueue.assign({ guest })
      tell(enqueue, { type: 'guest.changed', guest })
    }),
    noteBalance: assign((_, params: { isOutdated: boolean }) => ({
      isBalanceOutdated: params.isOutdated,
    })),
    noteChannel: assign((_, params: { had: boolean }) => ({ hadChannel: params.had })),
    becomeAnonymous: assign({
      guest: ({ context }) => replacedBy(context.guest, anonymousGuest),
      sessionExpiresAt: null,
      loginRefusal: null,
    }),
    noteRefusal: assign({ loginRefusal: ({ context }) => begun(context.loginRefusal) }),
    endRenewal: assign({ loginRefusal: ({ context }) => answered(context.loginRefusal) }),
    openLogin: sendTo(to('login'), loginWanted),
    tellChanged: enqueueActions(({ context: { guest }, enqueue }) => {
      tell(enqueue, { type: 'guest.changed', guest })
    }),
    tellLoggedIn: enqueueActions(({ context: { language }, enqueue }) =>
      tell(enqueue, { type: 'guest.loggedIn', language }),
    ),
    tellIdentified: enqueueActions(({ context: { guest }, enqueue }) => {
      tell(enqueue, { type: 'guest.identified', guest })
    }),
    takeLanguage: assign((_, { language }: { language: string }) => ({ language })),
    tellLeaving: enqueueActions(({ enqueue }) => tell(enqueue, { type: 'guest.leaving' })),
    /** After all were told that nobody is logged in here, for that ends what guests are told. */
    noteLogoutFailed: raise({ type: 'guest.logoutFailed' }),
    tellLogoutFailed: sendTo(...toNowOrLater('outcomes', { type: 'outcomes.logoutFailed' })),
    tellOtherTabs: sendTo('otherTabs', ({ context: { guest } }) => ({
      type: 'otherTabs.leavingSubmitted' as const,
      guestId: guest.id ?? '',
    })),
    tellLoggedOut: enqueueActions(({ enqueue }) => tell(enqueue, { type: 'guest.loggedOut' })),
    /** A payment window that is open forgets whose it was, too [PAY-41 PAY-50]. */
    logOutOfPayClient: sendTo(
      ...toNowOrLater('payTour', {
        type: 'payTour.actionRequested',
        action: 'logout',
        params: { clearToken: true },
      }),
    ),
    refreshEmailProperties: sendTo(
      to('realtime'),
      messageSubmitted({ type: 'refreshEmailProperties' }),
    ),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
  },
})
