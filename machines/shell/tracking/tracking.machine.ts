import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { AvsStatus, GuestState } from '../../account/guest/guest.state.ts'
import { now } from '../../core/clock.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { resolve } from '../navigation/routes.ts'
import {
  ageCheck,
  currencyOf,
  purchase,
  type Tracked,
  trackedGroups,
  trackingEntry,
} from './tracking.entries.ts'
import type {
  TrackedCurrency,
  TrackerRequest,
  TrackingEntry,
  TrackingEvent,
} from './tracking.events.ts'

/** How long an entry waits for others to be sent with, in ms. */
export const flushDelay = 5_000
/** How many entries are sent at most at once. */
const fullBuffer = 20

export interface TrackingContext {
  groups: TrackingEntry['data']
  /** In what the guest can pay, as they were last identified. */
  currency: TrackedCurrency
  /** Waits to be sent. */
  entries: readonly TrackingEntry[]
}

type ActionTaken = Extract<TrackingEvent, { type: 'tracking.actionTaken' }>

const checked = (status: AvsStatus) =>
  ({
    type: 'track',
    params: ({ context }: { context: TrackingContext }) => ageCheck(status, context.currency),
  }) as const

/** Counts what guests do, while they allow it [TRK-1 to TRK-6, TRK-8, TRK-9, TRK-11]. */
export const trackingMachine = setup({
  types: {} as { context: TrackingContext; events: TrackingEvent },
  actors: { tracker: callbackSlot<TrackerRequest>('tracker') },
  delays: { flushDelay },
  guards: {
    isAllowed: (_, params: { analytics: boolean }) => params.analytics,
    hasStarted: (_, params: { started: boolean }) => params.started,
    isPayment: (_, params: { isPayment: boolean }) => params.isPayment,
    hasEntries: ({ context }) => context.entries.length > 0,
    isFull: ({ context }) => context.entries.length >= fullBuffer,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({
      groups: trackedGroups(guest.testGroups),
      currency: currencyOf(guest),
    })),
    track: assign({
      entries: ({ context: { entries, groups } }, tracked: Tracked) => [
        ...entries,
        trackingEntry(now(), { ...tracked, data: { ...tracked.data, ...groups } }),
      ],
    }),
    submitEntries: enqueueActions(({ context: { entries }, enqueue }) => {
      enqueue.sendTo('tracker', { type: 'tracker.entriesSubmitted', entries })
      enqueue.assign({ entries: [] })
    }),
    dropEntries: assign({ entries: [] }),
    submitCall: sendTo(
      'tracker',
      (_, { eventContext, eventAction, eventData }: Omit<ActionTaken, 'type'>) => ({
        type: 'tracker.callSubmitted',
        eventContext,
        eventAction,
        eventData,
      }),
    ),
    submitProfileVisit: enqueueActions(({ enqueue }, { path }: { path: string }) => {
      const route = resolve(path)?.route
      if (route?.name !== 'actor') return
      const { actorName } = route.params
      enqueue.sendTo('tracker', { type: 'tracker.profileVisitSubmitted', actorName })
    }),
  },
}).createMachine({
  id: 'tracking',
  context: { groups: {}, currency: 'EUR', entries: [] },
  invoke: { src: 'tracker', id: 'tracker' },
  initial: 'notAllowed',
  on: {
    'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
  },
  states: {
    notAllowed: {
      on: {
        'consent.decided': {
          guard: { type: 'isAllowed', params: ({ event }) => event.consent },
          target: 'allowed',
        },
      },
    },
    allowed: {
      exit: 'dropEntries',
      initial: 'resting',
      on: {
        'consent.decided': [
          { guard: { type: 'isAllowed', params: ({ event }) => event.consent } },
          { target: 'notAllowed' },
        ],
        'navigation.pageEntered': {
          actions: [
            { type: 'track', params: ({ event }) => ({ type: 'view', context: event.page }) },
            { type: 'submitProfileVisit', params: withEvent },
          ],
        },
        'push.guestBalance': {
          guard: { type: 'isPayment', params: withEvent },
          actions: { type: 'track', params: { type: 'payment', context: 'balance' } },
        },
        'push.vipAboUpdated': {
          guard: { type: 'hasStarted', params: withEvent },
          actions: { type: 'track', params: ({ event }) => purchase('vip', event.price, 'EUR') },
        },
        'push.vxtvAboUpdated': {
          guard: { type: 'hasStarted', params: withEvent },
          actions: { type: 'track', params: ({ event }) => purchase('tv', event.price, 'EUR') },
        },
        'push.avsPending': { actions: checked('pending') },
        'push.avsSet': { actions: checked('accepted') },
        'push.avsRejected': { actions: checked('rejected') },
        'tracking.itemPurchased': {
          actions: {
            type: 'track',
            params: ({ event: { item, price, currency } }) => purchase(item, price, currency),
          },
        },
        'tracking.actionTaken': {
          actions: { type: 'submitCall', params: withEvent },
        },
      },
      states: {
        resting: { always: { guard: 'hasEntries', target: 'gathering' } },
        gathering: {
          always: { guard: 'isFull', target: 'resting', actions: 'submitEntries' },
          on: { 'browser.hidden': { target: 'resting', actions: 'submitEntries' } },
          after: { flushDelay: { target: 'resting', actions: 'submitEntries' } },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    tracking: typeof trackingMachine
  }
}
