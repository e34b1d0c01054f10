import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { SortOrder, StoreName } from './list.stores.ts'

/** What a list is of; what else an item has is known to who loads and who draws it. */
export interface ListItem {
  id: string
}

/** What of a store is listed, and in which order. */
export interface ListQuery {
  filter: Readonly<Record<string, string | number | boolean>>
  order: SortOrder
}

/** Where a page begins: after so many items, or at what the platform called the end of the one before. */
export type PageStart = { offset: number } | { cursor: string }

/** What a page is asked for with. */
export interface PageRequest extends ListQuery {
  store: StoreName
  /** Null for the first page. */
  start: PageStart | null
}

/** How many the platform counts: of the whole list, where it does, and of those in its store who are online. */
export interface ListTotals {
  all: number | null
  online?: number
  /** Of a store that is split: how many each part has. */
  parts?: Readonly<Record<string, number>>
}

/** A page as it is answered. */
export interface ListPage {
  items: readonly ListItem[]
  totals: ListTotals
  /** Null after the last page. */
  next: PageStart | null
}

/** Fields of an item that have other values now. */
export type ItemChange = { id: string; change: Readonly<Record<string, unknown>> }

export type ListEvent =
  | RetryDue
  /** This is to be listed; what is listed already is loaded again, and stays meanwhile. */
  | { type: 'list.wanted'; query: ListQuery }
  /** The guest came to the end of what is there. */
  | { type: 'list.moreWanted' }
  /** What is listed may have changed unseen. */
  | { type: 'list.outdated' }
  | ({ type: 'list.itemChanged' } & ItemChange)
  /** Somebody is online, or is not: all who are online are counted, each change once, listed or not. */
  | { type: 'list.onlineTold'; id: string; isOnline: boolean }
  | { type: 'list.retryRequested' }

export const listOutdated: ListEvent = { type: 'list.outdated' }

/** What listeners are told once an answer has changed the list and nothing is under way [LST-2]. */
export type ListEmitted = { type: 'dataChanged' }
