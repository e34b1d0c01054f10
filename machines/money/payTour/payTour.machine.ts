import { withEvent } from '../../core/withEvent.ts'
import type { PayTourRequest } from './payTour.events.ts'
import { type PayTourContext, payTourSetup } from './payTour.setup.ts'
import { nothingShown } from './payTour.shown.ts'
import { waitingActions } from './payTour.waiting.ts'

export type { PayClientInput, PaySuccess } from './payTour.setup.ts'
export { actionPoll, frameTimeout, handshakeInterval } from './payTour.setup.ts'

const closed = { type: 'endFlow', params: { success: null } } as const

/** Whoever leaves a receipt has paid: what waited for it goes on. */
const left = [
  {
    guard: 'isPaid',
    target: '#payTour.closed',
    actions: [
      {
        type: 'endFlow',
        params: ({ context }: { context: PayTourContext }) => ({
          success: context.opening?.flow ?? null,
        }),
      },
      'askWhoTheGuestIs',
    ],
  },
  { target: '#payTour.closed', actions: [closed, 'tellWayLeft'] },
] as const

/** By a retry, or by somebody who wants the same flow again. */
const openedAgain = {
  'payTour.retryRequested': '#payTour.open',
  'payTour.openRequested': {
    guard: { type: 'isOpenAlready', params: ({ event }: { event: PayTourRequest }) => event },
    target: '#payTour.open',
    actions: [
      { type: 'takeRequest', params: ({ event }: { event: PayTourRequest }) => event },
      'openFlow',
    ],
  },
} as const

/**
 * The payment client in its frame or tab: opened, taken up, confirmed, closed (contract §4) [PAY-2 to
 * PAY-53 LGN-8 LGN-11 LGN-28 RT-12 RT-13].
 */
