import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { random } from '../../core/clock.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type {
  ModelPresenceRequest,
  PresenceFeedEvent,
  PresenceTold,
  ToldPresence,
} from './presenceFeed.events.ts'

/** The platform takes so many ids at a time. */
export const mostShown = 200
/** Between two renewals of the subscription, in ms. */
export const renewalPause = 500
const firstPause = 2_000
const longestPause = 60_000

export interface PresenceFeedContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** Who is on screen. */
  shown: readonly string[]
  /** Whom the subscription is about. */
  wanted: readonly string[]
  /** How many connections in a row told of nobody. */
  failures: number
  /** Until the next connection is tried, in ms. */
  pause: number
}

type Identified = { guest: GuestState }

/** Follows how performers on screen can be met, for as long as somebody is. */
export const presenceFeedMachine = setup({
  types: {} as { context: PresenceFeedContext; events: PresenceFeedEvent },
  actors: { modelPresence: callbackSlot<ModelPresenceRequest>('modelPresence') },
  delays: { pause: ({ context }) => context.pause, renewalPause },
  guards: {
    isAnybodyShown: ({ context }) => context.shown.length > 0,
    isNobodyShown: ({ context }) => context.shown.length === 0,
    isOtherSet: ({ context: { shown, wanted } }) =>
      shown.length !== wanted.length || shown.some((id) => !wanted.includes(id)),
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeShown: assign((_, { ids }: { ids: readonly string[] }) => ({
      shown: [...new Set(ids)].slice(0, mostShown),
    })),
    wantShown: assign(({ context }) => ({ wanted: context.shown })),
    tellWanted: sendTo(
      'modelPresence',
      ({ context }): ModelPresenceRequest => ({
        type: 'modelPresence.wanted',
        ids: context.wanted,
      }),
    ),
    forgetFailures: assign({ failures: 0 }),
    countFailure: assign(({ context: { failures } }) => ({
      failures: failures + 1,
      pause: Math.round((0.5 + random() / 2) * Math.min(longestPause, firstPause * 2 ** failures)),
    })),
    passTold: enqueueActions(({ enqueue }, { actorId, isOnline, freeChat }: ToldPresence) => {
      const told: PresenceTold = { type: 'presenceFeed.told', actorId, isOnline, freeChat }
      enqueue.sendTo(to('cams'), told)
      enqueue.sendTo(to('favouriteCams'), told)
    }),
  },
}).createMachine({
  id: 'presenceFeed',
  context: { guestId: undefined, shown: [], wanted: [], failures: 0, pause: firstPause },
  initial: 'idle',
  on: {
    'presenceFeed.shown': { actions: { type: 'takeShown', params: withEvent } },
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: '.idle',
      actions: { type: 'takeGuest', params: withEvent },
    },
  },
  states: {
    idle: { always: { guard: 'isAnybodyShown', target: 'open' } },
    open: {
      invoke: { src: 'modelPresence', id: 'modelPresence' },
      on: {
        'modelPresence.closed': { target: 'down', actions: 'countFailure' },
        'modelPresence.told': {
          actions: ['forgetFailures', { type: 'passTold', params: withEvent }],
        },
      },
      initial: 'connecting',
      states: {
        connecting: { on: { 'modelPresence.connected': 'live' } },
        live: {
          entry: ['wantShown', 'tellWanted'],
          initial: 'settled',
          states: {
            settled: { always: { guard: 'isOtherSet', target: 'changing' } },
            /** The guest scrolls: the set is renewed once for all that comes and goes meanwhile. */
            changing: {
              after: {
                renewalPause: [
                  { guard: 'isNobodyShown', target: '#presenceFeed.idle' },
                  { guard: 'isOtherSet', target: '#presenceFeed.open.live', reenter: true },
                  { target: 'settled' },
                ],
              },
            },
          },
        },
      },
    },
    /** Meanwhile the pushes of the channel tell who comes and goes. */
    down: {
      on: { 'realtime.sessionEstablished': 'idle' },
      after: { pause: 'idle' },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    presenceFeed: typeof presenceFeedMachine
  }
}
