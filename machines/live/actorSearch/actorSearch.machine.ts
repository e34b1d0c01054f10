import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { CamsEvent } from '../cams/cams.events.ts'
import { camsRouteAt } from '../cams/camsPages.ts'
import type { CamsFilter, FilterName } from '../cams/camsQuery.ts'
import type { ActorSearchEvent, SearchChoices, SearchStart } from './actorSearch.events.ts'

export interface ActorSearchContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** Null until the platform has said what can be chosen. */
  choices: SearchChoices | null
  /** The filters of the guest's last search, as the platform remembers them. */
  activeFilters: CamsFilter
  /** Those that the platform is still to forget, one after the other. */
  removals: readonly FilterName[]
  /** As typed; null while the field shows what is searched for. */
  name: string | null
}

type Removed = { filterName: FilterName }

/**
 * The search for performers: what it can be narrowed by, and which filters the platform remembers of the guest.
 * What is searched for stands in the address of the page that lists performers (`cams`) [ACT-31 ACT-32].
 */
export const actorSearchMachine = setup({
  types: {} as { context: ActorSearchContext; events: ActorSearchEvent },
  actors: {
    initActorSearch: promiseSlot<SearchStart>('initActorSearch'),
    deleteActorFilter: promiseSlot<CamsFilter, Removed>('deleteActorFilter'),
  },
  guards: {
    isOfPerformers: (_, { path }: { path: string }) => camsRouteAt(path) !== null,
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guestId !== guestIdOf(guest),
    isOtherThanBefore: ({ context: { guestId } }, { guest }: { guest: GuestState }) =>
      guestId !== undefined && guestId !== guestIdOf(guest),
    /** The platform remembers nothing of visitors. */
    isRemembered: ({ context }) => Boolean(context.guestId),
    /** Until then the field shows what is searched for. */
    isTyped: ({ context }) => context.name !== null,
    hasRemovals: ({ context }) => context.removals.length > 0,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    /** What was answered before it was known who is here, is theirs. */
    takeGuest: assign(({ context }, { guest }: { guest: GuestState }) => ({
      guestId: guestIdOf(guest),
      activeFilters: context.guestId === undefined ? context.activeFilters : {},
      removals: [],
    })),
    takeStart: assign((_, { choices, activeFilters }: SearchStart) => ({ choices, activeFilters })),
    takeActive: assign(({ context }, { activeFilters }: { activeFilters: CamsFilter }) => ({
      activeFilters,
      removals: context.removals.slice(1),
    })),
    noteRemoval: assign(({ context: { removals } }, { filterName }: Removed) => ({
      removals: removals.slice(1).includes(filterName) ? removals : [...removals, filterName],
    })),
    forgetRemovals: assign({ removals: [] }),
    takeName: assign((_, { name }: { name: string }) => ({ name })),
    tellName: sendTo(
      to('cams'),
      ({ context }): CamsEvent => ({ type: 'cams.nameSubmitted', name: context.name ?? '' }),
    ),
    forgetName: assign({ name: null }),
  },
}).createMachine({
  id: 'actorSearch',
  context: { guestId: undefined, choices: null, activeFilters: {}, removals: [], name: null },
  type: 'parallel',
  states: {
    start: {
      initial: 'unwanted',
      on: {
        'navigation.pageEntered': [
          {
            guard: { type: 'isOfPerformers', params: withEvent },
            target: '.wanted',
            actions: 'forgetName',
          },
          { target: '.unwanted', actions: 'forgetName' },
        ],
      },
      states: {
        unwanted: {},
        wanted: {
          initial: 'loading',
          on: {
            'guest.identified': {
              guard: { type: 'isOtherThanBefore', params: withEvent },
              target: '.loading',
            },
          },
          states: {
            loading: {
              invoke: {
                src: 'initActorSearch',
                id: 'initActorSearch',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'takeStart', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
            },
            loaded: {},
            failed: { entry: 'tellLoadFailed', on: { 'recovery.retryDue': 'loading' } },
          },
        },
      },
    },
    removal: {
      initial: 'none',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.none',
          actions: { type: 'takeGuest', params: withEvent },
        },
        'actorSearch.filterRemoved': {
          guard: 'isRemembered',
          actions: { type: 'noteRemoval', params: withEvent },
        },
      },
      states: {
        none: { always: { guard: 'hasRemovals', target: 'deleting' } },
        deleting: {
          invoke: {
            src: 'deleteActorFilter',
            id: 'deleteActorFilter',
            input: ({ context: { removals } }) => ({ filterName: removals[0] as FilterName }),
            onDone: {
              target: 'none',
              actions: {
                type: 'takeActive',
                params: ({ event }) => ({ activeFilters: event.output }),
              },
            },
            /** Nothing is searched for by it any more; that the platform remembers it is of no weight. */
            onError: { target: 'none', actions: 'forgetRemovals' },
          },
        },
      },
    },
  },
  on: {
    'navigation.queryEntered': { actions: 'forgetName' },
    'actorSearch.nameTyped': { actions: { type: 'takeName', params: withEvent } },
    'actorSearch.nameSubmitted': { guard: 'isTyped', actions: ['tellName', 'forgetName'] },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    actorSearch: typeof actorSearchMachine
  }
}
