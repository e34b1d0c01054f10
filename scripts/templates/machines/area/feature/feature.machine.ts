import { assign, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import type { FeatureEvent, FeatureItem } from './feature.events.ts'

export interface FeatureContext {
  items: readonly FeatureItem[]
}

/** The items of the feature: loaded at once, and again when the guest asks after a failure. */
export const featureMachine = setup({
  types: {} as { context: FeatureContext; events: FeatureEvent },
  actors: { loadFeature: promiseSlot<FeatureItem[]>('loadFeature') },
  actions: {
    takeItems: assign({ items: (_, params: { items: FeatureItem[] }) => params.items }),
  },
}).createMachine({
  id: 'feature',
  context: { items: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadFeature',
        id: 'loadFeature',
        onDone: {
          target: 'loaded',
          actions: { type: 'takeItems', params: ({ event }) => ({ items: event.output }) },
        },
        onError: 'failed',
      },
    },
    loaded: {},
    failed: { on: { 'feature.retryRequested': 'loading' } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    feature: typeof featureMachine
  }
}
