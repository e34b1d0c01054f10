import { withEvent } from '../../core/withEvent.ts'
import { loginSetup } from './login.setup.ts'

export { cookieTimeout, leaveTimeout, partnerPage, redirectDelay } from './login.setup.ts'

/**
 * Login and signup: what opens them, what runs afterwards and where the guest is led [LGN-1 to LGN-14
 * LGN-21 LGN-25 LGN-26 LGN-33 LGN-34].
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input: { loginEnabled, siteVariant, storedAction } }) => ({
    loginEnabled,
    siteVariant,
    storedAction,
    isLoggedIn: false,
    hasAccount: null,
    isSignedUp: false,
    page: null,
    arrival: null,
    wish: null,
    targetUrl: null,
  }),
  initial: 'awaitingGuest',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isAnotherState', params: withEvent },
        target: '.deciding',
        actions: { type: 'takeGuest', params: withEvent },
      },
    ],
    'navigation.pageEntered': { actions: { type: 'takePage', params: withEvent } },
    'login.arrived': { actions: { type: 'takeArrival', params: withEvent } },
    'login.actionStored': { actions: { type: 'takeStored', params: withEvent } },
    'login.accountCookieKnown': { actions: { type: 'takeCookie', params: withEvent } },
    'login.openRequested': {
      guard: 'isLoginEnabled',
      actions: {
        type: 'takeRequest',
        params: ({ event: { mode, afterwards } }) => ({ mode, afterwards: afterwards ?? null }),
      },
    },
    'login.signupForced': {
      guard: { type: 'cameFromLogin', params: withEvent },
      actions: { type: 'takeRequest', params: { mode: 'signup' } },
    },
    'login.lostPasswordRequested': { guard: 'isLoginEnabled', actions: 'openLostPassword' },
    'login.succeeded': {
      target: '.redirecting',
      actions: [
        { type: 'takeTarget', params: withEvent },
        {
          type: 'store',
          params: ({ context, event }) => ({
            action: context.storedAction === null ? event.afterwards : null,
          }),
        },
      ],
    },
    'login.confirmFailed': { target: '.leaving', actions: ['resetSignedUp', 'reloadPage'] },
  },
  states: {
    awaitingGuest: {
      on: {
        'guest.identified': {
          target: 'deciding',
          actions: { type: 'takeGuest', params: withEvent },
        },
      },
    },
    deciding: {
      entry: 'dealWithArrival',
      always: [
        { guard: 'isLoggedIn', target: 'loggedIn' },
        /** The account cookie is asked only for who does not say which way in. */
        { guard: 'isModeKnown', target: 'open' },
        { target: 'anonymous' },
      ],
    },
    anonymous: {
      initial: 'checkingCookie',
      always: { guard: 'isModeKnown', target: 'open' },
      states: {
        checkingCookie: {
          always: [{ guard: 'isCookieKnown', target: 'offering' }, { target: 'askingCookie' }],
        },
        askingCookie: {
          after: { cookieTimeout: 'offering' },
          invoke: {
            src: 'askAccountCookie',
            id: 'askAccountCookie',
            onDone: {
              target: 'offering',
              actions: {
                type: 'takeCookie',
                params: ({ event }) => ({ hasAccount: event.output }),
              },
            },
            onError: 'offering',
          },
        },
        offering: { always: { guard: 'isRequested', target: '#login.open' } },
      },
    },
    open: {
      entry: [
        { type: 'store', params: ({ context: { wish } }) => ({ action: wish?.afterwards }) },
        'removeOutdatedAction',
        'openFlow',
        'dropRequest',
      ],
      on: {
        'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
        'login.openRequested': {
          target: 'open',
          reenter: true,
          actions: [
            {
              type: 'takeRequest',
              params: ({ event: { mode, afterwards } }) => ({
                mode,
                afterwards: afterwards ?? null,
              }),
            },
            'changeRoute',
          ],
        },
        'payTour.ended': [
          { guard: { type: 'isAnotherFlow', params: withEvent } },
          {
            guard: { type: 'isBeingConfirmed', params: withEvent },
            target: 'confirming',
          },
          { guard: { type: 'isSuccess', params: withEvent }, target: 'deciding' },
          { target: 'left' },
        ],
      },
    },
    /** The guest closed it: logged in all the same, or what was to run is forgotten. */
    left: {
      always: [
        { guard: 'isLoggedIn', target: 'deciding' },
        { target: 'deciding', actions: 'removeStored' },
      ],
    },
    confirming: {
      on: { 'guest.identified': { actions: { type: 'takeGuest', params: withEvent } } },
    },
    redirecting: {
      on: { 'guest.identified': { actions: { type: 'takeGuest', params: withEvent } } },
      after: {
        redirectDelay: [
          {
            guard: 'leadsWithin',
            target: 'deciding',
            actions: ['removeStoredRedirect', 'followTarget'],
          },
          { guard: 'leadsAway', target: 'leaving', actions: ['removeStoredRedirect', 'leave'] },
          { guard: 'isAtPartnerPage', target: 'deciding', actions: 'goToPartnersHome' },
          {
            guard: 'isRedirectStored',
            target: 'deciding',
            actions: ['followStored', 'removeStored'],
          },
          { target: 'leaving', actions: 'reloadPage' },
        ],
      },
    },
    leaving: {
      on: {
        'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
        'browser.leaveRefused': 'deciding',
      },
      after: { leaveTimeout: 'deciding' },
    },
    loggedIn: {
      entry: ['noteSignedUp', 'runStored', 'removeStored'],
      always: { guard: 'isRequested', actions: ['runAfterwards', 'dropRequest'] },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    login: typeof loginMachine
  }
}
