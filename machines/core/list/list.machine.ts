import { assign, emit, sendTo, setup } from 'xstate'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { hasSameFields } from '../sameFields.ts'
import { promiseSlot } from '../slot.ts'
import { withEvent } from '../withEvent.ts'
import type {
  ItemChange,
  ListEmitted,
  ListEvent,
  ListItem,
  ListPage,
  ListQuery,
  ListTotals,
  PageRequest,
  PageStart,
} from './list.events.ts'
import { emptyGathered, type Gathered, withChange, withPage } from './list.items.ts'
import { ordersOf, type StoreName } from './list.stores.ts'

export interface ListContext {
  store: StoreName
  /** What is listed; null before anything was wanted. */
  query: ListQuery | null
  items: readonly ListItem[]
  /** Null until the first answer. */
  totals: ListTotals | null
  /** Where more begins; null when all is there. */
  next: PageStart | null
  /** What is to take the place of what is shown. */
  gathered: Gathered
  /** What was told of items since a page was asked for. */
  changes: readonly ItemChange[]
  /** Who was told to be online, or not: since a page was asked for, and of those who are not listed. */
  told: Readonly<Record<string, boolean>>
}

type Answer = { page: ListPage }
type Online = { id: string; isOnline: boolean }

const answered = ({ event }: { event: { output: ListPage } }): Answer => ({ page: event.output })

/** A page on its way. */
const asking = {
  src: 'loadListPage',
  id: 'loadListPage',
  input: ({ context: { store, query, gathered } }: { context: ListContext }): PageRequest => ({
    store,
    ...(query as ListQuery),
    start: gathered.next,
  }),
} as const

const whenShown = { actions: [{ type: 'gather', params: answered }, 'show'] } as const

const noteAlso = {
  'list.itemChanged': {
    actions: [
      { type: 'changeItem', params: withEvent },
      { type: 'noteChange', params: withEvent },
    ],
  },
  'list.onlineTold': {
    actions: [
      { type: 'countOnline', params: withEvent },
      { type: 'noteOnline', params: withEvent },
    ],
  },
} as const

/**
 * A list that is loaded page by page: one at a time, the next when it is wanted. What is listed already is
 * loaded anew behind what is seen, as far as it went, and takes its place at once: nothing jumps [LST-1 LST-2].
 * @throws Error at its start for a store that there is not [LST-3]
 */
