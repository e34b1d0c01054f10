import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../clock.ts'
import type { ListItem, ListPage, ListQuery, PageRequest } from './list.events.ts'
import { listMachine } from './list.machine.ts'
import {
  selectHasMore,
  selectIsListLoading,
  selectListItems,
  selectListProgress,
  selectListTotal,
  selectOnlineTotal,
} from './list.selectors.ts'
import { ordersOf, sortOrders } from './list.stores.ts'

const everything: ListQuery = { filter: {}, order: 'popular' }
const newest: ListQuery = { filter: {}, order: 'newest' }

const items = (...ids: string[]): ListItem[] => ids.map((id) => ({ id }))
const page = (ids: string, next: ListPage['next'], all = 9): ListPage => ({
  items: items(...ids),
  totals: { all, online: 4 },
  next,
})

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const machine = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const { actor, told } = walk(setFold, 'cams', machine, { store: 'performers' })
  const signals: unknown[] = []
  const seen = () => {
    const snapshot = actor.getSnapshot()
    return {
      ids: selectListItems(snapshot)
        .map(({ id }) => id)
        .join(''),
      isLoading: selectIsListLoading(snapshot),
      progress: selectListProgress(snapshot),
      hasMore: selectHasMore(snapshot),
    }
  }
  actor.on('dataChanged', () => signals.push(seen()))
  const { calls } = loadListPage
  const want = (query = everything) => actor.send({ type: 'list.wanted', query })
  const more = () => actor.send({ type: 'list.moreWanted' })
  const outdated = () => actor.send({ type: 'list.outdated' })
  const answer = (given: ListPage) => calls.at(-1)?.resolve(given)
  const fail = () => calls.at(-1)?.reject(new Error('no network'))
  const starts = () => calls.map(({ input }) => input.start)
  return { actor, told, calls, seen, signals, want, more, outdated, answer, fail, starts }
}

test('turns its flag on with a request and off with the answer, and signals the change after that [LST-1 LST-2]', async () => {
  const { calls, seen, signals, want, answer } = start()
  expect(seen().isLoading).toBe(false)
  want()
  expect(calls[0]?.input).toEqual({ store: 'performers', ...everything, start: null })
  expect([seen().isLoading, signals]).toEqual([true, []])
  await answer(page('abc', null))
  const there = { ids: 'abc', isLoading: false, progress: 'there', hasMore: false }
  expect([seen(), signals]).toEqual([there, [there]])
})

test('turns its flag off when nothing comes, without a signal, and asks again when told [LST-1]', async () => {
  const { actor, told, calls, seen, signals, want, answer, fail } = start()
  want()
  await fail()
  expect([seen().isLoading, seen().progress, signals]).toEqual([false, 'failed', []])
  expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
  actor.send({ type: 'recovery.retryDue' })
  expect(calls).toHaveLength(2)
  await fail()
  actor.send({ type: 'list.retryRequested' })
  await answer(page('a', null))
  expect(seen().ids).toBe('a')
})

test('loads page after page from where the last ended, by offset or cursor, to the end, its flag on meanwhile [LST-1]', async () => {
  const { calls, seen, want, more, answer, starts } = start()
  want()
  more()
  expect(calls).toHaveLength(1)
  await answer(page('abc', { offset: 3 }))
  more()
  more()
  expect([calls.length, seen().isLoading]).toEqual([2, true])
  await answer(page('def', { cursor: 'f' }))
  expect(seen()).toMatchObject({ ids: 'abcdef', hasMore: true, isLoading: false })
  more()
  await answer(page('g', null))
  expect(starts()).toEqual([null, { offset: 3 }, { cursor: 'f' }])
  more()
  expect(calls).toHaveLength(3)
  expect(seen()).toMatchObject({ ids: 'abcdefg', hasMore: false, progress: 'there' })
})

test('shows what moved between two pages once', async () => {
  const { seen, want, more, answer } = start()
  want()
  await answer(page('abc', { offset: 3 }))
  more()
  await answer(page('cde', null))
  expect(seen().ids).toBe('abcde')
})

test('keeps what is there when more does not come, and asks for the same again', async () => {
  const { actor, seen, want, more, answer, fail, starts } = start()
  want()
  await answer(page('abc', { offset: 3 }))
  more()
  await fail()
  expect(seen()).toMatchObject({ ids: 'abc', isLoading: false, progress: 'moreFailed' })
  actor.send({ type: 'list.retryRequested' })
  await answer(page('def', null))
  expect(starts().slice(1)).toEqual([{ offset: 3 }, { offset: 3 }])
  expect(seen().ids).toBe('abcdef')
})

