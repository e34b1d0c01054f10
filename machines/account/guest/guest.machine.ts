import { withEvent } from '../../core/withEvent.ts'
import { guestSetup } from './guest.setup.ts'
import { anonymousGuest } from './guest.state.ts'

export type { Balance, GuestSession } from './guest.setup.ts'

/** Who the visitor is [GST-1 to GST-29, LGN-29, LGN-30, AVS-3]. */
export const guestMachine = guestSetup.createMachine({
  id: 'guest',
  context: ({ input }) => ({
    language: input.language,
    guest: anonymousGuest,
    pushesMeanwhile: [],
    isBalanceOutdated: false,
    hadChannel: false,
    sessionExpiresAt: null,
    loginRefusal: null,
  }),
  invoke: { src: 'otherTabs', id: 'otherTabs' },
  initial: 'loadingSession',
  on: {
    'otherTabs.guestLeft': {
      guard: { type: 'isThisGuest', params: withEvent },
      target: '.anonymous',
      actions: ['tellLeaving', 'becomeAnonymous'],
    },
    'push.guestLocked': {
      guard: 'isKnown',
      target: '.loggingOut',
      actions: { type: 'takePush', params: withEvent },
    },
    'push.*': {
      guard: 'isKnown',
      actions: { type: 'followPush', params: withEvent },
    },
    'guest.sessionOutdated': '.loadingSession',
    'guest.stateRequested': { actions: 'tellChanged' },
    'navigation.languageChanged': {
      actions: { type: 'takeLanguage', params: withEvent },
    },
  },
  states: {
    loadingSession: {
      entry: 'awaitSession',
      on: {
        'push.guestLocked': {
          guard: 'isKnown',
          target: 'loggingOut',
          actions: { type: 'takePush', params: withEvent },
        },
        'push.*': [
          {
            guard: 'isKnown',
            actions: [
              { type: 'keepPush', params: withEvent },
              { type: 'followPush', params: withEvent },
            ],
          },
          { actions: { type: 'keepPush', params: withEvent } },
        ],
        'guest.balanceOutdated': { actions: { type: 'noteBalance', params: { isOutdated: true } } },
        'guest.balanceTold': { actions: { type: 'noteBalance', params: { isOutdated: true } } },
        'realtime.sessionEstablished': [
          {
            guard: { type: 'hasMissedPushes', params: withEvent },
            target: 'loadingSession',
            reenter: true,
          },
          {
            guard: { type: 'mustLoadAgain', params: withEvent },
            actions: [
              { type: 'noteBalance', params: { isOutdated: true } },
              { type: 'noteChannel', params: { had: true } },
            ],
          },
        ],
      },
      invoke: {
        src: 'loadSession',
        id: 'loadSession',
        onDone: [
          {
            guard: { type: 'isLockedMeanwhile', params: ({ event }) => event.output.guest },
            target: 'loggingOut',
            actions: { type: 'takeSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isBalanceOutdated', params: ({ event }) => event.output.guest },
            target: 'loggedIn.loadingBalance',
            actions: { type: 'takeSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output.guest },
            target: 'loggedIn',
            actions: { type: 'takeSession', params: ({ event }) => event.output },
          },
          {
            target: 'anonymous',
            actions: { type: 'takeSession', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: withEvent },
            target: 'anonymous',
            actions: ['becomeAnonymous', 'noteRefusal'],
          },
          { guard: 'isRenewing', target: 'loggedIn', actions: 'endRenewal' },
          { target: 'failed' },
        ],
      },
    },
    anonymous: {
      entry: [
        { type: 'noteBalance', params: { isOutdated: false } },
        { type: 'noteChannel', params: { had: false } },
        'tellLoggedOut',
        'tellIdentified',
      ],
      on: {
        'guest.loginAgainRequested': { actions: 'openLogin' },
        'guest.logoutFailed': { actions: 'tellLogoutFailed' },
      },
    },
    loggedIn: {
      entry: ['tellLoggedIn', 'tellIdentified'],
      initial: 'balanceKnown',
      on: {
        'guest.logoutRequested': 'loggingOut',
        'guest.loginRefused': {
          guard: 'mayRenew',
          target: 'loadingSession',
          actions: 'noteRefusal',
        },
        'guest.emailPropertiesOutdated': {
          guard: 'isEmailUnverified',
          actions: 'refreshEmailProperties',
        },
        'guest.balanceOutdated': '.loadingBalance',
        'guest.balanceTold': {
          guard: { type: 'isOtherBalance', params: withEvent },
          target: '.loadingBalance',
        },
        'realtime.sessionEstablished': [
          {
            guard: { type: 'hasMissedPushes', params: withEvent },
            target: 'loadingSession',
          },
          {
            guard: { type: 'mustLoadAgain', params: withEvent },
            target: '.loadingBalance',
            actions: { type: 'noteChannel', params: { had: true } },
          },
        ],
      },
      states: {
        balanceKnown: {},
        balanceOutdated: {
          entry: 'tellLoadFailed',
          on: {
            'recovery.retryDue': 'loadingBalance',
            'guest.retryRequested': 'loadingBalance',
            'realtime.sessionEstablished': {
              guard: { type: 'isResumed', params: withEvent },
              target: 'loadingBalance',
            },
            'push.guestBalance': {
              target: 'balanceKnown',
              actions: { type: 'followPush', params: withEvent },
            },
          },
        },
        loadingBalance: {
          entry: { type: 'noteBalance', params: { isOutdated: false } },
          on: {
            'push.guestBalance': {
              target: 'balanceKnown',
              actions: { type: 'followPush', params: withEvent },
            },
          },
          invoke: {
            src: 'loadBalance',
            id: 'loadBalance',
            onDone: {
              target: 'balanceKnown',
              actions: { type: 'takeBalance', params: ({ event }) => event.output },
            },
            onError: 'balanceOutdated',
          },
        },
      },
    },
    loggingOut: {
      entry: ['tellOtherTabs', 'tellLeaving', 'tellLoggedOut', 'logOutOfPayClient'],
      on: {
        'otherTabs.guestLeft': {},
        'push.*': { actions: { type: 'takePush', params: withEvent } },
        'guest.sessionOutdated': {},
      },
      invoke: {
        src: 'logOut',
        id: 'logOut',
        onDone: { target: 'anonymous', actions: ['becomeAnonymous', 'reloadPage'] },
        onError: {
          target: 'anonymous',
          actions: ['becomeAnonymous', 'noteLogoutFailed', 'reloadPage'],
        },
      },
    },
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'loadingSession',
        'guest.logoutRequested': { guard: 'isKnown', target: 'loggingOut' },
        'guest.retryRequested': 'loadingSession',
        'realtime.sessionEstablished': 'loadingSession',
        'guest.balanceOutdated': { actions: { type: 'noteBalance', params: { isOutdated: true } } },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    guest: typeof guestMachine
  }
}
