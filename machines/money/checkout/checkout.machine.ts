import { assign, type EventObject, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { CheckoutEvent, CheckoutRefusal } from './checkout.events.ts'
import { isCheckoutUrl } from './checkoutUrl.ts'

/** Why no checkout is shown. */
export type CheckoutFailure = 'invalidUrl' | 'popupBlocked'

export interface CheckoutContext {
  url: string | null
  /** The window that it asked for is open. */
  isOrdered: boolean
  /** A checkout within a frame opens in a tab of its own [CHK-9]. */
  isInNewTab: boolean
  failure: CheckoutFailure | null
  /** Messages that nothing was done about, by reason. */
  refusedMessages: Readonly<Partial<Record<CheckoutRefusal, number>>>
}

/** What is logged of a refused message; others are only counted [CHK-7 CHK-8]. */
const problems: Partial<Record<CheckoutRefusal, string>> = {
  wrongId: 'Invalid message response',
  unknownAction: 'Unhandled message response action',
}

type Refused = { reason: CheckoutRefusal; count?: number }

/** A checkout in a window of its own and what it asks of the page [CHK-1 to CHK-10]. */
export const checkoutMachine = setup({
  types: {} as { context: CheckoutContext; events: CheckoutEvent },
  actors: { checkoutWindow: callbackSlot<EventObject, { url: string }>('checkoutWindow') },
  guards: {
    isCheckoutUrl: (_, { url }: { url: string }) => isCheckoutUrl(url),
    isLogged: (_, { reason }: Refused) => problems[reason] !== undefined,
  },
  actions: {
    takeUrl: assign((_, { url }: { url: string }) => ({
      url,
      isOrdered: false,
      isInNewTab: false,
      failure: null,
    })),
    forgetUrl: assign({ url: null }),
    noteOpened: assign((_, { inNewTab }: { inNewTab: boolean }) => ({
      isOrdered: true,
      isInNewTab: inNewTab,
      failure: null,
    })),
    clearFailure: assign({ failure: null }),
    noteFailure: assign((_, { failure }: { failure: CheckoutFailure }) => ({ failure })),
    countRefused: assign(({ context: { refusedMessages } }, { reason, count = 1 }: Refused) => ({
      refusedMessages: { ...refusedMessages, [reason]: (refusedMessages[reason] ?? 0) + count },
    })),
    reportRefused: sendTo(to('reporting'), (_, { reason }: Refused) => ({
      type: 'reporting.problemMet',
      problem: { where: 'checkout', what: problems[reason] ?? reason },
    })),
    askForBalance: sendTo(to('guest'), { type: 'guest.balanceOutdated' }),
  },
}).createMachine({
  id: 'checkout',
  context: { url: null, isOrdered: false, isInNewTab: false, failure: null, refusedMessages: {} },
  initial: 'closed',
  on: {
    'checkout.openRequested': [
      {
        guard: { type: 'isCheckoutUrl', params: withEvent },
        target: '.open',
        reenter: true,
        actions: { type: 'takeUrl', params: withEvent },
      },
      { actions: { type: 'noteFailure', params: { failure: 'invalidUrl' } } },
    ],
  },
  states: {
    closed: {
      entry: 'forgetUrl',
      on: { 'checkout.closeRequested': { actions: 'clearFailure' } },
    },
    open: {
      invoke: {
        src: 'checkoutWindow',
        id: 'checkoutWindow',
        input: ({ context }) => ({ url: context.url ?? '' }),
      },
      exit: 'askForBalance',
      on: {
        'checkout.opened': { actions: { type: 'noteOpened', params: withEvent } },
        'checkout.popupBlocked': {
          actions: { type: 'noteFailure', params: { failure: 'popupBlocked' } },
        },
        'checkout.urlInvalid': {
          actions: { type: 'noteFailure', params: { failure: 'invalidUrl' } },
        },
        'checkout.messageRefused': [
          {
            guard: { type: 'isLogged', params: withEvent },
            actions: [
              { type: 'countRefused', params: withEvent },
              { type: 'reportRefused', params: withEvent },
            ],
          },
          { actions: { type: 'countRefused', params: withEvent } },
        ],
        'checkout.closed': { target: 'closed', actions: 'clearFailure' },
        'checkout.closeRequested': { target: 'closed', actions: 'clearFailure' },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    checkout: typeof checkoutMachine
  }
}
