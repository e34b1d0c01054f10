import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../shared.cases.ts'
import type { ListPage } from './list.events.ts'
import { laws } from './list.laws.ts'
import { listMachine } from './list.machine.ts'

const page = (ids: string[], offset: number | null): ListPage => ({
  items: ids.map((id) => ({ id, isOnline: true })),
  totals: { all: 3, online: 3 },
  next: offset === null ? null : { offset },
})

export const cases: Cases<typeof listMachine> = {
  machine: listMachine,
  inputs: [{ store: 'performers' }],
  events: {
    'list.itemChanged': [{ id: 'actor-1', change: { isPinned: true } }],
    'list.moreWanted': [{}],
    'list.onlineTold': [{ id: 'actor-1', isOnline: false }],
    'list.outdated': [{}],
    'list.retryRequested': [{}],
    'list.wanted': [
      { query: { filter: {}, order: 'popular' } },
      { query: { filter: {}, order: 'newest' } },
    ],
    'recovery.retryDue': [{}],
  },
  answers: {
    loadListPage: {
      outputs: [page(['actor-1', 'actor-2'], 2), page(['actor-3'], null)],
      errors: lost,
    },
  },
  project: ({ context: { items, gathered, next } }) => [items.length, gathered.items.length, next],
  laws,
}
