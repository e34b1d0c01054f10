import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { ActorNewsEvent, ActorSale, OfActor, TvAppearance } from './actorNews.events.ts'

export interface ActorNewsContext {
  /** Null before any performer was wanted. */
  actorId: string | null
  /** Null while the performer is not to be in the stream, and until that is known. */
  tv: TvAppearance | null
  sales: readonly ActorSale[]
}

const ofActor = ({ context: { actorId } }: { context: ActorNewsContext }): OfActor => ({
  actorId: actorId ?? '',
})

/** What is on around a performer: TV and discounts, each failing alone [ACT-25 ACT-34]. */
export const actorNewsMachine = setup({
  types: {} as { context: ActorNewsContext; events: ActorNewsEvent },
  actors: {
    loadActorTv: promiseSlot<TvAppearance | null, OfActor>('loadActorTv'),
    loadActorSales: promiseSlot<readonly ActorSale[], OfActor>('loadActorSales'),
  },
  guards: {
    isOther: ({ context }, { actorId }: OfActor) => context.actorId !== actorId,
    isWanted: ({ context }) => context.actorId !== null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeActor: assign((_, { actorId }: OfActor) => ({ actorId, tv: null, sales: [] })),
    takeTv: assign((_, { tv }: { tv: TvAppearance | null }) => ({ tv })),
    takeSales: assign((_, { sales }: { sales: readonly ActorSale[] }) => ({ sales })),
  },
}).createMachine({
  id: 'actorNews',
  context: { actorId: null, tv: null, sales: [] },
  type: 'parallel',
  on: {
    'actorNews.wanted': {
      guard: { type: 'isOther', params: withEvent },
      target: ['.tv.loading', '.sales.loading'],
      actions: { type: 'takeActor', params: withEvent },
    },
  },
  states: {
    tv: {
      initial: 'unwanted',
      states: {
        unwanted: {},
        loading: {
          invoke: {
            src: 'loadActorTv',
            id: 'loadActorTv',
            input: ofActor,
            onDone: {
              target: 'known',
              actions: { type: 'takeTv', params: ({ event }) => ({ tv: event.output }) },
            },
            onError: 'failed',
          },
        },
        known: {},
        failed: { entry: 'tellLoadFailed', on: { 'recovery.retryDue': 'loading' } },
      },
    },
    sales: {
      initial: 'unwanted',
      on: {
        'navigation.languageChanged': { guard: 'isWanted', target: '.loading' },
      },
      states: {
        unwanted: {},
        loading: {
          invoke: {
            src: 'loadActorSales',
            id: 'loadActorSales',
            input: ofActor,
            onDone: {
              target: 'known',
              actions: { type: 'takeSales', params: ({ event }) => ({ sales: event.output }) },
            },
            onError: 'failed',
          },
        },
        known: {},
        failed: { entry: 'tellLoadFailed', on: { 'recovery.retryDue': 'loading' } },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    actorNews: typeof actorNewsMachine
  }
}
