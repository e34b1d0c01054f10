import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../recovery/recovery.events.ts'
import type { CategoriesEvent, Category } from './categories.events.ts'

export interface CategoriesContext {
  /** In the order in which the platform lists them. */
  categories: readonly Category[]
}

/** The categories of the category filter, loaded when it is first opened. */
export const categoriesMachine = setup({
  types: {} as { context: CategoriesContext; events: CategoriesEvent },
  actors: { loadCategories: promiseSlot<readonly Category[]>('loadCategories') },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeCategories: assign({
      categories: (_, params: { categories: readonly Category[] }) => params.categories,
    }),
    forgetCategories: assign({ categories: [] }),
  },
}).createMachine({
  id: 'categories',
  context: { categories: [] },
  initial: 'unknown',
  states: {
    unknown: { on: { 'categories.wanted': 'loading' } },
    loading: {
      invoke: {
        src: 'loadCategories',
        id: 'loadCategories',
        onDone: {
          target: 'loaded',
          actions: {
            type: 'takeCategories',
            params: ({ event }) => ({ categories: event.output }),
          },
        },
        onError: 'failed',
      },
      on: { 'navigation.languageChanged': { target: 'loading', reenter: true } },
    },
    loaded: {
      on: { 'navigation.languageChanged': { target: 'loading', actions: 'forgetCategories' } },
    },
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'loading',
        'categories.wanted': 'loading',
        'categories.retryRequested': 'loading',
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    categories: typeof categoriesMachine
  }
}
