import { expect, test } from 'vitest'
import type { ActorInfo } from '../../replica.value.types.ts'
import { actorRows } from './actorTree.ts'

const actor = (path: string, parent: string | null, machine: string | null = null): ActorInfo => ({
  path,
  parent,
  src: 'src',
  logic: 'machine',
  machine,
  status: 'active',
  value: '',
})
const actors = [
  actor('app', null),
  actor('app/tab', 'app'),
  actor('app/shop', 'app'),
  actor('app/shop/cart', 'app/shop', 'basket'),
]
const paths = (closed: string[], text = '') =>
  actorRows(actors, new Set(closed), text).map(({ actor: { path }, level }) => `${level} ${path}`)

test('puts actors below those that started them', () => {
  expect(paths([])).toEqual(['0 app', '1 app/tab', '1 app/shop', '2 app/shop/cart'])
})

test('folds away what is below an actor', () => {
  expect(paths(['app/shop'])).toEqual(['0 app', '1 app/tab', '1 app/shop'])
})

test('finds by name and machine, with what is around it, also in what is folded away', () => {
  expect(paths(['app/shop'], 'Basket')).toEqual(['0 app', '1 app/shop', '2 app/shop/cart'])
  expect(paths([], 'nothing')).toEqual([])
})

test('shows one whose parent is not there as a root', () => {
  expect(actorRows([actor('gone/child', 'gone')], new Set(), '')).toHaveLength(1)
})
