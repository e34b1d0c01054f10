import { assign, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import {
  hasWord,
  nothingSaid,
  type Said,
  withLost,
  withStored,
  withWord,
} from '../../core/lastWord.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { GuestRating } from '../../library/album/album.events.ts'
import type { SedcardsRating, SedcardsRatingEvent } from './sedcardsRating.events.ts'

export interface SedcardsRatingContext extends Said<SedcardsRating> {
  guestId: string | null
  /** By the performer: what they said here and the platform knows. */
  stored: Readonly<Record<string, GuestRating>>
}

const actorOf = ({ actorId }: SedcardsRating) => actorId

type Identified = { guest: GuestState }

/** What the guest thinks of performers' sedcards; of what is said twice the last word counts [GAL-17]. */
export const sedcardsRatingMachine = setup({
  types: {} as { context: SedcardsRatingContext; events: SedcardsRatingEvent },
  actors: { storeSedcardsRating: promiseSlot<void, SedcardsRating>('storeSedcardsRating') },
  guards: {
    hasWord,
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({
      guestId: guestIdOf(guest),
      ...nothingSaid,
      stored: {},
    })),
    takeRating: assign(({ context }, { actorId, rating }: SedcardsRating) =>
      withWord(context, { actorId, rating }, actorOf),
    ),
    noteStored: assign(({ context }) => {
      const [{ actorId, rating }] = context.said as [SedcardsRating]
      return { stored: { ...context.stored, [actorId]: rating }, ...withStored(context) }
    }),
    noteLost: assign(({ context }) => withLost(context, actorOf)),
  },
}).createMachine({
  id: 'sedcardsRating',
  context: { guestId: null, ...nothingSaid, stored: {} },
  initial: 'settled',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: '.settled',
      actions: { type: 'takeGuest', params: withEvent },
    },
    'sedcardsRating.given': { actions: { type: 'takeRating', params: withEvent } },
  },
  states: {
    settled: { always: { guard: 'hasWord', target: 'storing' } },
    storing: {
      invoke: {
        src: 'storeSedcardsRating',
        id: 'storeSedcardsRating',
        input: ({ context }) => context.said[0] as SedcardsRating,
        onDone: { target: 'settled', actions: 'noteStored' },
        onError: { target: 'settled', actions: 'noteLost' },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    sedcardsRating: typeof sedcardsRatingMachine
  }
}
