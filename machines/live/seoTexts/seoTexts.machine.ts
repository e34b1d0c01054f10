import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { keyOf, type SeoSubject, type SeoText, type SeoTextsEvent } from './seoTexts.events.ts'

export interface SeoTextsContext {
  /** Null before anything was wanted. */
  about: SeoSubject | null
  texts: readonly SeoText[]
}

type Wanted = { about: SeoSubject }

/** The texts at the foot of pages [SEO-1 SEO-3 SEO-5]. */
export const seoTextsMachine = setup({
  types: {} as { context: SeoTextsContext; events: SeoTextsEvent },
  actors: { loadSeoTexts: promiseSlot<readonly SeoText[], SeoSubject>('loadSeoTexts') },
  guards: {
    isOther: ({ context }, { about }: Wanted) =>
      context.about === null || keyOf(context.about) !== keyOf(about),
    isWanted: ({ context }) => context.about !== null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeSubject: assign((_, { about }: Wanted) => ({ about, texts: [] })),
    takeTexts: assign((_, { texts }: { texts: readonly SeoText[] }) => ({ texts })),
  },
}).createMachine({
  id: 'seoTexts',
  context: { about: null, texts: [] },
  initial: 'unwanted',
  on: {
    'seoTexts.wanted': {
      guard: { type: 'isOther', params: withEvent },
      target: '.loading',
      reenter: true,
      actions: { type: 'takeSubject', params: withEvent },
    },
    'navigation.languageChanged': {
      guard: 'isWanted',
      target: '.loading',
      reenter: true,
    },
  },
  states: {
    unwanted: {},
    loading: {
      invoke: {
        src: 'loadSeoTexts',
        id: 'loadSeoTexts',
        input: ({ context: { about } }) => about ?? { tags: [] },
        onDone: {
          target: 'loaded',
          actions: { type: 'takeTexts', params: ({ event }) => ({ texts: event.output }) },
        },
        onError: 'failed',
      },
    },
    loaded: {},
    failed: {
      entry: 'tellLoadFailed',
      on: { 'recovery.retryDue': 'loading' },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    seoTexts: typeof seoTextsMachine
  }
}
