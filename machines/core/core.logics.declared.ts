import { channelShape } from '../shell/shell.shapes.declared.ts'
import { listFilterShape, listItemShape } from './core.known.declared.ts'
import { listQueryShape, listTotalsShape } from './core.shapes.declared.ts'
import { orderWords, storeWords } from './core.words.declared.ts'
import type { DeclaredLogics } from './declarations.types.ts'

export const coreLogics = {
  list: {
    context: {
      store: storeWords,
      query: listQueryShape,
      items: [listItemShape],
      totals: listTotalsShape,
      next: { offset: 'number', cursor: 'personal' },
      gathered: { items: [listItemShape], next: { offset: 'number', cursor: 'personal' } },
      changes: [{ id: 'id', change: listItemShape }],
      told: { keys: 'id', each: 'flag' },
    },
    input: { store: storeWords },
  },
  loadListPage: {
    input: {
      store: storeWords,
      start: { offset: 'number', cursor: 'personal' },
      filter: listFilterShape,
      order: orderWords,
    },
    output: {
      items: [listItemShape],
      totals: listTotalsShape,
      next: { offset: 'number', cursor: 'personal' },
    },
  },
  loadChannels: {
    input: { offset: 'number', limit: 'number' },
    output: { channels: [channelShape], total: 'number' },
  },
} satisfies Partial<DeclaredLogics>
