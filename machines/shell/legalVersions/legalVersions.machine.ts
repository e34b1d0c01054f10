import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { LegalTextId } from '../legal/legal.events.ts'
import { loadFailed } from '../recovery/recovery.events.ts'
import type {
  LegalVersion,
  LegalVersionsEvent,
  LegalVersionsWanted,
} from './legalVersions.events.ts'

export interface LegalVersionsContext {
  /** Null before any document was wanted. */
  id: LegalTextId | null
  versions: readonly LegalVersion[]
  /** How many there are in all. */
  total: number
}

type Answer = { versions: readonly LegalVersion[]; total: number }

const none = { versions: [], total: 0 } as const

/** How the legal document that is shown has changed, as far back as the guest wants to know [SEO-4]. */
export const legalVersionsMachine = setup({
  types: {} as { context: LegalVersionsContext; events: LegalVersionsEvent },
  actors: { loadLegalVersions: promiseSlot<Answer, LegalVersionsWanted>('loadLegalVersions') },
  guards: {
    isOther: ({ context }, { id }: { id: LegalTextId }) => context.id !== id,
    isWanted: ({ context }) => context.id !== null,
    areMore: ({ context: { total, versions } }) => versions.length < total,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeDocument: assign((_, { id }: { id: LegalTextId }) => ({ id, ...none })),
    forgetVersions: assign(none),
    addVersions: assign(({ context }, { versions, total }: Answer) => ({
      versions: [...context.versions, ...versions],
      total,
    })),
  },
}).createMachine({
  id: 'legalVersions',
  context: { id: null, ...none },
  initial: 'unwanted',
  on: {
    'legalVersions.wanted': {
      guard: { type: 'isOther', params: withEvent },
      target: '.loading',
      reenter: true,
      actions: { type: 'takeDocument', params: withEvent },
    },
    'navigation.languageChanged': {
      guard: 'isWanted',
      target: '.loading',
      reenter: true,
      actions: 'forgetVersions',
    },
  },
  states: {
    unwanted: {},
    loading: {
      invoke: {
        src: 'loadLegalVersions',
        id: 'loadLegalVersions',
        input: ({ context: { id, versions } }) => ({ id: id ?? 'GTC', offset: versions.length }),
        onDone: {
          target: 'loaded',
          actions: { type: 'addVersions', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    loaded: { on: { 'legalVersions.moreRequested': { guard: 'areMore', target: 'loading' } } },
    failed: {
      entry: 'tellLoadFailed',
      on: { 'recovery.retryDue': 'loading', 'legalVersions.moreRequested': 'loading' },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    legalVersions: typeof legalVersionsMachine
  }
}
