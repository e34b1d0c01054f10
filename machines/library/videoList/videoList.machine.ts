import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { type ListEvent, listOutdated } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import type { QueryRequested } from '../../shell/navigation/navigation.events.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import { guestGuards, type OfGuest } from '../guestPage.ts'
import { listPage } from '../listPage.ts'
import { categoryAt, pageOf, unmappedCategory, type VideoOrder } from './videoList.categories.ts'
import type { VideoChoice, VideoListEvent } from './videoList.events.ts'
import { listOf, parametersOf, type VideoQuery, videosAt } from './videoList.query.ts'

export interface VideoListContext extends OfGuest {
  query: VideoQuery
}

type Entered = { page: PageName; query: Readonly<Record<string, string>> }
type Identified = { guest: GuestState }

const videosPage = listPage({
  name: 'videoList',
  decided: { target: 'known' },
  states: {
    known: {
      always: [
        { guard: 'isUnmapped', target: 'unmapped' },
        { guard: 'mustLogIn', target: 'closed' },
        { target: 'listed' },
      ],
    },
    /** The address names a list that there is not. */
    unmapped: { entry: 'reportUnmapped' },
    listed: { entry: 'wantList' },
    /** What visitors have bought is nothing. */
    closed: {},
  },
})

/** The pages of videos by category: which is listed, and of it what, the address names [VID-2 VID-10]. */
export const videoListMachine = setup({
  types: {} as { context: VideoListContext; events: VideoListEvent; children: { list: 'list' } },
  actors: { list: listMachine },
  guards: {
    ...guestGuards,
    isTheirPage: (_, { page, query }: Entered) => categoryAt(page, query.list) !== null,
    isUnmapped: ({ context: { query } }) => query.isUnmapped === true,
    mustLogIn: ({ context: { guestId, query } }) =>
      query.category === 'boughtVideos' && guestId === null,
  },
  actions: {
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeAddress: assign((_, { page, query }: Entered) => ({ query: videosAt(page, query) })),
    takeChoice: assign(({ context: { query } }, { choice }: { choice: VideoChoice }) => ({
      query: { ...query, choice },
    })),
    takeOrder: assign(({ context: { query } }, { order }: { order: VideoOrder }) => ({
      query: { ...query, order },
    })),
    wantList: sendTo('list', ({ context: { guestId, query } }): ListEvent => {
      return { type: 'list.wanted', query: listOf(query, guestId ?? '', now()) }
    }),
    reportUnmapped: sendTo(to('reporting'), {
      type: 'reporting.problemMet',
      problem: { where: 'videosAll', what: unmappedCategory },
    }),
    nameInAddress: sendTo(
      to('navigation'),
      ({ context: { query } }): QueryRequested => ({
        type: 'navigation.queryRequested',
        page: pageOf(query.category).name,
        query: parametersOf(query),
      }),
    ),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
  },
}).createMachine({
  id: 'videoList',
  context: {
    guestId: undefined,
    query: { category: 'allVideos', choice: {}, isSatisfactionTested: false },
  },
  invoke: { src: 'list', id: 'list', input: { store: 'videos' } },
  ...videosPage,
})

declare module '../../core/address.ts' {
  interface Machines {
    videoList: typeof videoListMachine
  }
}
