import { assign, sendTo, setup } from 'xstate'
import { type Presence, presence } from '../../core/presence.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { camsRouteAt } from '../cams/camsPages.ts'
import type { OnlineAmountEvent } from './onlineAmount.events.ts'

export interface OnlineAmountContext {
  /** Null until the platform has said it. */
  amount: number | null
  /** Who has come or gone since. */
  told: Readonly<Record<string, boolean>>
  /** Whether a page that shows it is seen. */
  isOnPage: boolean
  isVisible: boolean
}

/** How long the amount counts as new, in ms. */
export const freshFor = 60_000

/**
 * How many performers are online: asked for while a page of performers is seen, at most once a minute, and
 * moved by one for each who comes or goes meanwhile [ACT-35].
 */
export const onlineAmountMachine = setup({
  types: {} as { context: OnlineAmountContext; events: OnlineAmountEvent },
  actors: { loadOnlineAmount: promiseSlot<number>('loadOnlineAmount') },
  delays: { freshFor },
  guards: {
    isSeen: ({ context: { isOnPage, isVisible } }) => isOnPage && isVisible,
    /** Before the amount is known there is nothing to move. */
    isNews: ({ context: { amount, told } }, { actorId, isOnline }: Presence) =>
      amount !== null && told[actorId] !== isOnline,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    noteShown: assign({ isVisible: true }),
    noteHidden: assign({ isVisible: false }),
    takePage: assign((_, { path }: { path: string }) => ({ isOnPage: camsRouteAt(path) !== null })),
    takeAmount: assign((_, { amount }: { amount: number }) => ({ amount, told: {} })),
    move: assign(({ context: { amount, told } }, { actorId, isOnline }: Presence) => ({
      amount: Math.max(0, (amount ?? 0) + (isOnline ? 1 : -1)),
      told: { ...told, [actorId]: isOnline },
    })),
  },
}).createMachine({
  id: 'onlineAmount',
  context: { amount: null, told: {}, isOnPage: false, isVisible: true },
  initial: 'stale',
  on: {
    'navigation.pageEntered': { actions: { type: 'takePage', params: withEvent } },
    'browser.shown': { actions: 'noteShown' },
    'browser.hidden': { actions: 'noteHidden' },
    'push.actorOnline': {
      guard: { type: 'isNews', params: presence(true) },
      actions: { type: 'move', params: presence(true) },
    },
    'push.actorOffline': {
      guard: { type: 'isNews', params: presence(false) },
      actions: { type: 'move', params: presence(false) },
    },
  },
  states: {
    stale: { always: { guard: 'isSeen', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadOnlineAmount',
        id: 'loadOnlineAmount',
        onDone: {
          target: 'fresh',
          actions: { type: 'takeAmount', params: ({ event }) => ({ amount: event.output }) },
        },
        onError: 'failed',
      },
    },
    fresh: { after: { freshFor: 'stale' } },
    failed: { entry: 'tellLoadFailed', on: { 'recovery.retryDue': 'stale' } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    onlineAmount: typeof onlineAmountMachine
  }
}
