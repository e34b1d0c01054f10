import { assign, sendTo, setup, stateIn } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { promiseSlot } from '../../core/slot.ts'
import type { ConversionChatAction, ConversionChatEvent } from './conversionChat.events.ts'

export interface ConversionChatContext {
  guestId: string | null
  /** When the countdown ends, in ms since the epoch; null without one. */
  endsAt: number | null
  /** What was asked for last; null for nothing yet. */
  wish: ConversionChatAction | null
  /** What the platform took last; null when that is not known. */
  done: ConversionChatAction | null
}

/** How often the countdown is looked at, in ms: a device that slept does not hear a long timer in time. */
export const longestWait = 60_000

const requested = (action: ConversionChatAction) =>
  ({ type: 'takeRequest', params: { action } }) as const
const identified = { params: ({ event }: { event: { guest: GuestState } }) => event } as const

/** The chat that a guest may have while its countdown runs [CVC-1 CVC-2]. */
export const conversionChatMachine = setup({
  types: {} as { context: ConversionChatContext; events: ConversionChatEvent },
  actors: {
    switchConversionChat: promiseSlot<void, { action: ConversionChatAction }>(
      'switchConversionChat',
    ),
  },
  delays: {
    nextLook: ({ context: { endsAt } }) => Math.min(longestWait, (endsAt ?? now()) - now()),
  },
  guards: {
    isAhead: ({ context: { endsAt } }) => endsAt !== null && endsAt > now(),
    isOver: ({ context: { endsAt } }) => endsAt === null || endsAt <= now(),
    isEligible: stateIn({ countdown: 'running' }),
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) => guest.id !== context.guestId,
  },
  actions: {
    takeEnd: assign({
      endsAt: (_, { guest }: { guest: GuestState }) => guest.conversionChatEndsAt,
    }),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({
      guestId: guest.id,
      wish: null,
      done: null,
    })),
    takeRequest: assign((_, { action }: { action: ConversionChatAction }) => ({ wish: action })),
    noteDone: assign({ done: ({ context }) => context.wish }),
    tellGuestOutdated: sendTo(to('guest'), { type: 'guest.sessionOutdated' }),
  },
}).createMachine({
  id: 'conversionChat',
  context: { guestId: null, endsAt: null, wish: null, done: null },
  type: 'parallel',
  states: {
    countdown: {
      initial: 'over',
      on: {
        'guest.identified': { target: '.over', actions: { type: 'takeEnd', ...identified } },
      },
      states: {
        over: { always: { guard: 'isAhead', target: 'running' } },
        running: {
          always: { guard: 'isOver', target: 'over' },
          after: { nextLook: { target: 'running', reenter: true } },
          on: { 'browser.shown': { target: 'running', reenter: true } },
        },
      },
    },
    switch: {
      initial: 'idle',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', ...identified },
          target: '.idle',
          actions: { type: 'takeGuest', ...identified },
        },
      },
      states: {
        idle: {
          on: {
            'conversionChat.enableRequested': {
              guard: 'isEligible',
              target: 'switching',
              actions: requested('enable'),
            },
            'conversionChat.disableRequested': {
              guard: 'isEligible',
              target: 'switching',
              actions: requested('disable'),
            },
          },
        },
        switching: {
          invoke: {
            src: 'switchConversionChat',
            id: 'switchConversionChat',
            input: ({ context: { wish } }) => ({ action: wish ?? 'disable' }),
            onDone: { target: 'idle', actions: ['noteDone', 'tellGuestOutdated'] },
            onError: 'failed',
          },
        },
        failed: {
          on: {
            'conversionChat.retryRequested': { guard: 'isEligible', target: 'switching' },
            'conversionChat.enableRequested': {
              guard: 'isEligible',
              target: 'switching',
              actions: requested('enable'),
            },
            'conversionChat.disableRequested': {
              guard: 'isEligible',
              target: 'switching',
              actions: requested('disable'),
            },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    conversionChat: typeof conversionChatMachine
  }
}
