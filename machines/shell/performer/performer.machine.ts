import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../recovery/recovery.events.ts'
import type { FoundPerformer, PerformerEvent } from './performer.events.ts'

export interface PerformerContext {
  /** As the address of the page has it; null until a page named one. */
  actorName: string | null
  /** By which everything else of the platform knows the performer; null while it is not known. */
  actorId: string | null
}

type Named = { actorName: string }

/** Who the performer is whom the address of the page names [ACT-26]. */
export const performerMachine = setup({
  types: {} as { context: PerformerContext; events: PerformerEvent },
  actors: { findPerformer: promiseSlot<FoundPerformer | null, Named>('findPerformer') },
  guards: {
    isAnother: ({ context }, { actorName }: Named) => actorName !== context.actorName,
    isKnown: (_, { found }: { found: FoundPerformer | null }) => found !== null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeName: assign((_, { actorName }: Named) => ({ actorName, actorId: null })),
    takeId: assign({
      actorId: (_, { found }: { found: FoundPerformer | null }) => found?.id ?? null,
    }),
  },
}).createMachine({
  id: 'performer',
  context: { actorName: null, actorId: null },
  initial: 'unwanted',
  on: {
    'performer.wanted': {
      guard: { type: 'isAnother', params: withEvent },
      target: '.loading',
      actions: { type: 'takeName', params: withEvent },
    },
  },
  states: {
    unwanted: {},
    loading: {
      invoke: {
        src: 'findPerformer',
        id: 'findPerformer',
        input: ({ context }) => ({ actorName: context.actorName ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ found: event.output }) },
            target: 'known',
            actions: { type: 'takeId', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: 'failed',
      },
    },
    known: {},
    unknown: {},
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'loading',
        'performer.wanted': { target: 'loading', actions: { type: 'takeName', params: withEvent } },
        'performer.retryRequested': 'loading',
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    performer: typeof performerMachine
  }
}
