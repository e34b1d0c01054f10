import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import type { ListEvent } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { type Presence, presence } from '../../core/presence.ts'
import { hasSameFields } from '../../core/sameFields.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { QueryRequested } from '../../shell/navigation/navigation.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { ActorSearchEvent } from '../actorSearch/actorSearch.events.ts'
import type { CamsEvent, TileLayout } from './cams.events.ts'
import { allCams, type CamsRoute, camsRouteAt, keptBy, usualOrder } from './camsPages.ts'
import {
  type CamsFilter,
  type CamsQuery,
  everybody,
  type FilterName,
  nameIn,
  parametersOf,
  queryIn,
  refusedIn,
  withFilter,
} from './camsQuery.ts'
import { presenceChange } from './listedPerformer.ts'

export interface CamsContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** Which of the pages is shown, or was last. */
  route: CamsRoute
  /** What the guest chose there. */
  query: CamsQuery
  /** Counts the different filters that were wanted, one after the other. */
  searchCount: number
  /** Parameters of the address that say what cannot be chosen. */
  refused: readonly string[]
  layout: TileLayout
}

type Named = { query: Readonly<Record<string, string>> }
type Visited = Named & { path: string }
type Removed = { filterName: FilterName }

const listOutdated: ListEvent = { type: 'list.outdated' }

/** Another query; another filter is another search. */
function searched({ query: before, searchCount }: CamsContext, query: CamsQuery) {
  const isSame = hasSameFields(before.filter, query.filter)
  return { query, searchCount: isSame ? searchCount : searchCount + 1 }
}

const filtered = (context: CamsContext, filter: CamsFilter) =>
  searched(context, withFilter(context.query, filter, usualOrder(context.route)))

/** The pages of performers: which of them they list, their addresses name [ACT-12 ACT-20 ACT-41 TIL-3]. */
export const camsMachine = setup({
  types: {} as { context: CamsContext; events: CamsEvent; children: { list: 'list' } },
  actors: { list: listMachine },
  guards: {
    isOfPerformers: (_, { path }: Visited) => camsRouteAt(path) !== null,
    isShownPage: ({ context }, { page }: { page: string }) => page === context.route.name,
    isOtherGuest: ({ context }, identified: { guest: GuestState }) =>
      context.guestId !== guestIdOf(identified.guest),
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
  },
  actions: {
    takeGuest: assign((_, identified: { guest: GuestState }) => ({
      guestId: guestIdOf(identified.guest),
    })),
    takeRoute: assign((_, { path }: Visited) => ({ route: camsRouteAt(path) ?? allCams })),
    takeQuery: assign(({ context }, { query }: Named) => ({
      ...searched(context, queryIn(query, usualOrder(context.route))),
      refused: refusedIn(query),
    })),
    takeFilter: assign(({ context }, { filter }: Pick<CamsQuery, 'filter'>) =>
      filtered(context, filter),
    ),
    removeFilter: assign(({ context }, { filterName }: Removed) => {
      const { [filterName]: _, ...rest } = context.query.filter
      return filtered(context, rest)
    }),
    takeName: assign(({ context }, { name }: { name: string }) => {
      const { name: _, ...rest } = context.query.filter
      const wanted = nameIn(name)
      return filtered(context, wanted === '' ? rest : { ...rest, name: wanted })
    }),
    tellRemoved: sendTo(
      to('actorSearch'),
      (_, { filterName }: Removed): ActorSearchEvent => ({
        type: 'actorSearch.filterRemoved',
        filterName,
      }),
    ),
    takeOrder: assign(({ context }, { order }: Pick<CamsQuery, 'order'>) => ({
      query: { ...context.query, order },
    })),
    takeLayout: assign((_, { layout }: { layout: TileLayout }) => ({ layout })),
    wantList: sendTo(
      'list',
      ({ context: { query, route } }): ListEvent => ({
        type: 'list.wanted',
        query: { ...query, filter: { ...query.filter, ...keptBy(route) } },
      }),
    ),
    nameInAddress: sendTo(
      to('navigation'),
      ({ context: { query, route } }): QueryRequested => ({
        type: 'navigation.queryRequested',
        page: route.name,
        query: parametersOf(query, usualOrder(route)),
      }),
    ),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
    moveOnline: enqueueActions(({ enqueue }, presence: Presence) => {
      const { actorId, isOnline } = presence
      const change = presenceChange(presence)
      const changed: ListEvent = { type: 'list.itemChanged', id: actorId, change }
      const told: ListEvent = { type: 'list.onlineTold', id: actorId, isOnline }
      enqueue.sendTo('list', told)
      enqueue.sendTo('list', changed)
    }),
  },
}).createMachine({
  id: 'cams',
  context: {
    guestId: undefined,
    route: allCams,
    query: everybody,
    searchCount: 0,
    refused: [],
    layout: 'grid',
  },
  invoke: { src: 'list', id: 'list', input: { store: 'performers' } },
  initial: 'away',
  on: {
    'navigation.pageEntered': [
      {
        guard: { type: 'isOfPerformers', params: withEvent },
        target: '.shown',
        actions: [
          { type: 'takeRoute', params: withEvent },
          { type: 'takeQuery', params: withEvent },
          'wantList',
        ],
      },
      { target: '.away' },
    ],
    'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
    'push.actorOnline': { actions: { type: 'moveOnline', params: presence(true) } },
    'push.actorOffline': { actions: { type: 'moveOnline', params: presence(false) } },
    'presenceFeed.told': { actions: { type: 'moveOnline', params: withEvent } },
    'cams.layoutChosen': { actions: { type: 'takeLayout', params: withEvent } },
  },
  states: {
    away: {},
    shown: {
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          actions: [{ type: 'takeGuest', params: withEvent }, 'tellOutdated'],
        },
        'navigation.languageChanged': { actions: 'tellOutdated' },
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          actions: 'tellOutdated',
        },
        'navigation.queryEntered': {
          guard: { type: 'isShownPage', params: withEvent },
          actions: [{ type: 'takeQuery', params: withEvent }, 'wantList'],
        },
        'cams.filterChosen': {
          actions: [{ type: 'takeFilter', params: withEvent }, 'nameInAddress', 'wantList'],
        },
        'cams.nameSubmitted': {
          actions: [{ type: 'takeName', params: withEvent }, 'nameInAddress', 'wantList'],
        },
        'cams.filterRemoved': {
          actions: [
            { type: 'removeFilter', params: withEvent },
            'nameInAddress',
            'wantList',
            { type: 'tellRemoved', params: withEvent },
          ],
        },
        'cams.orderChosen': {
          actions: [{ type: 'takeOrder', params: withEvent }, 'nameInAddress', 'wantList'],
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    cams: typeof camsMachine
  }
}
