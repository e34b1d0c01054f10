import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { ActorVideos, ActorVideosEvent } from './actorVideos.events.ts'

export interface ActorVideosContext {
  /** Null before anybody's videos were wanted. */
  actorId: string | null
  /** Null until they came. */
  videos: ActorVideos | null
}

type Of = { actorId: string }

const loaded = ({ event }: { event: { output: ActorVideos } }) => ({ videos: event.output })

/** The videos that come first on a performer's page: the promoted one and the top ones [VID-26 VID-27]. */
export const actorVideosMachine = setup({
  types: {} as { context: ActorVideosContext; events: ActorVideosEvent },
  actors: { loadActorVideos: promiseSlot<ActorVideos, Of>('loadActorVideos') },
  guards: {
    isOther: ({ context }, { actorId }: Of) => context.actorId !== actorId,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeActor: assign((_, { actorId }: Of) => ({ actorId, videos: null })),
    takeVideos: assign((_, { videos }: { videos: ActorVideos }) => ({ videos })),
  },
}).createMachine({
  id: 'actorVideos',
  context: { actorId: null, videos: null },
  initial: 'unwanted',
  on: {
    'actorVideos.wanted': [
      {
        guard: { type: 'isOther', params: withEvent },
        target: '.wanted',
        reenter: true,
        actions: { type: 'takeActor', params: withEvent },
      },
      { target: '.wanted', reenter: true },
    ],
    'actorVideos.left': '.unwanted',
  },
  states: {
    unwanted: {},
    wanted: {
      initial: 'loading',
      on: { 'navigation.languageChanged': '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadActorVideos',
            id: 'loadActorVideos',
            input: ({ context }) => ({ actorId: context.actorId ?? '' }),
            onDone: { target: 'known', actions: { type: 'takeVideos', params: loaded } },
            onError: 'failed',
          },
        },
        known: {},
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'loading', 'actorVideos.retryRequested': 'loading' },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    actorVideos: typeof actorVideosMachine
  }
}
