import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { ListEvent } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { ActorPostsEvent } from './actorPosts.events.ts'

export interface ActorPostsContext {
  /** Null before any performer was wanted. */
  actorId: string | null
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
}

type Wanted = { actorId: string }
type Identified = { guest: GuestState }

const listOutdated: ListEvent = { type: 'list.outdated' }

/** What a performer told in the feed, the newest first, page by page [FEED-30]. */
export const actorPostsMachine = setup({
  types: {} as {
    context: ActorPostsContext
    events: ActorPostsEvent
    children: { list: 'list' }
  },
  actors: { list: listMachine },
  guards: {
    isGuestKnown: ({ context }) => context.guestId !== undefined,
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
  },
  actions: {
    takeActor: assign((_, { actorId }: Wanted) => ({ actorId })),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    /** What one guest bought is never shown to another: who asks is part of the question. */
    wantList: sendTo(
      'list',
      ({ context: { actorId, guestId } }): ListEvent => ({
        type: 'list.wanted',
        query: { filter: { actorId: actorId ?? '', guestId: guestId ?? '' }, order: 'newest' },
      }),
    ),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
  },
}).createMachine({
  id: 'actorPosts',
  context: { actorId: null, guestId: undefined },
  invoke: { src: 'list', id: 'list', input: { store: 'feedPosts' } },
  initial: 'unwanted',
  on: {
    'actorPosts.wanted': {
      target: '.wanted',
      actions: { type: 'takeActor', params: withEvent },
    },
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
  },
  states: {
    unwanted: {
      on: { 'guest.identified': { actions: { type: 'takeGuest', params: withEvent } } },
    },
    wanted: {
      initial: 'awaitingGuest',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.awaitingGuest',
          actions: { type: 'takeGuest', params: withEvent },
        },
        'navigation.languageChanged': { actions: 'tellOutdated' },
      },
      states: {
        awaitingGuest: {
          always: { guard: 'isGuestKnown', target: 'listed', actions: 'wantList' },
        },
        listed: {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    actorPosts: typeof actorPostsMachine
  }
}