export const payTourMachine = payTourSetup.createMachine({
  id: 'payTour',
  context: ({ input: { payUrl, environment, language, loginEnabled, device } }) => ({
    payUrl,
    environment,
    language,
    loginEnabled,
    device,
    origin: null,
    isLoggedIn: false,
    isRestricted: false,
    wish: null,
    opening: null,
    isPaymentInProgress: false,
    isReloadDue: false,
    waitingActions: [],
    success: null,
    nextFlow: null,
    hasConfirmFailed: false,
    scrollTo: null,
    shown: nothingShown,
    refusedMessages: 0,
  }),
  initial: 'awaitingGuest',
  on: {
    'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
    'payTour.arrived': {
      actions: [
        { type: 'takeArrival', params: withEvent },
        { type: 'storeOrigin', params: withEvent },
      ],
    },
    'payTour.originStored': { actions: { type: 'takeStoredOrigin', params: withEvent } },
    'payTour.openRequested': { actions: { type: 'takeRequest', params: withEvent } },
    'push.sessionExpired': [
      { guard: 'isReloadHeld', actions: 'noteReloadDue' },
      { actions: 'reloadPage' },
    ],
    'updates.reloadDue': [
      { guard: 'isReloadHeld', actions: 'noteReloadDue' },
      { actions: 'reloadPage' },
    ],
    'navigation.languageChanged': {
      actions: { type: 'takeLanguage', params: withEvent },
    },
  },
  states: {
    awaitingGuest: {
      on: {
        'guest.identified': {
          target: 'closed',
          actions: { type: 'takeGuest', params: withEvent },
        },
      },
    },
    closed: {
      entry: 'reloadIfDue',
      always: [
        { guard: 'isRequestOffered', target: 'open', actions: 'openFlow' },
        { guard: 'isRequested', actions: 'dropRequest' },
      ],
    },
    open: {
      type: 'parallel',
      entry: 'startClient',
      exit: ['stopClient', 'removeOverlay'],
      on: {
        'payTour.openRequested': [
          { guard: { type: 'isOpenAlready', params: withEvent } },
          {
            target: 'closed',
            actions: [closed, { type: 'takeRequest', params: withEvent }],
          },
        ],
        'payTour.closeRequested': left,
        'payTour.frontRequested': { actions: 'submitFocus' },
        'payClient.opened': { actions: 'addOverlay' },
        'navigation.overlayLeft': left,
        'payClient.closed': left,
        'payClient.tabLost': left,
        'payClient.loggedOut': {
          target: 'closed',
          actions: [closed, 'tellWayLeft', 'logGuestOut'],
        },
        'payClient.redirectRequested': {
          target: 'closed',
          actions: [closed, 'tellWayLeft', { type: 'goTo', params: withEvent }],
        },
        'payClient.succeeded': [
          {
            guard: { type: 'isPaymentSuccess', params: withEvent },
            target: 'closed',
            actions: [
              { type: 'endFlow', params: ({ event }) => ({ success: event.flow }) },
              'askWhoTheGuestIs',
            ],
          },
          {
            target: 'confirming',
            actions: [
              { type: 'endFlow', params: ({ event }) => ({ success: event.flow }) },
              { type: 'takeSuccess', params: withEvent },
            ],
          },
        ],
        'payClient.hookReported': [
          {
            guard: { type: 'isLoginLeft', params: withEvent },
            target: 'confirming',
            actions: [
              { type: 'endFlow', params: ({ event }) => ({ success: event.from }) },
              { type: 'takeLoginLeft', params: withEvent },
            ],
          },
          {
            guard: { type: 'isViewChange', params: withEvent },
            actions: { type: 'takeShownFlow', params: withEvent },
          },
          {
            guard: { type: 'isReceipt', params: withEvent },
            actions: ['notePaid', 'askForBalance', 'askWhoTheGuestIs'],
          },
        ],
        'payClient.resized': { actions: { type: 'takeHeight', params: withEvent } },
        'payClient.signedUp': { actions: 'askWhoTheGuestIs' },
        'payClient.scrollRequested': {
          actions: { type: 'takeScroll', params: withEvent },
        },
        'payClient.loginCookieKnown': {
          actions: { type: 'tellAccountCookie', params: withEvent },
        },
        'payClient.actionAnswered': {
          actions: { type: 'emitAnswer', params: withEvent },
        },
        'payClient.messageRefused': {
          actions: { type: 'countRefusedMessages', params: withEvent },
        },
      },
      states: {
        client: {
          initial: 'awaiting',
          on: {
            'payClient.ready': '.ready',
            'payClient.tabBlocked': '.blocked',
            'payTour.routeRequested': {
              actions: { type: 'takeRoute', params: withEvent },
            },
            'payTour.paramsRequested': {
              actions: { type: 'takeParams', params: withEvent },
            },
          },
          states: {
            awaiting: {
              after: { frameTimeout: 'unanswered' },
              on: { 'payClient.viewReady': 'ready', 'payClient.transferTokenGiven': 'ready' },
              initial: 'greeting',
              states: {
                greeting: {
                  after: {
                    handshakeInterval: {
                      target: 'greeting',
                      reenter: true,
                      actions: 'submitSessionInit',
                    },
                  },
                },
              },
            },
            unanswered: {
              on: {
                'payClient.viewReady': 'ready',
                'payClient.transferTokenGiven': 'ready',
                ...openedAgain,
              },
            },
            blocked: { on: openedAgain },
            ready: {
              entry: ['submitSessionInit', 'submitParams', 'submitRoute'],
              on: {
                'payTour.routeRequested': {
                  actions: [{ type: 'takeRoute', params: withEvent }, 'submitRoute'],
                },
                'payTour.paramsRequested': {
                  actions: [{ type: 'takeParams', params: withEvent }, 'submitParams'],
                },
              },
            },
          },
        },
        actions: waitingActions,
      },
    },
    confirming: {
      on: {
        'push.sessionExpired': { actions: 'noteReloadDue' },
        'updates.reloadDue': { actions: 'noteReloadDue' },
      },
      invoke: {
        src: 'confirmSuccess',
        id: 'confirmSuccess',
        input: ({ context }) => context.success ?? { flow: '', redirectTo: null, hostId: null },
        onDone: [
          {
            guard: 'isLoginSuccess',
            target: 'closed',
            actions: [
              { type: 'tellLoginSucceeded', params: ({ event }) => event.output },
              'askWhoTheGuestIs',
            ],
          },
          {
            target: 'closed',
            actions: [
              'tellPasswordChanged',
              'askWhoTheGuestIs',
              { type: 'goTo', params: ({ event }) => ({ url: event.output.targetUrl }) },
            ],
          },
        ],
        onError: {
          target: 'closed',
          actions: ['noteConfirmFailed', 'tellConfirmFailed', 'askWhoTheGuestIs'],
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    payTour: typeof payTourMachine
  }
}
