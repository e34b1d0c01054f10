import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { type ListEvent, listOutdated } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { QueryRequested } from '../../shell/navigation/navigation.events.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, type OfGuest } from '../guestPage.ts'
import type {
  ArchiveAnswer,
  ArchiveOrder,
  MediaType,
  MediathekEvent,
  MediathekSplit,
} from './mediathek.events.ts'
import { mediaTypeAt, pageOf, splitIn, usualSplit } from './mediathek.pages.ts'

export interface MediathekContext extends OfGuest {
  mediaType: MediaType
  split: MediathekSplit
  /** What is to be archived or taken out, one after the other; the first is under way. */
  orders: readonly ArchiveOrder[]
  /** What was archived or taken out last; null before and once it was read. */
  done: ArchiveOrder | null
  /** Why the last order was not carried out. */
  refusal: ArchiveAnswer['refusal']
}

type Visited = { page: PageName; query: Readonly<Record<string, string>> }
type Identified = { guest: GuestState }

const answered = ({ event }: { event: { output: ArchiveAnswer } }) => event.output

/** What the guest has: which part of it is listed, the address names; and what goes into the archive [MYA-2 to MYA-8]. */
export const mediathekMachine = setup({
  types: {} as {
    context: MediathekContext
    events: MediathekEvent
    children: { list: 'list'; archiveMedium: 'archiveMedium' }
  },
  actors: {
    list: listMachine,
    archiveMedium: promiseSlot<ArchiveAnswer, ArchiveOrder>('archiveMedium'),
  },
  guards: {
    ...guestGuards,
    isOfMediathek: (_, { page }: Visited) => mediaTypeAt(page) !== null,
    isShownPage: ({ context }, { page }: Visited) => mediaTypeAt(page) === context.mediaType,
    hasOrders: ({ context }) => context.orders.length > 0,
    isCarriedOut: (_, { refusal }: ArchiveAnswer) => refusal === null,
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({
      guestId: guestIdOf(guest),
      orders: [],
      done: null,
      refusal: null,
    })),
    takeAddress: assign(({ context }, { page, query }: Visited) => {
      const mediaType = mediaTypeAt(page) ?? context.mediaType
      return { mediaType, split: splitIn(mediaType, query.split), done: null, refusal: null }
    }),
    takeSplit: assign(({ context }, { split }: { split: MediathekSplit }) => ({
      split: splitIn(context.mediaType, split),
      done: null,
      refusal: null,
    })),
    wantList: sendTo('list', ({ context: { guestId, mediaType, split } }): ListEvent => {
      const filter = { mediaType, split, guestId: guestId ?? '' }
      return { type: 'list.wanted', query: { filter, order: 'newest' } }
    }),
    nameInAddress: sendTo(
      to('navigation'),
      ({ context: { mediaType, split } }): QueryRequested => ({
        type: 'navigation.queryRequested',
        page: pageOf(mediaType),
        query: { split: split === usualSplit ? null : split },
      }),
    ),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
    takeOrder: assign(({ context: { orders } }, { id, isArchived }: ArchiveOrder) => ({
      orders: [...orders, { id, isArchived }],
      done: null,
      refusal: null,
    })),
    noteDone: assign(({ context: { orders } }) => ({
      done: orders[0] ?? null,
      orders: orders.slice(1),
    })),
    noteRefused: assign(({ context: { orders } }, { refusal }: ArchiveAnswer) => ({
      orders: orders.slice(1),
      refusal,
    })),
    forgetNotice: assign({ done: null, refusal: null }),
  },
}).createMachine({
  id: 'mediathek',
  context: {
    guestId: undefined,
    mediaType: 'VIDEO',
    split: usualSplit,
    orders: [],
    done: null,
    refusal: null,
  },
  invoke: { src: 'list', id: 'list', input: { store: 'mediathek' } },
  type: 'parallel',
  on: { 'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } } },
  states: {
    page: {
      initial: 'away',
      on: {
        'navigation.pageEntered': [
          {
            guard: { type: 'isOfMediathek', params: withEvent },
            target: '.shown',
            actions: { type: 'takeAddress', params: withEvent },
          },
          { target: '.away' },
        ],
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          actions: { type: 'takeGuest', params: withEvent },
        },
      },
      states: {
        away: {},
        shown: {
          initial: 'awaitingGuest',
          on: {
            'guest.identified': {
              guard: { type: 'isOtherGuest', params: withEvent },
              target: '.awaitingGuest',
              actions: { type: 'takeGuest', params: withEvent },
            },
            'navigation.queryEntered': {
              guard: { type: 'isShownPage', params: withEvent },
              target: '.awaitingGuest',
              actions: { type: 'takeAddress', params: withEvent },
            },
            'mediathek.splitChosen': {
              target: '.awaitingGuest',
              actions: [{ type: 'takeSplit', params: withEvent }, 'nameInAddress'],
            },
          },
          states: {
            awaitingGuest: {
              always: { guard: 'isSomebodyHere', target: 'listed', actions: 'wantList' },
            },
            listed: {
              on: {
                'navigation.languageChanged': { actions: 'tellOutdated' },
                'purchase.done': { actions: 'tellOutdated' },
                'push.favouritePinned': { actions: 'tellOutdated' },
                'push.favouriteUnpinned': { actions: 'tellOutdated' },
                'push.vipAboUpdated': { actions: 'tellOutdated' },
                'realtime.sessionEstablished': {
                  guard: { type: 'mustLoadAgain', params: withEvent },
                  actions: 'tellOutdated',
                },
              },
            },
          },
        },
      },
    },
    archive: {
      initial: 'settled',
      on: {
        'mediathek.archiveRequested': { actions: { type: 'takeOrder', params: withEvent } },
        'mediathek.noticeClosed': { actions: 'forgetNotice' },
      },
      states: {
        settled: { always: { guard: 'hasOrders', target: 'storing' } },
        storing: {
          invoke: {
            src: 'archiveMedium',
            id: 'archiveMedium',
            input: ({ context: { orders } }) => orders[0] as ArchiveOrder,
            onDone: [
              {
                guard: { type: 'isCarriedOut', params: answered },
                target: 'settled',
                actions: ['noteDone', 'tellOutdated'],
              },
              {
                target: 'settled',
                actions: [{ type: 'noteRefused', params: answered }, 'tellOutdated'],
              },
            ],
            onError: {
              target: 'settled',
              actions: [{ type: 'noteRefused', params: { refusal: 'unknown' } }, 'tellOutdated'],
            },
          },
          on: {
            'guest.identified': {
              guard: { type: 'isOtherGuest', params: withEvent },
              target: 'settled',
            },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    mediathek: typeof mediathekMachine
  }
}
