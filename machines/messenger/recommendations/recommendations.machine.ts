import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { produce } from '../../core/produce.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type {
  RecommendationsEvent,
  RecommendationsQuery,
  RecommendedActor,
} from './recommendations.events.ts'

/** The age rating of the pictures that are shown to a guest who did not say otherwise. */
const defaultFsk = 16

export interface RecommendationsContext {
  guestId: string | null
  fsk: number
  /** What they were wanted for; null before they were. */
  wanted: Omit<RecommendationsQuery, 'fsk'> | null
  actors: readonly RecommendedActor[]
}

type Wanted = Omit<RecommendationsQuery, 'fsk'>

const noRecommendations = { wanted: null, actors: [] } satisfies Partial<RecommendationsContext>

/** Performers whom the guest may like to write to [MSG-14 MSG-19 MSG-34 MSG-35]. */
export const recommendationsMachine = setup({
  types: {} as { context: RecommendationsContext; events: RecommendationsEvent },
  actors: {
    loadRecommendations: promiseSlot<readonly RecommendedActor[], RecommendationsQuery>(
      'loadRecommendations',
    ),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guestId !== guestIdOf(guest),
    isOtherQuery: ({ context: { wanted } }, query: Wanted) =>
      wanted?.currentActorId !== query.currentActorId || wanted.useGrid !== query.useGrid,
    mustLoadAgain: (_, params: { resumed: boolean }) => !params.resumed,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => {
      const { fsk } = guest.preferences
      return {
        guestId: guestIdOf(guest),
        fsk: typeof fsk === 'number' ? fsk : defaultFsk,
      }
    }),
    takeQuery: assign((_, { currentActorId, useGrid }: Wanted) => ({
      wanted: { currentActorId, useGrid },
    })),
    takeActors: assign((_, { actors }: { actors: readonly RecommendedActor[] }) => ({ actors })),
    removeActor: assign(({ context: { actors } }, { actorId }: { actorId: string }) =>
      actors.some(({ id }) => id === actorId)
        ? { actors: actors.filter(({ id }) => id !== actorId) }
        : {},
    ),
    markOnline: assign(({ context: { actors } }, { actorId }: { actorId: string }) => ({
      actors: produce(actors, (draft) => {
        const actor = draft.find(({ id }) => id === actorId)
        if (actor) actor.isOnline = true
      }),
    })),
    forget: assign(noRecommendations),
  },
}).createMachine({
  id: 'recommendations',
  context: { guestId: null, fsk: defaultFsk, ...noRecommendations },
  initial: 'unwanted',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: '.unwanted',
        actions: ['forget', { type: 'takeGuest', params: withEvent }],
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
    'push.actorOffline': { actions: { type: 'removeActor', params: withEvent } },
    'push.actorOnline': { actions: { type: 'markOnline', params: withEvent } },
    'recommendations.wanted': {
      guard: { type: 'isOtherQuery', params: withEvent },
      target: '.loading',
      reenter: true,
      actions: { type: 'takeQuery', params: withEvent },
    },
    'realtime.sessionEnded': { target: '.unwanted', actions: 'forget' },
  },
  states: {
    unwanted: {},
    loading: {
      invoke: {
        src: 'loadRecommendations',
        id: 'loadRecommendations',
        input: ({ context: { fsk, wanted } }) => ({
          currentActorId: wanted?.currentActorId ?? null,
          useGrid: wanted?.useGrid ?? true,
          fsk,
        }),
        onDone: {
          target: 'loaded',
          actions: { type: 'takeActors', params: ({ event }) => ({ actors: event.output }) },
        },
        onError: 'failed',
      },
    },
    loaded: {
      on: {
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: 'loading',
        },
      },
    },
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'loading',
        'recommendations.retryRequested': 'loading',
        'recommendations.wanted': {
          target: 'loading',
          actions: { type: 'takeQuery', params: withEvent },
        },
        'realtime.sessionEstablished': 'loading',
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    recommendations: typeof recommendationsMachine
  }
}
