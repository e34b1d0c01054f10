import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { type ListEvent, listOutdated } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import { loadFailed, type RetryDue } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, guestPage, type OfGuest } from '../guestPage.ts'
import { isOfCollections } from '../videoList/videoList.categories.ts'
import type { Collection, CollectionsEvent } from './collections.events.ts'

export interface CollectionsContext extends OfGuest {
  /** Of the collection that the address names; null for the list of all. */
  openedId: string | null
  /** What it is called; null until it is known. */
  opened: Collection | null
}

type Entered = { page: PageName; query: Readonly<Record<string, string>> }
type Identified = { guest: GuestState }
type Answer = { collection: Collection | null }

const answered = ({ event }: { event: { output: Collection | null } }): Answer => ({
  collection: event.output,
})
const whenOutdated = { target: '.deciding', actions: 'tellOutdated' } as const
const whenRetryDue = { actions: { type: 'passRetryDue', params: withEvent } } as const
/** The other one is loaded anew when it is shown again. */
const shownList = ({ context: { openedId } }: { context: CollectionsContext }) =>
  openedId === null ? 'list' : 'videos'
const whenQueryEntered = [
  {
    guard: { type: 'isTheirPage', params: withEvent },
    target: '.shown',
    actions: { type: 'takeAddress', params: withEvent },
  },
  { target: '.away' },
] as const

const collectionsPage = guestPage({
  isTheirs: 'isTheirPage',
  entered: { type: 'takeAddress', params: withEvent },
  on: {
    'navigation.languageChanged': whenOutdated,
    'purchase.done': whenOutdated,
    'push.vipAboUpdated': whenOutdated,
    'realtime.sessionEstablished': {
      guard: { type: 'mustLoadAgain', params: withEvent },
      ...whenOutdated,
    },
  },
  decided: { target: 'known' },
  states: {
    known: {
      always: [
        { guard: 'isOneOpened', target: 'opening', actions: 'wantVideos' },
        { target: 'listed', actions: 'wantCollections' },
      ],
    },
    listed: {},
    opening: {
      invoke: {
        src: 'loadCollection',
        id: 'loadCollection',
        input: ({ context: { openedId } }: { context: CollectionsContext }) => ({
          collectionId: openedId ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isThere', params: answered },
            target: 'opened',
            actions: { type: 'takeCollection', params: answered },
          },
          { target: 'gone' },
        ],
        onError: 'failed',
      },
    },
    opened: {},
    /** The address names a collection that there is not, or no more. */
    gone: {},
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': { target: 'opening', ...whenRetryDue },
        'collections.retryRequested': 'opening',
      },
    },
  },
})

/** The collections of videos, all of them or one, as the address says [QRY-3]. */
export const collectionsMachine = setup({
  types: {} as {
    context: CollectionsContext
    events: CollectionsEvent
    children: { list: 'list'; videos: 'list' }
  },
  actors: {
    list: listMachine,
    loadCollection: promiseSlot<Collection | null, { collectionId: string }>('loadCollection'),
  },
  guards: {
    ...guestGuards,
    isTheirPage: (_, { page, query }: Entered) => isOfCollections(page, query.list),
    isOneOpened: ({ context }) => context.openedId !== null,
    isThere: (_, { collection }: Answer) => collection !== null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeAddress: assign(({ context: { opened } }, { query }: Entered) => ({
      openedId: query.of ?? null,
      opened: opened?.id === query.of ? opened : null,
    })),
    takeCollection: assign((_, { collection }: Answer) => ({ opened: collection })),
    wantCollections: sendTo('list', ({ context: { guestId } }): ListEvent => {
      return { type: 'list.wanted', query: { filter: { guestId: guestId ?? '' }, order: 'best' } }
    }),
    wantVideos: sendTo('videos', ({ context: { guestId, openedId } }): ListEvent => {
      const filter = { guestId: guestId ?? '', collectionId: openedId ?? '' }
      return { type: 'list.wanted', query: { filter, order: 'topRated' } }
    }),
    tellOutdated: sendTo(shownList, listOutdated),
    passRetryDue: sendTo(shownList, (_, event: RetryDue): ListEvent => event),
  },
}).createMachine({
  id: 'collections',
  context: { guestId: undefined, openedId: null, opened: null },
  invoke: [
    { src: 'list', id: 'list', input: { store: 'collections' } },
    { src: 'list', id: 'videos', input: { store: 'videos' } },
  ],
  ...collectionsPage,
  on: {
    ...collectionsPage.on,
    'navigation.queryEntered': whenQueryEntered,
    'recovery.retryDue': whenRetryDue,
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    collections: typeof collectionsMachine
  }
}
