import { assign, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { GuestState } from '../guest/guest.state.ts'
import type { DataProtectionEvent } from './dataProtection.events.ts'

/** What the guest said: to data protection alone, or to terms and data protection together. */
type Answer = 'accepted' | 'declined' | 'bothAccepted'

export interface DataProtectionContext {
  guestId: string | null
  /** Whether the platform wants the question answered. */
  isAsked: boolean
  /** The last answer; null until there is one. */
  answer: Answer | null
}

/** The question that stays open until it is answered with yes [LGL-4 LGL-5 LGL-6 LGL-8]. */
export const dataProtectionMachine = setup({
  types: {} as { context: DataProtectionContext; events: DataProtectionEvent },
  actors: {
    closeDataProtection: promiseSlot<void, { accepted: boolean }>('closeDataProtection'),
    closeBoth: promiseSlot<void>('closeBoth'),
  },
  guards: {
    isAsked: ({ context }) => context.isAsked,
    isSettled: ({ context }) => !context.isAsked,
    isDeclined: ({ context }) => context.answer === 'declined',
    isForBoth: ({ context }) => context.answer === 'bothAccepted',
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) => guest.id !== context.guestId,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({
      guestId: guest.id,
      isAsked: guest.showDataProtection,
      answer: null,
    })),
    takeWhetherAsked: assign((_, { isAsked }: { isAsked: boolean }) => ({ isAsked })),
    takeAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer })),
  },
}).createMachine({
  id: 'dataProtection',
  context: { guestId: null, isAsked: false, answer: null },
  initial: 'settled',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: '.settled',
        actions: { type: 'takeGuest', params: withEvent },
      },
      {
        actions: {
          type: 'takeWhetherAsked',
          params: ({ event }) => ({ isAsked: event.guest.showDataProtection }),
        },
      },
    ],
    'push.dataProtection': {
      actions: { type: 'takeWhetherAsked', params: ({ event }) => ({ isAsked: event.show }) },
    },
  },
  states: {
    settled: { always: { guard: 'isAsked', target: 'open' } },
    open: {
      always: { guard: 'isSettled', target: 'settled' },
      initial: 'awaitingAnswer',
      on: {
        'dataProtection.answered': {
          target: '.closing',
          actions: {
            type: 'takeAnswer',
            params: ({ event }) => ({ answer: event.accepted ? 'accepted' : 'declined' }),
          },
        },
        'dataProtection.bothAccepted': {
          target: '.closingBoth',
          actions: { type: 'takeAnswer', params: { answer: 'bothAccepted' } },
        },
      },
      states: {
        awaitingAnswer: {},
        closing: {
          invoke: {
            src: 'closeDataProtection',
            id: 'closeDataProtection',
            input: ({ context }) => ({ accepted: context.answer === 'accepted' }),
            onDone: [
              { guard: 'isDeclined', target: 'declined' },
              { actions: { type: 'takeWhetherAsked', params: { isAsked: false } } },
            ],
            onError: 'failed',
          },
        },
        closingBoth: {
          invoke: {
            src: 'closeBoth',
            id: 'closeBoth',
            onDone: { actions: { type: 'takeWhetherAsked', params: { isAsked: false } } },
            onError: 'failed',
          },
        },
        declined: {},
        failed: {
          on: {
            'dataProtection.retryRequested': [
              { guard: 'isForBoth', target: 'closingBoth' },
              { target: 'closing' },
            ],
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    dataProtection: typeof dataProtectionMachine
  }
}
