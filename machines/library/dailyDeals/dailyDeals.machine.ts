import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { now } from '../../core/clock.ts'
import { promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, guestPage, type OfGuest } from '../guestPage.ts'
import type { DailyDeals, DailyDealsEvent } from './dailyDeals.events.ts'

export interface DailyDealsContext extends OfGuest {
  /** Null until they came. */
  deals: DailyDeals | null
}

type Identified = { guest: GuestState }

const page = 'dailyDeals'
const loaded = ({ event }: { event: { output: DailyDeals } }) => ({ deals: event.output })
/** The longest that a timer is set for, in ms; the least keeps answers of a day that is over from being asked for in a row. */
const longest = 86_400_000
const shortest = 30_000

/** What costs less today; at the end of the day the next day's are asked for. */
export const dailyDealsMachine = setup({
  types: {} as { context: DailyDealsContext; events: DailyDealsEvent },
  actors: { loadDailyDeals: promiseSlot<DailyDeals>('loadDailyDeals') },
  delays: {
    untilTheyEnd: ({ context }) =>
      Math.min(longest, Math.max(shortest, (context.deals?.endsAt ?? 0) - now())),
  },
  guards: {
    isTheirPage: (_, entered: { page: string }) => entered.page === page,
    ...guestGuards,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest), deals: null })),
    takeDeals: assign((_, { deals }: { deals: DailyDeals }) => ({ deals })),
  },
}).createMachine({
  id: 'dailyDeals',
  context: { guestId: undefined, deals: null },
  ...guestPage({
    isTheirs: 'isTheirPage',
    entered: [],
    on: { 'purchase.done': '.deciding', 'push.vipAboUpdated': '.deciding' },
    decided: { target: 'loading' },
    states: {
      loading: {
        invoke: {
          src: 'loadDailyDeals',
          id: 'loadDailyDeals',
          onDone: { target: 'known', actions: { type: 'takeDeals', params: loaded } },
          onError: 'failed',
        },
      },
      known: { after: { untilTheyEnd: 'loading' } },
      failed: {
        entry: 'tellLoadFailed',
        on: { 'recovery.retryDue': 'loading', 'dailyDeals.retryRequested': 'loading' },
      },
    },
  }),
})

declare module '../../core/address.ts' {
  interface Machines {
    dailyDeals: typeof dailyDealsMachine
  }
}
