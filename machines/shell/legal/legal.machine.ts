import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../recovery/recovery.events.ts'
import type { LegalEvent, LegalTextId } from './legal.events.ts'

export interface LegalContext {
  /** The document of the page that is seen; null on other pages. */
  id: LegalTextId | null
  /** Where it is seen: another path is another document or another language. */
  path: string
  /** Null until it is loaded. */
  text: string | null
}

const documents: Readonly<Record<string, LegalTextId>> = {
  terms: 'GTC',
  dataProtection: 'PP',
  imprint: 'IMP',
}

/** The legal text of the page that is seen, in its language [LGL-3 LGL-7]. */
export const legalMachine = setup({
  types: {} as { context: LegalContext; events: LegalEvent },
  actors: { loadLegalText: promiseSlot<string, { id: LegalTextId }>('loadLegalText') },
  guards: {
    isLegalPage: (_, params: { page: string }) => params.page in documents,
    isSamePath: ({ context }, params: { path: string }) => params.path === context.path,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takePage: assign((_, { page, path }: { page: string; path: string }) => ({
      id: documents[page] ?? null,
      path,
      text: null,
    })),
    takeText: assign({ text: (_, params: { text: string }) => params.text }),
  },
}).createMachine({
  id: 'legal',
  context: { id: null, path: '', text: null },
  initial: 'elsewhere',
  on: {
    'navigation.pageEntered': [
      { guard: { type: 'isSamePath', params: withEvent } },
      {
        guard: { type: 'isLegalPage', params: withEvent },
        target: '.loading',
        actions: { type: 'takePage', params: withEvent },
      },
      { target: '.elsewhere', actions: { type: 'takePage', params: withEvent } },
    ],
  },
  states: {
    elsewhere: {},
    loading: {
      invoke: {
        src: 'loadLegalText',
        id: 'loadLegalText',
        input: ({ context }) => ({ id: context.id ?? 'GTC' }),
        onDone: {
          target: 'loaded',
          actions: { type: 'takeText', params: ({ event }) => ({ text: event.output }) },
        },
        onError: 'failed',
      },
    },
    loaded: {},
    failed: {
      entry: 'tellLoadFailed',
      on: { 'legal.retryRequested': 'loading', 'recovery.retryDue': 'loading' },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    legal: typeof legalMachine
  }
}
