import { assertEvent, assign, type EventObject, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../address.ts'
import { callbackSlot, promiseSlot } from '../slot.ts'
import type { PayTourEvent, PayTourFlow } from './payTour.events.ts'
import { payFrameUrl } from './payTour.url.ts'

export interface PayTourInput {
  /** Base url of the payment client, ends in `/`. */
  payUrl: string
  environment: string
  language: string
  loginEnabled: boolean
}

export interface PaySuccess {
  flow: string
  redirectTo: string | null
  hostId: string | null
}

export interface PayTourContext extends PayTourInput {
  /** The flow that is open. */
  flow: PayTourFlow | null
  /** Where its frame points, in the language of its opening. */
  frameUrl: string | null
  /** A payment waits for feedback [RT-13]. */
  isPaymentInProgress: boolean
  /** The page is to be loaded again once the payment is over. */
  isReloadDue: boolean
  /** Telling the server of the last success failed. */
  hasConfirmFailed: boolean
  refusedMessages: number
}

/** How long the payment client may take to answer from its frame, in ms. */
export const frameTimeout = 15_000

const paymentFlows: ReadonlySet<string> = new Set<PayTourFlow>([
  'moneycharge',
  'trialvipabo',
  'vipabo',
  'vxtvabo',
])

/** The payment client in its frame: opened, confirmed, closed (contract §4) [RT-12 RT-13]. */
export const payTourMachine = setup({
  types: {} as { context: PayTourContext; events: PayTourEvent; input: PayTourInput },
  actors: {
    payFrame: callbackSlot<EventObject, { flow: PayTourFlow; url: string }>('payFrame'),
    confirmSuccess: promiseSlot<{ targetUrl: string | null }, PaySuccess>('confirmSuccess'),
  },
  delays: { frameTimeout },
  guards: {
    isOffered: ({ context }, params: { flow: PayTourFlow }) =>
      params.flow !== 'login' || context.loginEnabled,
    isOpenAlready: ({ context }, params: { flow: PayTourFlow }) => params.flow === context.flow,
    isPayment: (_, params: { flow: string }) => paymentFlows.has(params.flow),
    isPaymentInProgress: ({ context }) => context.isPaymentInProgress,
  },
  actions: {
    openFlow: assign(({ context }, { flow }: { flow: PayTourFlow }) => ({
      flow,
      frameUrl: payFrameUrl(context, flow),
      isPaymentInProgress: paymentFlows.has(flow),
      hasConfirmFailed: false,
    })),
    closeFlow: assign({ flow: null, frameUrl: null, isPaymentInProgress: false }),
    noteConfirmFailed: assign({ hasConfirmFailed: true }),
    countRefusedMessage: assign({ refusedMessages: ({ context }) => context.refusedMessages + 1 }),
    takeLanguage: assign((_, { language }: { language: string }) => ({ language })),
    noteReloadDue: assign({ isReloadDue: true }),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
    reloadIfDue: enqueueActions(({ context, enqueue }) => {
      if (!context.isReloadDue) return
      enqueue.assign({ isReloadDue: false })
      enqueue.sendTo(to('browser'), { type: 'browser.reloadRequested' })
    }),
    askWhoTheGuestIs: sendTo(to('guest'), { type: 'guest.sessionOutdated' }),
  },
}).createMachine({
  id: 'payTour',
  context: ({ input }) => ({
    ...input,
    flow: null,
    frameUrl: null,
    isPaymentInProgress: false,
    isReloadDue: false,
    hasConfirmFailed: false,
    refusedMessages: 0,
  }),
  initial: 'closed',
  on: {
    'push.sessionExpired': [
      { guard: 'isPaymentInProgress', actions: 'noteReloadDue' },
      { actions: 'reloadPage' },
    ],
    'updates.reloadDue': [
      { guard: 'isPaymentInProgress', actions: 'noteReloadDue' },
      { actions: 'reloadPage' },
    ],
    'navigation.languageChanged': {
      actions: { type: 'takeLanguage', params: ({ event }) => event },
    },
    'payClient.messageRefused': { actions: 'countRefusedMessage' },
  },
  states: {
    closed: {
      entry: ['closeFlow', 'reloadIfDue'],
      on: {
        'payTour.openRequested': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'openFlow', params: ({ event }) => event },
        },
      },
    },
    open: {
      invoke: {
        src: 'payFrame',
        id: 'payFrame',
        input: ({ context: { flow, frameUrl } }) => ({
          flow: flow ?? 'moneycharge',
          url: frameUrl ?? '',
        }),
      },
      initial: 'opening',
      on: {
        'payClient.succeeded': [
          { guard: { type: 'isPayment', params: ({ event }) => event }, target: 'closed' },
          { target: 'confirming' },
        ],
        'payClient.closed': 'closed',
        'payTour.closeRequested': 'closed',
        'payTour.openRequested': [
          { guard: { type: 'isOpenAlready', params: ({ event }) => event } },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'open',
            reenter: true,
            actions: { type: 'openFlow', params: ({ event }) => event },
          },
        ],
      },
      states: {
        opening: {
          on: { 'payClient.ready': 'ready', 'payClient.viewReady': 'ready' },
          after: { frameTimeout: 'unanswered' },
        },
        unanswered: {
          on: {
            'payTour.openRequested': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: '#payTour.open',
              reenter: true,
              actions: { type: 'openFlow', params: ({ event }) => event },
            },
          },
        },
        ready: {},
      },
    },
    confirming: {
      invoke: {
        src: 'confirmSuccess',
        id: 'confirmSuccess',
        input: ({ event }) => {
          assertEvent(event, 'payClient.succeeded')
          return { flow: event.flow, redirectTo: event.redirectTo, hostId: event.hostId }
        },
        onDone: { target: 'closed', actions: 'askWhoTheGuestIs' },
        onError: { target: 'closed', actions: ['noteConfirmFailed', 'askWhoTheGuestIs'] },
      },
    },
  },
})
