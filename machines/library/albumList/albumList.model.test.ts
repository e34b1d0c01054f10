import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { listedAlbum } from '../../../fixtures/library/album.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectListItems } from '../../core/list/list.selectors.ts'
import type { ListedAlbum } from '../album/album.events.ts'
import type { AlbumListEvent } from './albumList.events.ts'
import { albumListMachine } from './albumList.machine.ts'
import { selectAlbumQuery, selectAlbumsList } from './albumList.selectors.ts'

const someAlbums = (...ids: string[]): ListPage => ({
  items: ids.map((id) => listedAlbum({ id })),
  totals: { all: ids.length },
  next: null,
})

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = albumListMachine.provide({ actors: { list } })
  const { actor, told } = walk(setFold, 'albumList', machine, undefined)
  const albums = () =>
    selectListItems<ListedAlbum>(selectAlbumsList(actor.getSnapshot()).getSnapshot())
  return {
    actor,
    told,
    asked: loadListPage.calls,
    identify: (id = 'guest-1') => actor.send({ type: 'guest.identified', guest: guest({ id }) }),
    enter: (page: 'photos' | 'videosAll' = 'photos', query: Record<string, string> = {}) =>
      actor.send({ type: 'navigation.pageEntered', page, path: '/en/photos/', query }),
    ids: () => albums().map(({ id }) => id),
    pinned: () => albums().map(({ isPinned }) => isPinned),
    query: () => selectAlbumQuery(actor.getSnapshot()),
  }
}

test('albums are asked for on their own page alone, once it is known who is here [GAL-25]', () => {
  const { asked, enter, identify } = start()
  enter()
  expect(asked).toEqual([])
  enter('videosAll')
  identify()
  expect(asked).toEqual([])
  enter()
  expect(asked.map(({ input }) => input)).toEqual([
    { store: 'albums', filter: { guestId: 'guest-1' }, order: 'newest', start: null },
  ])
})

test('the address says which of them are listed; what cannot be chosen is left out [GAL-25]', () => {
  const { actor, asked, enter, identify, query } = start()
  identify()
  enter('photos', { show: 'vip', who: 'mixed', of: 'actor-7', sort: 'cheapest' })
  expect(asked[0]?.input).toMatchObject({
    filter: { albumType: 'vip', actingGroup: 'mixed', modelId: 'actor-7' },
    order: 'cheapest',
  })
  actor.send({
    type: 'navigation.queryEntered',
    page: 'photos',
    query: { show: 'nonsense', sort: 'nonsense' },
  })
  expect(query()).toEqual({ choice: {}, order: 'newest' })
  expect(asked[1]?.input).toMatchObject({ filter: { guestId: 'guest-1' }, order: 'newest' })
})

test('what is chosen is listed and named in the address [GAL-25]', () => {
  const { actor, asked, enter, identify, told } = start()
  identify()
  enter()
  actor.send({ type: 'albumList.chosen', choice: { albumType: 'free' } })
  actor.send({ type: 'albumList.orderChosen', order: 'topRated' })
  expect(asked.at(-1)?.input).toMatchObject({ filter: { albumType: 'free' }, order: 'topRated' })
  expect(told('navigation').at(-1)).toEqual({
    type: 'navigation.queryRequested',
    page: 'photos',
    query: { show: 'free', who: null, of: null, sort: 'topRated' },
  })
})

test.each<AlbumListEvent>([
  { type: 'purchase.done', kind: 'album', mediumId: 'album1', at: null },
  { type: 'push.vipAboUpdated', active: true, started: true, price: 30 },
  { type: 'navigation.languageChanged', language: 'de' },
  { type: 'realtime.sessionEstablished', resumed: false },
])('behind what is seen albums are asked for anew after $type [GAL-25]', async (event) => {
  const { actor, asked, enter, identify, ids } = start()
  identify()
  enter()
  await asked[0]?.resolve(someAlbums('album1', 'album2'))
  actor.send(event)
  expect([asked.length, ids()]).toEqual([2, ['album1', 'album2']])
  await asked[1]?.resolve(someAlbums('album2'))
  expect(ids()).toEqual(['album2'])
})

test('an album that was pinned somewhere else is pinned here, a performer is none [GAL-25]', async () => {
  const { actor, asked, enter, identify, pinned } = start()
  identify()
  enter()
  await asked[0]?.resolve(someAlbums('album1', 'album2'))
  actor.send({ type: 'push.favouritePinned', kind: 'actor', id: 'album2' })
  expect(pinned()).toEqual([false, false])
  actor.send({ type: 'push.favouritePinned', kind: 'album', id: 'album2' })
  expect(pinned()).toEqual([false, true])
  actor.send({ type: 'push.favouriteUnpinned', kind: 'album', id: 'album2' })
  expect(pinned()).toEqual([false, false])
})

test('what one guest has is asked for anew of another, and not shown meanwhile [GAL-25]', async () => {
  const { asked, enter, identify, ids } = start()
  identify()
  enter()
  await asked[0]?.resolve(someAlbums('album1'))
  identify('guest-2')
  expect([asked.at(-1)?.input.filter, ids()]).toEqual([{ guestId: 'guest-2' }, []])
})
