import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import type { OneClickCharge, OneClickEvent } from './oneClick.events.ts'

export interface OneClickContext {
  guestId: string | null
  /** What is to be charged once the platform says that it can be. */
  charge: OneClickCharge | null
  /** Why it cannot be, as the platform names it; null without a reason. */
  reason: string | null
}

/** How long the platform may take to answer, in ms: a click is not charged later than that. */
export const answerTimeout = 10_000

type Known = { guest: GuestState }
type Answer = { possible: boolean; reason?: string | null }

const refused = {
  target: 'impossible',
  actions: { type: 'takeReason', params: ({ event }: { event: Answer }) => event },
} as const

/** Charging by one click: asked before each charge, and each click charged once [PAY-42 to PAY-44]. */
export const oneClickMachine = setup({
  types: {} as { context: OneClickContext; events: OneClickEvent },
  delays: { answerTimeout },
  guards: {
    isOtherGuest: ({ context }, { guest }: Known) => guest.id !== context.guestId,
    isAnonymous: ({ context }) => context.guestId === null,
    isPossible: (_, { possible }: Answer) => possible,
    isChargePossible: ({ context }, { possible }: Answer) => possible && context.charge !== null,
    isChargeRequested: ({ context }) => context.charge !== null,
    isPayment: (_, { isPayment }: { isPayment: boolean }) => isPayment,
  },
  actions: {
    takeGuest: assign((_, { guest }: Known) => ({ guestId: guest.id, reason: null })),
    takeCharge: assign((_, { amount, channelId }: OneClickCharge) => ({
      charge: { amount, channelId },
    })),
    takeReason: assign((_, { reason = null }: Answer) => ({ reason })),
    forgetCharge: assign({ charge: null }),
    ask: sendTo(to('realtime'), messageSubmitted({ type: 'canOneClick' })),
    submitCharge: sendTo(to('realtime'), ({ context: { charge } }) =>
      messageSubmitted({ type: 'chargeOneClick', ...(charge as OneClickCharge) }),
    ),
    topUpInstead: enqueueActions(({ context: { charge }, enqueue }) => {
      if (!charge) return
      enqueue.sendTo(to('payTour'), {
        type: 'payTour.openRequested',
        flow: 'moneycharge',
        prefill: { selectedAmount: charge.amount },
      })
    }),
  },
}).createMachine({
  id: 'oneClick',
  context: { guestId: null, charge: null, reason: null },
  initial: 'unknown',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: '.unknown',
      actions: { type: 'takeGuest', params: withEvent },
    },
    'oneClick.askRequested': [{ guard: 'isAnonymous' }, { target: '.asking' }],
    'oneClick.chargeRequested': [
      { guard: 'isAnonymous' },
      { target: '.asking', actions: { type: 'takeCharge', params: withEvent } },
    ],
  },
  states: {
    unknown: { entry: 'forgetCharge' },
    asking: {
      entry: 'ask',
      after: { answerTimeout: 'unknown' },
      on: {
        'oneClick.askRequested': {},
        'oneClick.chargeRequested': [
          { guard: 'isChargeRequested' },
          { actions: { type: 'takeCharge', params: withEvent } },
        ],
        'push.canOneClickResult': [
          {
            guard: { type: 'isChargePossible', params: withEvent },
            target: 'charging',
          },
          {
            guard: { type: 'isPossible', params: withEvent },
            target: 'possible',
          },
          refused,
        ],
      },
    },
    charging: {
      entry: 'submitCharge',
      after: { answerTimeout: 'unknown' },
      on: {
        'oneClick.askRequested': {},
        'oneClick.chargeRequested': {},
        'push.guestBalance': {
          guard: { type: 'isPayment', params: withEvent },
          target: 'possible',
        },
        'push.canOneClickResult': [{ guard: { type: 'isPossible', params: withEvent } }, refused],
      },
    },
    possible: { entry: 'forgetCharge' },
    impossible: { entry: ['topUpInstead', 'forgetCharge'] },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    oneClick: typeof oneClickMachine
  }
}
