import { assign, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { GuestRating } from '../../library/album/album.events.ts'
import type { SedcardsRating, SedcardsRatingEvent } from './sedcardsRating.events.ts'

export interface SedcardsRatingContext {
  guestId: string | null
  /** What the guest said last; null before. */
  said: SedcardsRating | null
  /** By the performer: what they said here and the platform knows. */
  stored: Readonly<Record<string, GuestRating>>
}

type Identified = { guest: GuestState }

/** What the guest thinks of performers' sedcards; of what is said twice the last word counts [GAL-17]. */
export const sedcardsRatingMachine = setup({
  types: {} as { context: SedcardsRatingContext; events: SedcardsRatingEvent },
  actors: { storeSedcardsRating: promiseSlot<void, SedcardsRating>('storeSedcardsRating') },
  guards: {
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({
      guestId: guestIdOf(guest),
      said: null,
      stored: {},
    })),
    takeRating: assign((_, { actorId, rating }: SedcardsRating) => ({ said: { actorId, rating } })),
    noteStored: assign(({ context: { said, stored } }) =>
      said ? { stored: { ...stored, [said.actorId]: said.rating } } : {},
    ),
  },
}).createMachine({
  id: 'sedcardsRating',
  context: { guestId: null, said: null, stored: {} },
  initial: 'settled',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: '.settled',
      actions: { type: 'takeGuest', params: withEvent },
    },
    'sedcardsRating.given': {
      target: '.storing',
      actions: { type: 'takeRating', params: withEvent },
    },
  },
  states: {
    settled: {},
    storing: {
      invoke: {
        src: 'storeSedcardsRating',
        id: 'storeSedcardsRating',
        input: ({ context }) => context.said as SedcardsRating,
        onDone: { target: 'settled', actions: 'noteStored' },
        onError: 'failed',
      },
    },
    /** The guest says it once more, or not. */
    failed: {},
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    sedcardsRating: typeof sedcardsRatingMachine
  }
}
