import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import {
  collection,
  listedCollection,
  listedVideo,
} from '../../../fixtures/library/video.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListItem, ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { type ListRef, selectListItems } from '../../core/list/list.selectors.ts'
import type { Collection } from './collections.events.ts'
import { collectionsMachine } from './collections.machine.ts'
import {
  selectAreCollectionsShown,
  selectCollectionsList,
  selectCollectionVideos,
  selectOpenedCollection,
  selectOpening,
} from './collections.selectors.ts'

const pageOf = (...items: ListItem[]): ListPage => ({
  items,
  totals: { all: items.length },
  next: null,
})
const idsIn = (list: ListRef) => selectListItems(list.getSnapshot()).map(({ id }) => id)

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const loadCollection = answeredSlot<Collection | null, { collectionId: string }>()
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = collectionsMachine.provide({
    actors: { list, loadCollection: loadCollection.logic },
  })
  const { actor, told } = walk(setFold, 'collections', machine, undefined)
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-1' }) })
  const enter = (query: Record<string, string>) =>
    actor.send({ type: 'navigation.pageEntered', page: 'videosAll', path: '/en/', query })
  return {
    actor,
    told,
    pages: loadListPage.calls,
    heads: loadCollection.calls,
    enter,
    open: (of: string) => enter({ list: 'collections', of }),
    areShown: () => selectAreCollectionsShown(actor.getSnapshot()),
    listed: () => idsIn(selectCollectionsList(actor.getSnapshot())),
    videos: () => idsIn(selectCollectionVideos(actor.getSnapshot())),
    opened: () => selectOpenedCollection(actor.getSnapshot()),
    opening: () => selectOpening(actor.getSnapshot()),
  }
}

test('all collections are listed where the address says so, and nothing on other lists of videos [QRY-3]', async () => {
  const { areShown, enter, listed, pages } = start()
  enter({ list: 'bought' })
  expect([areShown(), pages]).toEqual([false, []])
  enter({ list: 'collections' })
  expect(pages.map(({ input }) => input)).toEqual([
    { store: 'collections', filter: { guestId: 'guest-1' }, order: 'best', start: null },
  ])
  await pages[0]?.resolve(pageOf(listedCollection(1), listedCollection(2)))
  expect([areShown(), listed()]).toEqual([true, ['collection1', 'collection2']])
})

test('one that is opened shows its videos, whether or not it is known yet what it is called', async () => {
  const { heads, open, opened, pages, videos } = start()
  open('collection2')
  const filter = { guestId: 'guest-1', collectionId: 'collection2' }
  expect(pages[0]?.input).toEqual({ store: 'videos', filter, order: 'topRated', start: null })
  await pages[0]?.resolve(pageOf(listedVideo({ id: 'video7' })))
  expect([videos(), opened()]).toEqual([['video7'], null])
  expect(heads[0]?.input).toEqual({ collectionId: 'collection2' })
  await heads[0]?.resolve(collection(2))
  expect(opened()?.title).toBe('On stage')
})

test('who goes back to the list, and to another, is never shown what the one before was called', async () => {
  const { actor, areShown, heads, open, opened, pages } = start()
  open('collection1')
  await heads[0]?.resolve(collection(1))
  const query = { list: 'collections' }
  actor.send({ type: 'navigation.queryEntered', page: 'videosAll', query })
  expect([opened(), pages.at(-1)?.input.store]).toEqual([null, 'collections'])
  open('collection2')
  expect(opened()).toBeNull()
  await heads[1]?.resolve(collection(2))
  open('collection2')
  expect(opened()?.id).toBe('collection2')
  actor.send({ type: 'navigation.queryEntered', page: 'videosAll', query: { list: 'bought' } })
  expect(areShown()).toBe(false)
})

test('says that there is no such collection, and that it did not come; then it is asked for again', async () => {
  const { actor, heads, open, opening, told } = start()
  open('collection99')
  await heads[0]?.resolve(null)
  expect(opening()).toBe('gone')
  open('collection1')
  await heads[1]?.reject(new Error('lost'))
  expect([opening(), told('recovery').length]).toEqual(['failed', 1])
  actor.send({ type: 'collections.retryRequested' })
  expect(opening()).toBe('there')
  await heads[2]?.resolve(collection(1))
  expect(heads).toHaveLength(3)
})

test('what was bought is told by the videos when they are loaded anew behind what is seen', async () => {
  const { actor, open, pages, videos } = start()
  open('collection1')
  await pages[0]?.resolve(pageOf(listedVideo({ id: 'video7' })))
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video7', at: null })
  expect([pages.length, videos()]).toEqual([2, ['video7']])
})

test('what is not shown is not loaded anew before it is shown again', async () => {
  const { actor, enter, open, pages } = start()
  enter({ list: 'collections' })
  await pages[0]?.resolve(pageOf(listedCollection(1)))
  open('collection1')
  await pages[1]?.resolve(pageOf(listedVideo({ id: 'video7' })))
  actor.send({ type: 'purchase.done', kind: 'video', mediumId: 'video7', at: null })
  const stores = () => pages.slice(2).map(({ input }) => input.store)
  expect(stores()).toEqual(['videos'])
  enter({ list: 'collections' })
  expect(stores()).toEqual(['videos', 'collections'])
})
