import { assign, setup } from 'xstate'
import { promiseSlot } from '../../../../machines/core/slot.ts'
import { withEvent } from '../../../../machines/core/withEvent.ts'
import type { ArrivingPage } from '../../console.shapes.ts'
import { sentenceOf } from '../shell/sentence.ts'

interface ArrivingContext {
  /** Null until the first answer. */
  page: ArrivingPage | null
  failure: string | null
}

export type ArrivingEvent = { type: 'arriving.refreshRequested' }

/** Reports that are not whole, as they were when one last looked. */
export const arrivingMachine = setup({
  types: {} as { context: ArrivingContext; events: ArrivingEvent },
  actors: { loadArriving: promiseSlot<ArrivingPage>('loadArriving') },
  actions: {
    takePage: assign((_, { page }: { page: ArrivingPage }) => ({ page, failure: null })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
  },
}).createMachine({
  id: 'arriving',
  context: { page: null, failure: null },
  initial: 'loading',
  on: { 'arriving.refreshRequested': '.loading' },
  states: {
    loading: {
      invoke: {
        src: 'loadArriving',
        id: 'loadArriving',
        onDone: {
          target: 'loaded',
          actions: { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    loaded: {},
    failed: {},
  },
})