test('begins anew for another filter or order; an answer to the one before is not taken', async () => {
  const { calls, seen, want, answer } = start()
  want()
  want({ filter: {}, order: 'popular' })
  expect(calls).toHaveLength(1)
  want(newest)
  expect(calls[1]?.input).toMatchObject({ order: 'newest', start: null })
  await calls[0]?.resolve(page('abc', null))
  expect(seen()).toMatchObject({ ids: '', isLoading: true })
  await answer(page('xyz', null))
  want({ ...newest, filter: { gender: 'M' } })
  expect(seen()).toMatchObject({ ids: '', progress: 'waiting' })
})

test('loads again as far as it went behind what is seen, and changes it at once', async () => {
  const { seen, signals, want, more, answer, starts } = start()
  want()
  await answer(page('abc', { offset: 3 }))
  more()
  await answer(page('def', { offset: 6 }))
  want()
  expect(seen()).toMatchObject({ ids: 'abcdef', isLoading: true, progress: 'there' })
  await answer(page('xab', { offset: 3 }))
  expect(seen()).toMatchObject({ ids: 'abcdef', isLoading: true })
  await answer(page('cde', { offset: 6 }))
  expect(starts().slice(2)).toEqual([null, { offset: 3 }])
  expect(seen()).toMatchObject({ ids: 'xabcde', isLoading: false, hasMore: true })
  expect(signals).toHaveLength(3)
})

test('is shorter when less is left, and keeps what it shows when it cannot be loaded again', async () => {
  const { actor, seen, want, outdated, answer, fail } = start()
  want()
  await answer(page('abc', null))
  outdated()
  await fail()
  expect(seen()).toMatchObject({ ids: 'abc', progress: 'there' })
  actor.send({ type: 'recovery.retryDue' })
  await answer(page('a', null))
  expect(seen()).toMatchObject({ ids: 'a', isLoading: false })
})

test('an item that changes while a page is on its way is as it was told, and others are the same objects', async () => {
  const { actor, want, outdated, answer } = start()
  const listed = () => selectListItems<ListItem & { isOnline?: boolean }>(actor.getSnapshot())
  const goes = (id: string) =>
    actor.send({ type: 'list.itemChanged', id, change: { isOnline: false } })
  want()
  goes('a')
  await answer(page('abc', null))
  const [, second, third] = listed()
  expect(listed()[0]).toEqual({ id: 'a', isOnline: false })
  goes('b')
  expect(listed()[1]).not.toBe(second)
  expect(listed()[2]).toBe(third)
  outdated()
  await answer(page('abc', null))
  expect(listed()[1]).toEqual({ id: 'b' })
})

test('counts who comes online and goes, never below none', async () => {
  const { actor, want, answer } = start()
  const told = (id: string, isOnline: boolean) =>
    actor.send({ type: 'list.onlineTold', id, isOnline })
  told('of before', true)
  want()
  expect(selectOnlineTotal(actor.getSnapshot())).toBeNull()
  await answer(page('abc', null, 12))
  told('z', false)
  told('z', false)
  expect(selectListTotal(actor.getSnapshot())).toBe(12)
  expect(selectOnlineTotal(actor.getSnapshot())).toBe(3)
  for (const id of 'abcde') told(id, false)
  expect(selectOnlineTotal(actor.getSnapshot())).toBe(0)
  told('of before', true)
  expect(selectOnlineTotal(actor.getSnapshot())).toBe(1)
})

test('refuses a store that there is not, by its name [LST-3]', () => {
  const unknown = 'unicorns' as 'performers'
  expect(() => ordersOf(unknown)).toThrow("no list has the store 'unicorns'")
  const actor = createActor(listMachine, { input: { store: unknown } })
  expect(actor.getSnapshot()).toMatchObject({
    status: 'error',
    error: new Error(
      "no list has the store 'unicorns': there are performers, chatShows, favouriteModels, topCams, feedPosts, albums, albumComments, videos, mediathek, collections only",
    ),
  })
})

test('knows the orders of the specification and those that lists need beside them [LST-4]', () => {
  const named = 'newest mostExpensive cheapest longest shortest bestSelling topRated'.split(' ')
  expect(sortOrders).toEqual(expect.arrayContaining([...named, 'topTrending', 'satisfactionScore']))
  expect(sortOrders).toEqual(expect.arrayContaining([...ordersOf('performers')]))
})
