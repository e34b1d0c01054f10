import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { type Address, to } from '../address.ts'
import { now } from '../clock.ts'
import { promiseSlot } from '../slot.ts'
import type { GuestEvent, GuestPush } from './guest.events.ts'
import { changedBy, replacedBy } from './guest.pushes.ts'
import { anonymousGuest, type GuestState } from './guest.state.ts'

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
  /** In ms since the epoch; null until a session was loaded [GST-29]. */
  sessionExpiresAt: number | null
}

const identifiedAudience = [
  'modals',
  'reporting',
  'statusBar',
  'tracking',
] as const satisfies Address[]

/** Who the visitor is [GST-1 to GST-16, GST-20 to GST-29, LGN-29, LGN-30]. */
export const guestMachine = setup({
  types: {} as { context: GuestContext; events: GuestEvent; input: { language: string } },
  actors: {
    loadSession: promiseSlot<GuestSession>('loadSession'),
    loadBalance: promiseSlot<Balance>('loadBalance'),
    logOut: promiseSlot<void>('logOut'),
  },
  guards: {
    isLoggedIn: (_, params: GuestState) => params.isLoggedIn,
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
  },
  actions: {
    takeSession: enqueueActions(({ context, enqueue }, { guest, expiresIn }: GuestSession) => {
      if (context.guest.isLoggedIn && context.guest.id !== guest.id)
        enqueue.sendTo(to('realtime'), { type: 'guest.loggedOut' })
      enqueue.assign({
        guest: replacedBy(context.guest, guest),
        sessionExpiresAt: now() + expiresIn * 1000,
      })
    }),
    takePush: assign({
      guest: ({ context }, push: GuestPush) => changedBy(context.guest, push),
    }),
    takeBalance: assign({
      guest: ({ context }, params: Balance) => ({ ...context.guest, ...params }),
    }),
    becomeAnonymous: assign({
      guest: ({ context }) => replacedBy(context.guest, anonymousGuest),
      sessionExpiresAt: null,
    }),
    tellLoggedIn: sendTo(to('realtime'), ({ context }) => ({
      type: 'guest.loggedIn',
      language: context.language,
    })),
    tellIdentified: enqueueActions(({ context: { guest }, enqueue }) => {
      for (const address of identifiedAudience)
        enqueue.sendTo(to(address), { type: 'guest.identified', guest })
    }),
    takeLanguage: assign((_, { language }: { language: string }) => ({ language })),
    tellLoggedOut: sendTo(to('realtime'), { type: 'guest.loggedOut' }),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
  },
}).createMachine({
  id: 'guest',
  context: ({ input }) => ({
    language: input.language,
    guest: anonymousGuest,
    sessionExpiresAt: null,
  }),
  initial: 'loadingSession',
  on: {
    'push.*': { actions: { type: 'takePush', params: ({ event }) => event } },
    'guest.sessionOutdated': { target: '.loadingSession', reenter: true },
    'navigation.languageChanged': {
      actions: { type: 'takeLanguage', params: ({ event }) => event },
    },
  },
  states: {
    loadingSession: {
      invoke: {
        src: 'loadSession',
        id: 'loadSession',
        onDone: [
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
        onError: 'failed',
      },
    },
    anonymous: { entry: ['tellLoggedOut', 'tellIdentified'] },
    loggedIn: {
      entry: ['tellLoggedIn', 'tellIdentified'],
      initial: 'balanceKnown',
      on: {
        'guest.logoutRequested': 'loggingOut',
        'push.guestLocked': {
          target: 'loggingOut',
          actions: { type: 'takePush', params: ({ event }) => event },
        },
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: ({ event }) => event },
          target: '.loadingBalance',
        },
      },
      states: {
        balanceKnown: {},
        balanceOutdated: {
          on: {
            'push.guestBalance': {
              target: 'balanceKnown',
              actions: { type: 'takePush', params: ({ event }) => event },
            },
          },
        },
        loadingBalance: {
          on: {
            'push.guestBalance': {
              target: 'balanceKnown',
              actions: { type: 'takePush', params: ({ event }) => event },
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
      entry: 'tellLoggedOut',
      on: { 'guest.sessionOutdated': {} },
      invoke: {
        src: 'logOut',
        id: 'logOut',
        onDone: { target: 'anonymous', actions: ['becomeAnonymous', 'reloadPage'] },
        onError: { target: 'anonymous', actions: ['becomeAnonymous', 'reloadPage'] },
      },
    },
    failed: { on: { 'guest.retryRequested': 'loadingSession' } },
  },
})
