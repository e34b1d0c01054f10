import { expect, test } from 'vitest'
import type { Moment } from '../../replica.types.ts'
import type { Shown, ShownPart } from '../../replica.value.types.ts'
import type { Ask } from '../asking.ts'
import { loadTree } from './loadTree.ts'

const moment: Moment = { branch: 'log', position: 1, microstep: 0 }
const shown = (kind: Shown['kind'], text: string, size = 0): Shown => ({ kind, text, size })
const numbers = (count: number): readonly ShownPart[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    key: `${index}`,
    value: shown('number', `${index}`),
  }))

/** A context `{ items: [0, 1, …, 249] }`, and nothing else. */
const ask = (async (question: string, ...args: unknown[]) => {
  const [, , aspect, way, from, count] = args as [Moment, string, string, number[], number, number]
  if (question === 'value') return aspect === 'context' ? shown('object', '{…}', 1) : null
  if (way.length === 0) return [{ index: 0, key: 'items', value: shown('list', '250', 250) }]
  return numbers(250).slice(from, from + count)
}) as Ask

const paths = async (open: string[], pages = {}) =>
  (await loadTree(ask, moment, 'app', { open: new Set(open), pages })).map(({ path }) => path)

test('shows what is unfolded, by names', async () => {
  expect(await paths([])).toEqual(['context'])
  expect(await paths(['context'])).toEqual(['context', 'context.items'])
})

test('asks a hundred parts at a time and says how many more there are', async () => {
  const open = new Set(['context', 'context.items'])
  const rows = await loadTree(ask, moment, 'app', { open, pages: {} })
  expect(rows).toHaveLength(2 + 100 + 1)
  expect(rows.at(-1)).toMatchObject({ path: 'context.items', more: 150 })
  const all = await loadTree(ask, moment, 'app', { open, pages: { 'context.items': 2 } })
  expect(all).toHaveLength(2 + 250)
  expect(all.at(-1)).toMatchObject({ path: 'context.items[249]', level: 2 })
})