export const listMachine = setup({
  types: {} as {
    context: ListContext
    events: ListEvent
    emitted: ListEmitted
    input: { store: StoreName }
    tags: 'asking'
  },
  actors: { loadListPage: promiseSlot<ListPage, PageRequest>('loadListPage') },
  guards: {
    isListed: ({ context }, { query }: { query: ListQuery }) => isSame(context.query, query),
    isOther: ({ context }, { query }: { query: ListQuery }) => !isSame(context.query, query),
    hasMore: ({ context }) => context.next !== null,
    isShort: ({ context: { gathered, items, changes } }, { page }: Answer) =>
      page.next !== null && withPage(gathered, page, changes).items.length < items.length,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeQuery: assign((_, { query }: { query: ListQuery }) => ({
      query,
      items: [],
      totals: null,
      next: null,
    })),
    beginAnew: assign({ gathered: emptyGathered, changes: [], told: {} }),
    goOn: assign(({ context: { items, next } }) => ({
      gathered: { items, next },
      changes: [],
      told: {},
    })),
    gather: assign(({ context: { gathered, changes } }, { page }: Answer) => ({
      gathered: withPage(gathered, page, changes),
      totals: page.totals,
    })),
    show: assign(({ context: { gathered } }) => ({
      ...gathered,
      gathered: emptyGathered,
      changes: [],
    })),
    changeItem: assign(({ context: { items, gathered } }, change: ItemChange) => ({
      items: withChange(items, change),
      gathered: { ...gathered, items: withChange(gathered.items, change) },
    })),
    noteChange: assign(({ context: { changes } }, { id, change }: ItemChange) => ({
      changes: [...changes, { id, change }],
    })),
    countOnline: assign(({ context: { items, totals, told } }, { id, isOnline }: Online) => {
      const listed = wasOnline(items, id)
      return {
        told: listed === undefined ? { ...told, [id]: isOnline } : told,
        totals: (listed ?? told[id]) === isOnline ? totals : withOnline(totals, isOnline ? 1 : -1),
      }
    }),
    noteOnline: assign(({ context: { told } }, { id, isOnline }: Online) => ({
      told: { ...told, [id]: isOnline },
    })),
    tellDataChanged: emit({ type: 'dataChanged' }),
  },
}).createMachine({
  id: 'list',
  context: ({ input: { store } }) => {
    ordersOf(store)
    return {
      store,
      query: null,
      items: [],
      totals: null,
      next: null,
      gathered: emptyGathered,
      changes: [],
      told: {},
    }
  },
  initial: 'unwanted',
  on: {
    'list.wanted': {
      guard: { type: 'isOther', params: withEvent },
      target: '.loading',
      reenter: true,
      actions: { type: 'takeQuery', params: withEvent },
    },
    'list.itemChanged': { actions: { type: 'changeItem', params: withEvent } },
    'list.onlineTold': { actions: { type: 'countOnline', params: withEvent } },
  },
  states: {
    unwanted: {},
    loading: {
      tags: 'asking',
      entry: 'beginAnew',
      invoke: { ...asking, onDone: { target: 'loaded', ...whenShown }, onError: 'failed' },
      // nothing is listed yet
      on: {
        'list.itemChanged': { actions: { type: 'noteChange', params: withEvent } },
        'list.outdated': { target: 'loading', reenter: true },
      },
    },
    failed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'loading',
        'list.retryRequested': 'loading',
        'list.outdated': 'loading',
        'list.wanted': { guard: { type: 'isListed', params: withEvent }, target: 'loading' },
      },
    },
    loaded: {
      entry: 'tellDataChanged',
      on: {
        'list.moreWanted': { guard: 'hasMore', target: 'loadingMore' },
        'list.outdated': 'refreshing',
        'list.wanted': { guard: { type: 'isListed', params: withEvent }, target: 'refreshing' },
      },
    },
    loadingMore: {
      tags: 'asking',
      entry: 'goOn',
      invoke: { ...asking, onDone: { target: 'loaded', ...whenShown }, onError: 'moreFailed' },
      on: { ...noteAlso, 'list.outdated': 'refreshing' },
    },
    moreFailed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'loadingMore',
        'list.retryRequested': 'loadingMore',
        'list.outdated': 'refreshing',
        'list.wanted': { guard: { type: 'isListed', params: withEvent }, target: 'refreshing' },
      },
    },
    refreshing: {
      tags: 'asking',
      entry: 'beginAnew',
      on: { ...noteAlso, 'list.outdated': { target: 'refreshing', reenter: true } },
      initial: 'page',
      states: {
        page: {
          invoke: {
            ...asking,
            onDone: [
              {
                guard: { type: 'isShort', params: answered },
                target: 'page',
                reenter: true,
                actions: { type: 'gather', params: answered },
              },
              { target: '#list.loaded', ...whenShown },
            ],
            onError: '#list.refreshFailed',
          },
        },
      },
    },
    refreshFailed: {
      entry: 'tellLoadFailed',
      on: {
        'recovery.retryDue': 'refreshing',
        'list.outdated': 'refreshing',
        'list.wanted': { guard: { type: 'isListed', params: withEvent }, target: 'refreshing' },
      },
    },
  },
})

function isSame(known: ListQuery | null, { filter, order }: ListQuery): boolean {
  return known !== null && known.order === order && hasSameFields(known.filter, filter)
}

/** Whether a listed item is online; undefined for one that is not listed. */
function wasOnline(items: readonly ListItem[], wanted: string): boolean | undefined {
  const item: (ListItem & { isOnline?: boolean }) | undefined = items.find(
    ({ id }) => id === wanted,
  )
  return item?.isOnline
}

function withOnline(totals: ListTotals | null, by: number): ListTotals | null {
  if (totals?.online === undefined) return totals
  return { ...totals, online: Math.max(0, totals.online + by) }
}
