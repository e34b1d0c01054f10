import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import type { ListEvent } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { type Presence, presence } from '../../core/presence.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { QueryRequested } from '../../shell/navigation/navigation.events.ts'
import { resolve } from '../../shell/navigation/routes.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import {
  type TopCam,
  type TopCamsEvent,
  type TopCamsQuery,
  type TopCamsType,
  topCamsTypes,
} from './topCams.events.ts'

export interface TopCamsContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  query: TopCamsQuery
}

type Named = { query: Readonly<Record<string, string>> }

const page = 'actorTopCams'
const usual: TopCamsQuery = { type: 'bestChats', isOnlineOnly: false }

/** What a push of going says of somebody. */
const gone = { online: false, onlineVideocall: false } as const satisfies Partial<TopCam>

/** What an address asks for; what it does not say is as usual. */
const queryIn = ({ list, online }: Named['query']): TopCamsQuery => ({
  type: topCamsTypes.find((one) => one === list) ?? usual.type,
  isOnlineOnly: online === '1',
})

/** The lists of top cams: which is shown, the address names [ACT-2 ACT-20 ACT-38]. */
export const topCamsMachine = setup({
  types: {} as { context: TopCamsContext; events: TopCamsEvent; children: { list: 'list' } },
  actors: { list: listMachine },
  guards: {
    isOfTopCams: (_, { path }: { path: string }) => resolve(path)?.route.name === page,
    isTheirPage: (_, entered: { page: string }) => entered.page === page,
    isOtherGuest: ({ context }, identified: { guest: GuestState }) =>
      context.guestId !== guestIdOf(identified.guest),
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    mustKnowGuest: ({ context: { guestId, query } }) =>
      query.type === 'favorites' && guestId === undefined,
    mustLogIn: ({ context: { guestId, query } }) => query.type === 'favorites' && guestId === null,
  },
  actions: {
    takeGuest: assign((_, identified: { guest: GuestState }) => ({
      guestId: guestIdOf(identified.guest),
    })),
    takeAddress: assign((_, { query }: Named) => ({ query: queryIn(query) })),
    takeType: assign(({ context }, { topCamsType }: { topCamsType: TopCamsType }) => ({
      query: { ...context.query, type: topCamsType },
    })),
    takeOnlineOnly: assign(({ context }, { isOnlineOnly }: { isOnlineOnly: boolean }) => ({
      query: { ...context.query, isOnlineOnly },
    })),
    wantList: sendTo('list', ({ context: { guestId, query } }): ListEvent => {
      const { type, isOnlineOnly: online } = query
      const filter = { type, online, ...(type === 'favorites' && { of: guestId ?? '' }) }
      return { type: 'list.wanted', query: { filter, order: 'best' } }
    }),
    nameInAddress: sendTo(
      to('navigation'),
      ({ context: { query } }): QueryRequested => ({
        type: 'navigation.queryRequested',
        page,
        query: {
          list: query.type === usual.type ? null : query.type,
          online: query.isOnlineOnly ? '1' : null,
        },
      }),
    ),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
    moveOnline: enqueueActions(({ enqueue }, { actorId, isOnline }: Presence) => {
      const change = isOnline ? { online: true } : gone
      enqueue.sendTo('list', { type: 'list.itemChanged', id: actorId, change } as ListEvent)
    }),
  },
}).createMachine({
  id: 'topCams',
  context: { guestId: undefined, query: usual },
  invoke: { src: 'list', id: 'list', input: { store: 'topCams' } },
  initial: 'away',
  on: {
    'navigation.pageEntered': [
      {
        guard: { type: 'isOfTopCams', params: withEvent },
        target: '.shown',
        actions: { type: 'takeAddress', params: withEvent },
      },
      { target: '.away' },
    ],
    'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
    'push.actorOnline': { actions: { type: 'moveOnline', params: presence(true) } },
    'push.actorOffline': { actions: { type: 'moveOnline', params: presence(false) } },
  },
  states: {
    away: {},
    shown: {
      initial: 'deciding',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.deciding',
          actions: { type: 'takeGuest', params: withEvent },
        },
        'realtime.sessionEstablished': {
          guard: { type: 'mustLoadAgain', params: withEvent },
          target: '.deciding',
        },
        'navigation.queryEntered': {
          guard: { type: 'isTheirPage', params: withEvent },
          target: '.deciding',
          actions: { type: 'takeAddress', params: withEvent },
        },
        'topCams.typeChosen': {
          target: '.deciding',
          actions: [{ type: 'takeType', params: withEvent }, 'nameInAddress'],
        },
        'topCams.onlineOnlyChosen': {
          target: '.deciding',
          actions: [{ type: 'takeOnlineOnly', params: withEvent }, 'nameInAddress'],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'mustKnowGuest', target: 'awaitingGuest' },
            { guard: 'mustLogIn', target: 'forGuestsAlone' },
            { target: 'listed', actions: 'wantList' },
          ],
        },
        awaitingGuest: {},
        forGuestsAlone: {},
        listed: {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    topCams: typeof topCamsMachine
  }
}
