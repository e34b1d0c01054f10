import { assign, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { now } from '../../core/clock.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Clash, ClashOfCamsEvent } from './clashOfCams.events.ts'
import { readClash } from './readClash.ts'

export interface ClashOfCamsContext {
  guestId: string | null
  /** As the platform counted it last; null while there is none. */
  clash: Clash | null
  /** Pushes that said nothing which can be shown. */
  refused: number
}

type Told = { data: unknown }
type Named = { guest: GuestState }

/** How long it is shown who won, in ms. */
export const shownAfter = 60_000

/** How the votes in a clash of two performers stand, push by push, and who won [RT-21]. */
export const clashOfCamsMachine = setup({
  types: {} as { context: ClashOfCamsContext; events: ClashOfCamsEvent },
  delays: {
    over: ({ context: { clash } }) => Math.max(0, (clash?.endsAt ?? 0) - now()),
    shownAfter,
  },
  guards: {
    isClash: (_, { data }: Told) => readClash(data) !== null,
    isOtherGuest: ({ context }, { guest }: Named) => context.guestId !== guestIdOf(guest),
  },
  actions: {
    takeGuest: assign((_, { guest }: Named) => ({ guestId: guestIdOf(guest) })),
    takeClash: assign((_, { data }: Told) => ({ clash: readClash(data) })),
    countRefused: assign({ refused: ({ context }) => context.refused + 1 }),
    forget: assign({ clash: null }),
  },
}).createMachine({
  id: 'clashOfCams',
  context: { guestId: null, clash: null, refused: 0 },
  initial: 'quiet',
  on: {
    'push.clashOfCamsVoting': [
      {
        guard: { type: 'isClash', params: withEvent },
        target: '.running',
        actions: { type: 'takeClash', params: withEvent },
      },
      { actions: 'countRefused' },
    ],
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: '.quiet',
      actions: { type: 'takeGuest', params: withEvent },
    },
  },
  states: {
    quiet: { entry: 'forget' },
    running: { after: { over: 'over' } },
    over: { after: { shownAfter: 'quiet' } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    clashOfCams: typeof clashOfCamsMachine
  }
}
