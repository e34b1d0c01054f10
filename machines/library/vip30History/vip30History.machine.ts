import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { publicPage } from '../publicPage.ts'
import type { Vip30HistoryEvent, Vip30Month } from './vip30History.events.ts'

export interface Vip30HistoryContext {
  /** This month first; null until they came. */
  months: readonly Vip30Month[] | null
}

const loaded = ({ event }: { event: { output: readonly Vip30Month[] } }) => ({
  months: event.output,
})

/** What the thirty videos of each month are worth to VIP guests, on the page of their club [VID-3]. */
export const vip30HistoryMachine = setup({
  types: {} as { context: Vip30HistoryContext; events: Vip30HistoryEvent },
  actors: { loadVip30History: promiseSlot<readonly Vip30Month[]>('loadVip30History') },
  guards: {
    isTheirPage: (_, { page }: { page: string }) => page === 'vipClub',
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeMonths: assign((_, { months }: { months: readonly Vip30Month[] }) => ({ months })),
  },
}).createMachine({
  id: 'vip30History',
  context: { months: null },
  ...publicPage({
    isTheirs: 'isTheirPage',
    load: 'loadVip30History',
    take: { type: 'takeMonths', params: loaded },
    retried: 'vip30History.retryRequested',
  }),
})

declare module '../../core/address.ts' {
  interface Machines {
    vip30History: typeof vip30HistoryMachine
  }
}
