import { splitWords } from '../library/library.words.declared.ts'
import { listFilterShape } from './core.known.declared.ts'
import { orderWords } from './core.words.declared.ts'
import type { Declared } from './declared.ts'
import type { ListQuery, ListTotals } from './list/list.events.ts'

export const listQueryShape = {
  filter: listFilterShape,
  order: orderWords,
} satisfies Declared<ListQuery>

export const listTotalsShape = {
  all: 'number',
  online: 'number',
  parts: { keys: splitWords, each: 'number' },
} satisfies Declared<ListTotals>
