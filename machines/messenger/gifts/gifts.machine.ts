import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { Gift, GiftsEvent, ToyControl } from './gifts.events.ts'
import { type GiftCategory, offerOf } from './offer.ts'

export interface GiftsContext {
  /** Also those that are given no more: older messages hold them. */
  giftsById: Readonly<Record<string, Gift>>
  offer: readonly GiftCategory[]
  /** In the order in which the platform lists them. */
  toyControls: readonly ToyControl[]
}

/** What messages can carry: gifts and toy controls, loaded when they are first wanted [GFT-1 GFT-2 GFT-8]. */
export const giftsMachine = setup({
  types: {} as { context: GiftsContext; events: GiftsEvent },
  actors: {
    loadGifts: promiseSlot<readonly Gift[]>('loadGifts'),
    loadToyControls: promiseSlot<readonly ToyControl[]>('loadToyControls'),
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGifts: assign((_, { gifts }: { gifts: readonly Gift[] }) => ({
      giftsById: Object.fromEntries(gifts.map((gift) => [gift.id, gift])),
      offer: offerOf(gifts),
    })),
    takeToyControls: assign((_, { toyControls }: { toyControls: readonly ToyControl[] }) => ({
      toyControls,
    })),
  },
}).createMachine({
  id: 'gifts',
  context: { giftsById: {}, offer: [], toyControls: [] },
  type: 'parallel',
  states: {
    gifts: {
      initial: 'unknown',
      states: {
        unknown: { on: { 'gifts.wanted': 'loading' } },
        loading: {
          invoke: {
            src: 'loadGifts',
            id: 'loadGifts',
            onDone: {
              target: 'loaded',
              actions: { type: 'takeGifts', params: ({ event }) => ({ gifts: event.output }) },
            },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'gifts.wanted': 'loading',
            'gifts.retryRequested': 'loading',
            'recovery.retryDue': 'loading',
          },
        },
      },
    },
    toyControls: {
      initial: 'unknown',
      states: {
        unknown: { on: { 'gifts.wanted': 'loading' } },
        loading: {
          invoke: {
            src: 'loadToyControls',
            id: 'loadToyControls',
            onDone: {
              target: 'loaded',
              actions: {
                type: 'takeToyControls',
                params: ({ event }) => ({ toyControls: event.output }),
              },
            },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'gifts.wanted': 'loading',
            'gifts.retryRequested': 'loading',
            'recovery.retryDue': 'loading',
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    gifts: typeof giftsMachine
  }
}
