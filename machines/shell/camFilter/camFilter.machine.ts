import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../recovery/recovery.events.ts'
import type { CamFilterEvent, CamSort, Place } from './camFilter.events.ts'

export interface CamFilterContext {
  isOnlineOnly: boolean
  sort: CamSort
  /** As typed. */
  zipCode: string
  /** What the postcode names; null until it was looked up. */
  place: Place | null
}

const noFilter: CamFilterContext = {
  isOnlineOnly: false,
  sort: 'popular',
  zipCode: '',
  place: null,
}

/**
 * A postcode of some country: 3 to 10 letters and digits, with spaces or hyphens within. What lies
 * beyond ASCII counts as a letter, as it does in a redacted log.
 */
const zipCodePattern = /^[\da-z\u0080-\uffff][\da-z\u0080-\uffff -]{1,8}[\da-z\u0080-\uffff]$/i

const withoutSpaces = (typed: string) => typed.replace(/^ +| +$/g, '')

/** What the guest wants of the cams; a postcode is looked up only when asked to [REQ-8]. */
export const camFilterMachine = setup({
  types: {} as { context: CamFilterContext; events: CamFilterEvent },
  actors: { findPlace: promiseSlot<Place | null, { zipCode: string }>('findPlace') },
  guards: {
    isEmpty: ({ context }) => withoutSpaces(context.zipCode) === '',
    isZipCode: ({ context }) => zipCodePattern.test(withoutSpaces(context.zipCode)),
    isPlace: (_, params: { place: Place | null }) => params.place !== null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeOnlineOnly: assign({
      isOnlineOnly: (_, params: { isOnlineOnly: boolean }) => params.isOnlineOnly,
    }),
    takeSort: assign({ sort: (_, params: { sort: CamSort }) => params.sort }),
    takeZipCode: assign((_, { zipCode }: { zipCode: string }) => ({ zipCode, place: null })),
    takePlace: assign({ place: (_, params: { place: Place | null }) => params.place }),
    clearFilter: assign(noFilter),
    showCams: enqueueActions(({ context: { isOnlineOnly, place, sort }, enqueue }) => {
      const near = place && `${place.countryCode}-${place.city}`
      enqueue.sendTo(to('navigation'), {
        type: 'navigation.routeRequested',
        route: { name: 'cams', params: {} },
        query: { sort, ...(isOnlineOnly && { online: '1' }), ...(near && { near }) },
      })
    }),
  },
}).createMachine({
  id: 'camFilter',
  context: noFilter,
  initial: 'anywhere',
  on: {
    'camFilter.onlineOnlyChanged': {
      actions: { type: 'takeOnlineOnly', params: withEvent },
    },
    'camFilter.sortChanged': { actions: { type: 'takeSort', params: withEvent } },
    'camFilter.zipCodeChanged': {
      target: '.anywhere',
      actions: { type: 'takeZipCode', params: withEvent },
    },
    'camFilter.placeRequested': [
      { guard: 'isEmpty' },
      { guard: 'isZipCode', target: '.findingPlace' },
      { target: '.zipCodeInvalid' },
    ],
    'camFilter.cleared': { target: '.anywhere', actions: 'clearFilter' },
    'camFilter.applied': { actions: 'showCams' },
  },
  states: {
    anywhere: {},
    findingPlace: {
      entry: { type: 'takePlace', params: { place: null } },
      invoke: {
        src: 'findPlace',
        id: 'findPlace',
        input: ({ context }) => ({ zipCode: withoutSpaces(context.zipCode) }),
        onDone: [
          {
            guard: { type: 'isPlace', params: ({ event }) => ({ place: event.output }) },
            target: 'nearPlace',
            actions: { type: 'takePlace', params: ({ event }) => ({ place: event.output }) },
          },
          { target: 'placeUnknown' },
        ],
        onError: 'failed',
      },
    },
    zipCodeInvalid: {},
    nearPlace: {},
    placeUnknown: {},
    failed: { entry: 'tellLoadFailed', on: { 'recovery.retryDue': 'findingPlace' } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    camFilter: typeof camFilterMachine
  }
}
