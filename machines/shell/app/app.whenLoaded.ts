import type { ErrorActorEvent } from 'xstate'
import { type Area, loaderOf } from '../../core/areas.ts'
import { withEvent } from '../../core/withEvent.ts'

/** What a transition is given when an actor failed. */
export type Failure = { event: ErrorActorEvent }

/** The region of an area: its actors run once its code is there; code that does not come is asked for again and again. */
export const whenLoaded = <TArea extends Area>(area: TArea) =>
  ({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'loadArea',
          id: loaderOf(area),
          input: { area },
          onDone: 'running',
          onError: 'missing',
        },
      },
      missing: {
        after: { areaRetry: 'loading' },
        on: { 'app.retryRequested': 'loading' },
      },
      running: {
        entry: { type: 'runArea', params: { area } },
        on: {
          'xstate.error.actor.*': {
            guard: {
              type: 'mayRestart',
              params: ({ event }: Failure) => ({ area, address: event.actorId }),
            },
            target: 'running',
            reenter: true,
            actions: [
              { type: 'stopArea', params: { area } },
              { type: 'noteRestart', params: withEvent },
            ],
          },
        },
      },
    },
  }) as const
