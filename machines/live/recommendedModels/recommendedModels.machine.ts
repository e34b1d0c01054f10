import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { ListedPerformer } from '../cams/listedPerformer.ts'
import type { RecommendedModelsEvent, RecommendedModelsQuery } from './recommendedModels.events.ts'

type Wanted = Pick<RecommendedModelsQuery, 'besideId' | 'models'>

export interface RecommendedModelsContext {
  guestId: string | null
  /** The age rating that the guest chose. */
  ageRating: number | undefined
  /** What they were wanted for; null before they were. */
  wanted: Wanted | null
  performers: readonly ListedPerformer[]
}

/** Performers whom the guest may like as well, all of them live [FAV-2 FAV-5 FAV-8]. */
export const recommendedModelsMachine = setup({
  types: {} as { context: RecommendedModelsContext; events: RecommendedModelsEvent },
  actors: {
    loadRecommendedModels: promiseSlot<readonly ListedPerformer[], RecommendedModelsQuery>(
      'loadRecommendedModels',
    ),
  },
  guards: {
    isWanted: ({ context }) => context.wanted !== null,
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guestId !== guestIdOf(guest),
    isOther: ({ context: { wanted } }, { besideId, models }: Wanted) =>
      wanted?.besideId !== besideId || wanted.models !== models,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => {
      const { fsk } = guest.preferences
      return { guestId: guestIdOf(guest), ageRating: typeof fsk === 'number' ? fsk : undefined }
    }),
    takeWanted: assign((_, { besideId, models }: Wanted) => ({
      wanted: { besideId, models },
      performers: [],
    })),
    takePerformers: assign((_, { performers }: { performers: readonly ListedPerformer[] }) => ({
      performers,
    })),
    removePerformer: assign(({ context: { performers } }, { actorId }: { actorId: string }) =>
      performers.some(({ id }) => id === actorId)
        ? { performers: performers.filter(({ id }) => id !== actorId) }
        : {},
    ),
    forgetPerformers: assign({ performers: [] }),
  },
}).createMachine({
  id: 'recommendedModels',
  context: { guestId: null, ageRating: undefined, wanted: null, performers: [] },
  initial: 'unwanted',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: '.unwanted',
        actions: [{ type: 'takeGuest', params: withEvent }, 'forgetPerformers'],
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
    'navigation.languageChanged': { target: '.unwanted' },
    'push.actorOffline': { actions: { type: 'removePerformer', params: withEvent } },
    'recommendedModels.wanted': {
      guard: { type: 'isOther', params: withEvent },
      target: '.loading',
      reenter: true,
      actions: { type: 'takeWanted', params: withEvent },
    },
  },
  states: {
    /** What was wanted before is asked for at once. */
    unwanted: { always: { guard: 'isWanted', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadRecommendedModels',
        id: 'loadRecommendedModels',
        input: ({ context: { wanted, ageRating } }) => ({
          besideId: wanted?.besideId ?? null,
          models: wanted?.models,
          ageRating,
        }),
        onDone: {
          target: 'loaded',
          actions: {
            type: 'takePerformers',
            params: ({ event }) => ({ performers: event.output }),
          },
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
    recommendedModels: typeof recommendedModelsMachine
  }
}
