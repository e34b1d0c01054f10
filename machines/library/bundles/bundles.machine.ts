import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { toNowOrLater } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, guestPage, type OfGuest } from '../guestPage.ts'
import type { Bundle, BundleAnswer, BundlesEvent } from './bundles.events.ts'

export interface BundlesContext extends OfGuest {
  /** Null until they came. */
  bundles: readonly Bundle[] | null
  /** The bundle that was ordered last; null before. */
  orderedId: string | null
  /** Why it was not ordered; `lost` when nobody knows. */
  refusal: Extract<BundleAnswer, { isOrdered: false }>['refusal'] | 'lost' | null
}

type Identified = { guest: GuestState }

const page = 'bundles'
const loaded = ({ event }: { event: { output: readonly Bundle[] } }) => ({ bundles: event.output })
const answered = ({ event }: { event: { output: BundleAnswer } }) => event.output
/** What was paid comes with a balance: the platform says which bundles are the guest's now. */
const whenPaid = {
  guard: { type: 'isPayment', params: withEvent },
  target: '.deciding',
} as const

/** Coins with videos on top: what there is, and the order that a checkout takes the money for [CHK-6 PAY-15]. */
export const bundlesMachine = setup({
  types: {} as { context: BundlesContext; events: BundlesEvent },
  actors: {
    loadBundles: promiseSlot<readonly Bundle[]>('loadBundles'),
    orderBundle: promiseSlot<BundleAnswer, { bundleId: string }>('orderBundle'),
  },
  guards: {
    ...guestGuards,
    isTheirPage: (_: unknown, entered: { page: string }) => entered.page === page,
    isPayment: (_: unknown, { isPayment }: { isPayment: boolean }) => isPayment,
    isOrdered: (_: unknown, { isOrdered }: BundleAnswer) => isOrdered,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({
      guestId: guestIdOf(guest),
      bundles: null,
      orderedId: null,
      refusal: null,
    })),
    takeBundles: assign((_, { bundles }: { bundles: readonly Bundle[] }) => ({ bundles })),
    takeOrder: assign((_, { bundleId }: { bundleId: string }) => ({
      orderedId: bundleId,
      refusal: null,
    })),
    noteOrdered: assign(({ context: { bundles, orderedId } }) => ({
      bundles:
        bundles?.map((one) =>
          one.id === orderedId ? { ...one, state: 'ordered' as const } : one,
        ) ?? null,
    })),
    noteRefused: assign((_, answer: BundleAnswer) => ({
      refusal: answer.isOrdered ? null : answer.refusal,
    })),
    noteLost: assign({ refusal: 'lost' }),
    openCheckout: enqueueActions(({ enqueue }, answer: BundleAnswer) => {
      if (!answer.isOrdered) return
      const { checkoutUrl: url } = answer
      enqueue.sendTo(...toNowOrLater('checkout', { type: 'checkout.openRequested', url }))
    }),
  },
}).createMachine({
  id: 'bundles',
  context: { guestId: undefined, bundles: null, orderedId: null, refusal: null },
  type: 'parallel',
  states: {
    page: guestPage({
      isTheirs: 'isTheirPage',
      entered: [],
      on: { 'push.guestBalance': whenPaid },
      decided: { target: 'loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadBundles',
            id: 'loadBundles',
            onDone: { target: 'known', actions: { type: 'takeBundles', params: loaded } },
            onError: 'failed',
          },
        },
        known: {},
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'loading', 'bundles.retryRequested': 'loading' },
        },
      },
    }),
    order: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'bundles.orderRequested': {
              guard: 'isSomebodyHere',
              target: 'ordering',
              actions: { type: 'takeOrder', params: withEvent },
            },
          },
        },
        ordering: {
          invoke: {
            src: 'orderBundle',
            id: 'orderBundle',
            input: ({ context }) => ({ bundleId: context.orderedId ?? '' }),
            onDone: [
              {
                guard: { type: 'isOrdered', params: answered },
                target: 'settled',
                actions: ['noteOrdered', { type: 'openCheckout', params: answered }],
              },
              { target: 'settled', actions: { type: 'noteRefused', params: answered } },
            ],
            /** Ordered again it is one order. */
            onError: { target: 'settled', actions: 'noteLost' },
          },
          on: {
            'guest.identified': {
              guard: { type: 'isOtherGuest', params: withEvent },
              target: 'settled',
            },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    bundles: typeof bundlesMachine
  }
}
